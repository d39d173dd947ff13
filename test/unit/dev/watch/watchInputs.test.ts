import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WatchedInputs, watchInputs } from '../../../../renderer/dev/watch/watchInputs.ts';

let folder: string;
let reported: Set<string>;
let watched: WatchedInputs;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-inputs-')));
  for (const name of ['a', 'b']) mkdirSync(at(name));
  reported = new Set();
  watched = watchInputs({
    isWatched: (path) => path.startsWith(at('watched')),
    onChange: (path) => reported.add(path.replace(folder, '')),
    onRefusal: () => undefined,
  });
});
afterEach(() => {
  watched.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string): string => join(folder, path);
const write = (path: string, text = ''): void => writeFileSync(at(path), text);
const never = Number.POSITIVE_INFINITY;
const follow = (...paths: readonly string[]): void => watched.follow(paths.map(at), never);
/** Waits until these files are reported. Others in the same moment count, too. */
const expectReported = async (...paths: readonly string[]): Promise<void> => {
  await expect.poll(() => paths.every((path) => reported.has(path))).toBe(true);
  await setTimeout(30);
  expect([...reported].sort()).toEqual(paths);
  reported.clear();
};

it('reports a file that is written, replaced, deleted and created again, but no other file in the folder', async () => {
  write('a/one.ts');
  follow('a/one.ts');
  write('a/other.ts');
  write('a/one.ts', 'changed');
  await expectReported('/a/one.ts');
  write('a/new', 'replaced');
  renameSync(at('a/new'), at('a/one.ts'));
  await expectReported('/a/one.ts');
  rmSync(at('a/one.ts'));
  await expectReported('/a/one.ts');
  follow();
  write('a/one.ts', 'again');
  await expectReported('/a/one.ts');
});

it('reports a new file, and new parent folders', async () => {
  follow('a/tsconfig.json', 'a/deep/down/b.ts');
  write('a/tsconfig.json');
  await expectReported('/a/tsconfig.json');
  mkdirSync(at('a/deep'));
  await expectReported('/a/deep/down/b.ts');
  mkdirSync(at('a/deep/down'));
  follow('a/deep/down/b.ts');
  write('a/deep/down/b.ts');
  await expectReported('/a/deep/down/b.ts');
});

it('reports new and deleted modules in folders that resolve imports', async () => {
  follow('a/', 'b/one.ts');
  write('b/two.ts');
  write('a/notes.txt');
  write('a/two.ts');
  await expectReported('/a/two.ts');
});

it('does not watch former inputs, nor files that are already watched', async () => {
  mkdirSync(at('watched'));
  for (const path of ['a/one.ts', 'b/one.ts', 'watched/one.ts']) write(path);
  follow('a/one.ts', 'watched/one.ts');
  follow('b/one.ts', 'watched/one.ts');
  for (const path of ['a/one.ts', 'watched/one.ts', 'b/one.ts']) write(path, 'changed');
  await expectReported('/b/one.ts');
});

it('watches a folder that replaced another', async () => {
  write('a/one.ts');
  follow('a/one.ts');
  renameSync(at('a'), at('old'));
  await expect.poll(() => reported.size).toBeGreaterThan(0);
  mkdirSync(at('a'));
  write('a/one.ts');
  follow('a/one.ts');
  await setTimeout(30);
  reported.clear();
  write('old/one.ts', 'old');
  write('a/one.ts', 'new');
  await expectReported('/a/one.ts');
});

it('immediately reports new inputs that changed since they were read', async () => {
  write('a/one.ts');
  await setTimeout(50);
  const since = Date.now();
  watched.follow([at('a/one.ts')], since);
  expect([...reported]).toEqual([]);
  write('b/one.ts');
  watched.follow([at('a/one.ts'), at('b/one.ts')], since);
  expect([...reported]).toEqual(['/b/one.ts']);
  reported.clear();
  watched.follow([at('a/one.ts'), at('b/one.ts')], since);
  expect([...reported]).toEqual([]);
});

it('keeps no watcher that it does not need', async () => {
  const count = (): number => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;
  // Those of other tests go in a moment.
  await expect.poll(count).toBe(0);
  for (const path of ['a/one.ts', 'b/one.ts']) write(path);
  for (let round = 0; round < 100; round += 1) follow(`${round % 2 === 0 ? 'a' : 'b'}/one.ts`);
  await expect.poll(count).toBe(1);
  watched.close();
  await expect.poll(count).toBe(0);
});
