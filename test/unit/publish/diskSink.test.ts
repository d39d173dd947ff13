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
  it('replaces the folder that a link leads to, and leaves the link', async () => {
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

  it('puts what was written where nothing was before', async () => {
    const sink = await createDiskSink({ outDir });
    await Promise.all([
      sink.write({ path: 'a/b/index.html', contents: 'text' }),
      sink.write({ path: 'a/b/index.json', contents: new TextEncoder().encode('bytes') }),
      sink.write({ path: '..name', contents: 'dots' }),
    ]);
    await sink.publish();
    expect(await published()).toEqual({ '..name': 'dots', 'a/b/index.html': 'text', 'a/b/index.json': 'bytes' });
  });

  it('leaves no folder of what has gone', async () => {
    const publish = async (...paths: readonly string[]): Promise<void> => {
      const sink = await createDiskSink({ outDir, store });
      for (const path of paths) await sink.write({ path, contents: paths.join() });
      await sink.publish();
    };
    await publish('stays/index.html', 'goes/deep/index.html', 'goes/index.html', 'stays/goes/index.html');
    await publish('stays/index.html');
    expect(await readdir(outDir, { recursive: true })).toEqual(['stays', 'stays/index.html']);
  });

  it('replaces the old output as a whole', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.write({ path: 'index.html', contents: 'new' });
    await sink.publish();
    expect(await published()).toEqual({ 'index.html': 'new' });
  });

  it('leaves nothing beside the output', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.publish();
    await sink.discard();
    expect(await readdir(join(folder, 'site'))).toEqual(['build']);
  });

  it.skipIf(process.platform === 'win32')('makes a folder that a web server may read', async () => {
    await publishOld();
    expect((await stat(outDir)).mode & 0o777).toBe(0o755);
  });
});

describe('until it is published', () => {
  it('a build changes nothing of the old output', async () => {
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

  it('reads what it has written or taken over, and nothing else', async () => {
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
  ])('reads nothing that another has %s meanwhile', async (_what, change) => {
    await publishKept('old');
    const sink = await createDiskSink({ outDir, store });
    await sink.write({ path: 'kept.md', contents: 'old' });
    await change();
    expect(() => sink.read('kept.md')).toThrow(OutputChanged);
    await sink.discard();
  });

  it('has files of the last output by their hashes, and takes them over with the times that they had', async () => {
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

  it('has no file that somebody has changed since it was published', async () => {
    await publishKept('old');
    await writeFile(join(outDir, 'kept.md'), 'own');
    const sink = await createDiskSink({ outDir, store });
    expect(sink.has('kept.md', hashOfText('old'))).toBe(false);
    sink.keep('kept.md', hashOfText('old'));
    await sink.publish();
    await sink.discard();
    expect(await published()).toEqual({});
  });

  it('two builds do not get in the way of each other', async () => {
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
  it.each(['../outside.html', 'a/../../outside.html', '', '.', '..'])('is a path that leaves the output: %j', async (path) => {
    const sink = await createDiskSink({ outDir });
    await expect(sink.write({ path, contents: '' })).rejects.toThrow('leaves the output folder');
    await sink.discard();
    expect(await readdir(join(folder, 'site'))).toEqual([]);
  });

  it('to publish leaves the old output where it was', async () => {
    await publishOld();
    const sink = await createDiskSink({ outDir });
    await sink.discard();
    await expect(sink.publish()).rejects.toThrow('ENOENT');
    expect(await published()).toEqual({ 'gone/index.html': 'old', 'index.html': 'old' });
  });

  it('to make the folder is known before anything is built', async () => {
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site/file'), '');
    await expect(createDiskSink({ outDir: join(folder, 'site/file/build') })).rejects.toMatchObject({ syscall: 'mkdir' });
  });
});
