import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { repository } from './graphqlSite.ts';
import type { InstalledCopy } from './installedCopy.ts';

export const example = join(repository, 'examples/turborepo');

/** Turborepo and the cache server, as the example has them, from the registry; kept between runs. Absolute `node_modules` folder. */
export function installTools(): string {
  const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(example, 'package.json'), 'utf8'),
  );
  const specs = ['turbo', 'turborepo-remote-cache'].map((name) => `${name}@${devDependencies[name]}`);
  const folder = join(repository, 'node_modules/.cache/gqldocs-turborepo', specs.join('+'));
  const modules = join(folder, 'node_modules');
  // Written last: an installation that was interrupted is none.
  const mark = join(folder, 'installed');
  if (existsSync(mark)) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', ...specs, '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  try {
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  } catch (error) {
    throw new Error(`Turborepo could not be installed from the registry, which this test needs: npm ${args.join(' ')}`, { cause: error });
  }
  writeFileSync(mark, '');
  return modules;
}

/** Links packages as `npm install` would in a checkout of the example. */
export function linkModules(checkout: string, { tools, gqldocs }: { readonly tools: string; readonly gqldocs: InstalledCopy }): void {
  const modules = join(checkout, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(join(modules, '@orchard'));
  for (const name of readdirSync(join(checkout, 'packages'))) symlinkSync(join('../../packages', name), join(modules, '@orchard', name));
  for (const name of ['turbo', '@turbo', 'turborepo-remote-cache']) symlinkSync(join(tools, name), join(modules, name));
  symlinkSync(join(gqldocs.modules, 'gqldocs'), join(modules, 'gqldocs'));
  symlinkSync(gqldocs.bin, join(modules, '.bin/gqldocs'));
}

export interface CacheServer {
  readonly url: string;
  /** Everything that it has logged: a line of JSON for each request and each answer. */
  readonly log: () => string;
  readonly close: () => void;
}

/** Starts the example's own script, which listens on loopback alone and keeps its files below `folder`. */
export async function startCacheServer(checkout: string, folder: string): Promise<CacheServer> {
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), TURBO_TOKEN: 'secret' };
  const server = spawn(process.execPath, [join(checkout, 'scripts/serve-cache.mjs')], { cwd: folder, env });
  let log = '';
  const note = (text: Buffer): void => {
    log += String(text);
  };
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`The cache server has ended: ${log}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { url, log: () => log, close: () => void server.kill() };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/v8/artifacts/status`, { headers: { authorization: 'Bearer secret' } })).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface TurboTask {
  readonly taskId: string;
  readonly cache: { readonly status: 'HIT' | 'MISS'; readonly local: boolean; readonly remote: boolean };
}

/** Runs the extraction in a checkout, using only loopback. Returns the state of each task, in the order of their names. */
export function runTurbo(
  checkout: string,
  { server, args = [] }: { readonly server: string; readonly args?: readonly string[] },
): readonly TurboTask[] {
  const env = {
    PATH: process.env.PATH,
    HOME: checkout,
    TURBO_API: server,
    TURBO_TOKEN: 'secret',
    TURBO_TEAM: 'team_orchard',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...Object.fromEntries(['HTTP_PROXY', 'HTTPS_PROXY'].map((name) => [name, 'http://127.0.0.1:9'])),
    NO_PROXY: '127.0.0.1',
  };
  const runs = join(checkout, '.turbo/runs');
  rmSync(runs, { recursive: true, force: true });
  const turbo = join(checkout, 'node_modules/turbo/bin/turbo');
  const all = [turbo, 'run', 'extract', '--summarize', '--no-daemon', '--concurrency=2', ...args];
  execFileSync(process.execPath, all, { cwd: checkout, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const [summary = ''] = readdirSync(runs);
  const { tasks }: { readonly tasks: readonly TurboTask[] } = JSON.parse(readFileSync(join(runs, summary), 'utf8'));
  return tasks.filter(({ taskId }) => taskId.endsWith('#extract')).toSorted((a, b) => (a.taskId < b.taskId ? -1 : 1));
}
