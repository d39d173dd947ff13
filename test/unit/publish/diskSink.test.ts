import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { openStore, type Store } from '../../../renderer/engine/store.ts';
import { createDiskSink, OutputChanged } from '../../../renderer/publish/diskSink.ts';

let folder: string;
let outDir: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-sink-'));
  outDir = join(folder, 'site/build');
  store = openStore({ folder: join(folder, 'cache'), version: '1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Files of the output with their texts. */
async function published(): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(outDir.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8')] as const;
    }),
  );
  return Object.fromEntries(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function publishOld(): Promise<void> {
  const sink = await createDiskSink({ outDir });
  await sink.write({ path: 'index.html', contents: 'old' });
  await sink.write({ path: 'gone/index.html', contents: 'old' });
  await sink.publish();
}

async function publishKept(contents: string): Promise<void> {
  const sink = await createDiskSink({ outDir, store });
  await sink.write({ path: 'kept.md', contents });
  await sink.publish();
  await sink.discard();
}

describe('publishing', () => {
  it('replaces the target of a link, and keeps the link', async () => {
    const real = join(folder, 'elsewhere/www');
    await mkdir(real, { recursive: true });
    await mkdir(join(folder, 'site'));
    await symlink(real, outDir);
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.write({ path: 'index.html', contents: 'new' });
    await sink.publish();
    expect((await lstat(outDir)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(real, 'index.html'), 'utf8')).toBe('new');
    expect(await readdir(join(folder, 'elsewhere'))).toEqual(['www']);
  });

  it('creates the folder with the written files', async () => {
    const sink = await createDiskSink({ outDir });
    await Promise.all([
      sink.write({ path: 'a/b/index.html', contents: 'text' }),
      sink.write({ path: 'a/b/index.json', contents: new TextEncoder().encode('bytes') }),
      sink.write({ path: '..name', contents: 'dots' }),
    ]);
    await sink.publish();
    expect(await published()).toEqual({ '..name': 'dots', 'a/b/index.html': 'text', 'a/b/index.json': 'bytes' });
  });

  it('leaves no empty folders of deleted files', async () => {
    const publish = async (...paths: readonly string[]): Promise<void> => {
      const sink = await createDiskSink({ outDir, store });
      for (const path of paths) await sink.write({ path, contents: paths.join() });
      await sink.publish();
    };
    await publish('stays/index.html', 'goes/deep/index.html', 'goes/index.html', 'stays/goes/index.html');
    await publish('stays/index.html');
    expect(await readdir(outDir, { recursive: true })).toEqual(['stays', 'stays/index.html']);
  });

  it('deletes a file even if all others stay as they are', async () => {
    const first = await createDiskSink({ outDir, store });
    await first.write({ path: 'index.html', contents: 'same' });
    await first.write({ path: 'gone.html', contents: 'old' });
    await first.publish();
    const second = await createDiskSink({ outDir, store });
    await second.write({ path: 'index.html', contents: 'same' });
    await second.publish();
    expect(await published()).toEqual({ 'index.html': 'same' });
  });

  it('replaces the old output completely', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.write({ path: 'index.html', contents: 'new' });
    await sink.publish();
    expect(await published()).toEqual({ 'index.html': 'new' });
  });

  it('leaves nothing next to the output', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.publish();
    await sink.discard();
    expect(await readdir(join(folder, 'site'))).toEqual(['build']);
  });

  it.skipIf(process.platform === 'win32')('creates a folder that a web server may read', async () => {
    await publishOld();
    expect((await stat(outDir)).mode & 0o777).toBe(0o755);
  });
});

describe('until it is published', () => {
  it('a build does not change the old output', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.write({ path: 'index.html', contents: 'new' });
    expect(await published()).toEqual({ 'gone/index.html': 'old', 'index.html': 'old' });
    await sink.discard();
  });

  it('a build can be discarded without a trace', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.write({ path: 'a/index.html', contents: 'new' });
    await sink.discard();
    expect(await published()).toEqual({ 'gone/index.html': 'old', 'index.html': 'old' });
    expect(await readdir(join(folder, 'site'))).toEqual(['build']);
  });

  it('only files that the build wrote or kept can be read', async () => {
    const old = await createDiskSink({ outDir, store });
    await old.write({ path: 'kept.md', contents: 'old' });
    await old.write({ path: 'gone.md', contents: 'old' });
    await old.publish();
    const sink = await createDiskSink({ outDir, store });
    await sink.write({ path: 'kept.md', contents: 'old' });
    await sink.write({ path: 'new.md', contents: 'new' });
    expect(['kept.md', 'gone.md', 'new.md'].map((path) => sink.read(path)?.toString())).toEqual(['old', undefined, 'new']);
    await sink.discard();
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['replaced', () => publishKept('newer')],
    ['deleted', () => rm(join(outDir, 'kept.md'))],
  ])('reading fails for a file that another build %s', async (_what, change) => {
    await publishKept('old');
    const sink = await createDiskSink({ outDir, store });
    await sink.write({ path: 'kept.md', contents: 'old' });
    await change();
    expect(() => sink.read('kept.md')).toThrow(OutputChanged);
    await sink.discard();
  });

  it('files of the last output are found by hash, and kept with their times', async () => {
    await publishKept('old');
    const { ino, mtimeMs } = await stat(join(outDir, 'kept.md'));
    const sink = await createDiskSink({ outDir, store });
    const hashes = ['old', 'other'].map(hashOfText);
    expect(hashes.map((hash) => sink.has('kept.md', hash))).toEqual([true, false]);
    for (const hash of hashes) sink.keep('kept.md', hash);
    expect(await sink.write({ path: 'new.md', contents: 'new' })).toBe(true);
    await sink.publish();
    await sink.discard();
    expect(await published()).toEqual({ 'kept.md': 'old', 'new.md': 'new' });
    expect(await stat(join(outDir, 'kept.md'))).toMatchObject({ ino, mtimeMs });
  });

  it('a file that was edited after publishing is not kept', async () => {
    await publishKept('old');
    await writeFile(join(outDir, 'kept.md'), 'own');
    const sink = await createDiskSink({ outDir, store });
    expect(sink.has('kept.md', hashOfText('old'))).toBe(false);
    sink.keep('kept.md', hashOfText('old'));
    await sink.publish();
    await sink.discard();
    expect(await published()).toEqual({});
  });

  it('two concurrent builds do not affect each other', async () => {
    const [first, second] = await Promise.all([createDiskSink({ outDir }), createDiskSink({ outDir })]);
    await first.write({ path: 'index.html', contents: 'first' });
    await second.write({ path: 'index.html', contents: 'second' });
    await first.publish();
    expect(await published()).toEqual({ 'index.html': 'first' });
    await second.publish();
    expect(await published()).toEqual({ 'index.html': 'second' });
  });
});

describe('a failure', () => {
  it.each(['../outside.html', 'a/../../outside.html', '', '.', '..'])('is reported for a path outside of the output: %j', async (path) => {
    const sink = await createDiskSink({ outDir });
    await expect(sink.write({ path, contents: '' })).rejects.toThrow('leaves its folder');
    await sink.discard();
    expect(await readdir(join(folder, 'site'))).toEqual([]);
  });

  it('during publishing keeps the old output in its place', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.discard();
    await expect(sink.publish()).rejects.toThrow('ENOENT');
    expect(await published()).toEqual({ 'gone/index.html': 'old', 'index.html': 'old' });
  });

  it('to create the folder is reported before the build', async () => {
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site/file'), '');
    await expect(createDiskSink({ outDir: join(folder, 'site/file/build') })).rejects.toMatchObject({ syscall: 'mkdir' });
  });
});
