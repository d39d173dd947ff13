import { existsSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../renderer/cache/hashOf.ts';
import { openCache } from '../../../renderer/cache/openCache.ts';
import { createDiskSink } from '../../../renderer/output/diskSink.ts';

let folder: string;
let outDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-spare-'));
  outDir = join(folder, 'build');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

const cacheFolder = () => join(folder, 'cache');
const spareOf = (output: string) => join(cacheFolder(), 'spare', hashOf(output));

async function publish(files: Files, output = outDir, cache = cacheFolder()): Promise<void> {
  const sink = await createDiskSink({ outDir: output, cache: openCache({ folder: cache, version: '1' }) });
  for (const [path, contents] of Object.entries(files)) await sink.write({ path, contents });
  await sink.publish();
  await sink.discard();
}

const inside = (path: string, where: string) => path.slice(where.length + 1).replaceAll('\\', '/');

async function filesIn(where: string): Promise<Files> {
  const entries = await readdir(where, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map(async (path) => [inside(path, where), await readFile(path, 'utf8')] as const));
  return Object.fromEntries(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const foldersIn = async (where: string): Promise<string[]> => {
  const entries = await readdir(where, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => inside(join(parentPath, name), where));
};

/** What several builds have in common, so that they take it over. */
const same: Files = { 'a/b/page': 'page', 'a/b/data': 'data', 'a/page': 'page', 'c/page': 'page', 'd/page': 'page' };

it('the output before the last one is kept for the next build, and nothing beside the output', async () => {
  await publish({ ...same, text: '1' });
  expect(existsSync(spareOf(outDir))).toBe(false);
  await publish({ ...same, text: '2' });
  expect(await filesIn(spareOf(outDir))).toEqual({ ...same, text: '1' });
  expect((await readdir(folder)).sort()).toEqual(['build', 'cache']);
});

it('the next build publishes the spare, brought up to date', async () => {
  await publish({ ...same, text: '1', 'gone/deep/text': '1' });
  await publish({ ...same, text: '2' });
  const spare = statSync(spareOf(outDir)).ino;
  const before = statSync(join(outDir, 'a/b/page'));
  await publish({ ...same, text: '3', 'new/deep/text': '3' });
  const after = statSync(join(outDir, 'a/b/page'));
  expect(statSync(outDir).ino).toBe(spare);
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  expect(await filesIn(outDir)).toEqual({ ...same, 'new/deep/text': '3', text: '3' });
  expect((await foldersIn(outDir)).sort()).toEqual(['a', 'a/b', 'c', 'd', 'new', 'new/deep']);
});

describe('whatever has become of the spare', () => {
  const elsewhere = () => join(folder, 'elsewhere');
  beforeEach(async () => {
    await publish({ ...same, text: '1' });
    await publish({ ...same, text: '2' });
    await mkdir(elsewhere());
    await writeFile(join(elsewhere(), 'page'), 'mine');
  });

  it.each<readonly [string, (spare: string) => unknown]>([
    ['lacks files', (spare) => rm(join(spare, 'a'), { recursive: true })],
    ['has more files', (spare) => writeFile(join(spare, 'a/more'), '')],
    ['has more folders', (spare) => mkdir(join(spare, 'more/folders'), { recursive: true })],
    ['has a link for a folder', (spare) => replace(join(spare, 'a'), (path) => symlinkSync(elsewhere(), path))],
    ['has a link for a file', (spare) => replace(join(spare, 'c/page'), (path) => symlinkSync(join(elsewhere(), 'page'), path))],
    ['has a folder for a file', (spare) => replace(join(spare, 'c/page'), (path) => mkdir(path))],
    ['has a file for a folder', (spare) => replace(join(spare, 'a'), (path) => writeFile(path, ''))],
    ['has a file that looks the same', (spare) => replace(join(spare, 'c/page'), (path) => copyLook(path, join(outDir, 'c/page')))],
    ['is a file', (spare) => replace(spare, (path) => writeFile(path, ''))],
    ['is a link', (spare) => replace(spare, (path) => symlinkSync(elsewhere(), path))],
  ])('the output is right: the spare %s', async (_what, change) => {
    await change(spareOf(outDir));
    await publish({ ...same, text: '3' });
    expect(await filesIn(outDir)).toEqual({ ...same, text: '3' });
    expect((await foldersIn(outDir)).sort()).toEqual(['a', 'a/b', 'c', 'd']);
    expect(await filesIn(elsewhere())).toEqual({ page: 'mine' });
    expect((await readdir(folder)).sort()).toEqual(['build', 'cache', 'elsewhere']);
  });

  it('a build that is discarded leaves it', async () => {
    const sink = await createDiskSink({ outDir, cache: openCache({ folder: cacheFolder(), version: '1' }) });
    await sink.write({ path: 'text', contents: '3' });
    await sink.discard();
    expect(await filesIn(spareOf(outDir))).toEqual({ ...same, text: '1' });
  });

  it('of two builds at once each has an output of its own', async () => {
    const cache = openCache({ folder: cacheFolder(), version: '1' });
    const [first, second] = await Promise.all([createDiskSink({ outDir, cache }), createDiskSink({ outDir, cache })]);
    for (const [path, contents] of Object.entries(same)) await Promise.all([first, second].map((sink) => sink.write({ path, contents })));
    await first.write({ path: 'text', contents: 'first' });
    await second.write({ path: 'text', contents: 'second' });
    await first.publish();
    expect(await filesIn(outDir)).toEqual({ ...same, text: 'first' });
    await second.publish();
    expect(await filesIn(outDir)).toEqual({ ...same, text: 'second' });
  });
});

async function replace(path: string, put: (path: string) => unknown): Promise<void> {
  rmSync(path, { recursive: true });
  await put(path);
}

async function copyLook(path: string, like: string): Promise<void> {
  const { size, mtime, atime } = statSync(like);
  await writeFile(path, 'x'.repeat(size));
  utimesSync(path, atime, mtime);
}

it('an output that somebody has put a file into is deleted, and not kept', async () => {
  await publish({ ...same, text: '1' });
  await writeFile(join(outDir, 'mine'), '');
  await publish({ ...same, text: '2' });
  expect(existsSync(spareOf(outDir))).toBe(false);
  expect((await readdir(folder)).sort()).toEqual(['build', 'cache']);
});

it('a cache has one spare', async () => {
  for (const output of [outDir, join(folder, 'other')]) for (const text of ['1', '2']) await publish({ ...same, text }, output);
  expect(await readdir(dirname(spareOf(outDir)))).toEqual([hashOf(join(folder, 'other'))]);
});

it('where none can be kept, builds are as they are without', async () => {
  await writeFile(join(folder, 'file'), '');
  for (const text of ['1', '2', '3']) await publish({ ...same, text }, outDir, join(folder, 'file/cache'));
  expect(await filesIn(outDir)).toEqual({ ...same, text: '3' });
  expect((await readdir(folder)).sort()).toEqual(['build', 'file']);
});

it('what lies beside spares and is none stays, also where a folder of somebody is named as the cache', async () => {
  await mkdir(join(cacheFolder(), 'spare/parts'), { recursive: true });
  await writeFile(join(cacheFolder(), 'spare/parts/list.txt'), 'mine');
  await publish({ ...same, text: '1' });
  await publish({ ...same, text: '2' });
  expect(existsSync(spareOf(outDir))).toBe(true);
  expect(await readFile(join(cacheFolder(), 'spare/parts/list.txt'), 'utf8')).toBe('mine');
});
