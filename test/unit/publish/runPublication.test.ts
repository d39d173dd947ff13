import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveFolder } from '../../../renderer/dev/server/serve.ts';
import { createDiskSink } from '../../../renderer/publish/diskSink.ts';
import { runPublication } from '../../../renderer/publish/runPublication.ts';
import { clearLeftovers } from '../../../renderer/publish/writeStagingFolder.ts';

let root: string;
let folder: string;
let by: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gqldocs-publication-'));
  folder = join(root, 'build');
  by = join(root, '.build-0123abcd-999999999-Ab12Cd');
  await write(folder, 'old');
  await write(by, 'new');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

async function write(where: string, text: string): Promise<void> {
  await mkdir(where, { recursive: true });
  await writeFile(join(where, 'index.html'), text);
}

const published = () => readFile(join(folder, 'index.html'), 'utf8');

/** Puts a program called `mv` before the system's. */
async function useMv(script: string): Promise<void> {
  const bin = join(root, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'mv'), `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, 'mv'), 0o755);
  vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH ?? ''}`);
}

describe('publishing', () => {
  it('to a new folder is one rename', async () => {
    await rm(folder, { recursive: true });
    expect(runPublication({ folder, by })).toBe(undefined);
    expect([await published(), await readdir(root)]).toEqual(['new', ['build']]);
  });

  it('returns the path of the old output', async () => {
    const old = runPublication({ folder, by });
    expect([await published(), await readFile(join(old ?? '', 'index.html'), 'utf8')]).toEqual(['new', 'old']);
  });

  it.runIf(process.platform === 'linux')('exchanges both folders if the system supports it', async () => {
    await useMv(
      '[ "$1 $2 $3" = "--exchange --no-target-directory --" ] && /bin/mv "$4" "$4.x" && /bin/mv "$5" "$4" && /bin/mv "$4.x" "$5"',
    );
    expect(runPublication({ folder, by })).toBe(by);
    expect([await published(), await readFile(join(by, 'index.html'), 'utf8')]).toEqual(['new', 'old']);
  });

  it.runIf(process.platform === 'linux')('renames twice otherwise', async () => {
    await useMv('exit 1');
    expect(runPublication({ folder, by })).toBe(`${by}-old`);
    expect(await published()).toBe('new');
  });

  it('keeps the old build in its place on failure', async () => {
    await rm(by, { recursive: true });
    expect(() => runPublication({ folder, by })).toThrow('ENOENT');
    expect([await published(), await readdir(root)]).toEqual(['old', ['build']]);
  });
});

describe('a build that was killed between the two renames', () => {
  beforeEach(() => rename(folder, `${by}-old`));

  it('has its old output restored by the next build', async () => {
    const sink = await createDiskSink({ outDir: folder });
    expect(await published()).toBe('old');
    await sink.discard();
  });

  it('has its old output restored by a server', async () => {
    const { value } = await serveFolder({ folder, baseUrl: '/', host: '127.0.0.1', port: 0 });
    const answer = await fetch(value?.url ?? '');
    expect(await answer.text()).toBe('old');
    await value?.close();
  });

  it('is distinguished from similar folders', async () => {
    await rename(`${by}-old`, join(root, '.build-thesis-old'));
    await clearLeftovers(folder);
    expect([existsSync(folder), existsSync(join(root, '.build-thesis-old'))]).toEqual([false, true]);
  });
});
