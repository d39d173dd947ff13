import { spawn } from 'node:child_process';

/** The program that opens an address, by platform. All others use `xdg-open` of freedesktop.org. */
const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>>> = {
  darwin: ['open'],
  // `start` takes its first quoted argument for a title.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the user's browser, which goes on when gqldocs ends. False where no program can open it. */
export function openBrowser(url: string, platform: NodeJS.Platform): Promise<boolean> {
  const [program, ...args] = openers[platform] ?? ['xdg-open'];
  return new Promise((done) => {
    const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true, windowsVerbatimArguments: platform === 'win32' });
    child.once('error', () => done(false));
    child.once('spawn', () => {
      child.unref();
      done(true);
    });
  });
}
