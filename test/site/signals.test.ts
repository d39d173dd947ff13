import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstOf } from '../browser/firstOf.ts';
import { repository } from './graphqlSite.ts';
import { SiteTest } from './SiteTest.ts';

const bin = join(repository, 'bin/gqldocs.js');

let site: SiteTest;
beforeEach(async () => {
  site = await SiteTest.from('basic');
});
afterEach(() => site.close());

/** A config that never ends, once it has written a file. */
async function writeBusyConfig(): Promise<string> {
  const busy = join(site.folder, 'busy');
  await site.write(
    'gqldocs.config.mjs',
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(busy)}, '');\nwhile (true);\nexport default { title: 'Busy' };\n`,
  );
  await site.remove('gqldocs.config.ts');
  return busy;
}

it('a command ends with npm, whose shell does not pass on signals', async () => {
  const busy = await writeBusyConfig();
  const env = { ...process.env, npm_command: 'exec' };
  const shell = spawn('sh', ['-c', '"$0" "$1" build; true', process.execPath, bin], { cwd: site.folder, env });
  const timer = setInterval(() => existsSync(busy) && shell.kill('SIGTERM'), 10);
  // The pipes close when the command has ended, too.
  await new Promise((done) => shell.on('close', done));
  clearInterval(timer);
  expect(shell.signalCode).toBe('SIGTERM');
});

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs a command, sends it a signal as soon as a file is there or it has printed a text, and waits for its end. */
function interrupt(args: readonly string[], signal: NodeJS.Signals, isTime: (printed: string) => boolean): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: site.folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        printed += String(text);
      });
    }
    const timer = setInterval(() => {
      if (!isTime(printed)) return;
      clearInterval(timer);
      child.kill(signal);
    }, 10);
    child.on('close', (code, killedBy) => {
      clearInterval(timer);
      done({ code, signal: killedBy });
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  describe(signal, { tags: signal === 'SIGINT' ? [] : ['full'] }, () => {
    it('ends a command that runs forever', async () => {
      const busy = await writeBusyConfig();
      expect(await interrupt(['build'], signal, () => existsSync(busy))).toEqual({ code: null, signal });
    });

    it('ends a long comparison', async () => {
      const literals = (suffix: string) =>
        Array.from({ length: 6000 }, (_, index) => `{ kind: ${index}; value: Box<'${suffix}${index}'> }`);
      for (const side of ['old', 'new']) {
        const text = `export interface Box<T> { readonly inner: T }\nexport declare function all(): ${literals(side).join(' | ')};\n`;
        await site.write(`${side}/package.json`, JSON.stringify({ name: 'busy', version: '1.0.0', types: 'index.d.ts' }));
        await site.write(`${side}/index.d.ts`, text);
      }
      const start = performance.now();
      const isBusy = () => performance.now() - start > 1500;
      // It is asked to stop between two steps, or ended within one.
      const ended = await interrupt(['diff', 'old', 'new'], signal, isBusy);
      expect([
        { code: null, signal },
        { code: 130, signal: null },
      ]).toContainEqual(ended);
    });

    it('stops a build, which leaves no files', async () => {
      const before = await readdir(site.folder);
      expect(await interrupt(['build', '--no-cache', '--verbose'], signal, (printed) => /client: /.test(printed))).toEqual({
        code: 130,
        signal: null,
      });
      expect(await readdir(site.folder)).toEqual(before);
    });

    it('stops a server with exit code 0', async () => {
      expect(await interrupt(['serve', '--watch', '--no-cache', '--port', '0'], signal, (printed) => printed.includes('http://'))).toEqual({
        code: 0,
        signal: null,
      });
    });
  });

describe.runIf(existsSync('/dev/full'))('a full output device', () => {
  firstOf([['--help'], ['build', '--json']])('is reported with its cause: %s', async (args) => {
    const { status, stderr } = spawnSync('sh', ['-c', 'exec "$0" "$@" >/dev/full', process.execPath, bin, ...args], {
      cwd: site.folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error {2}Cannot write to the standard output: ENOSPC/m);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
