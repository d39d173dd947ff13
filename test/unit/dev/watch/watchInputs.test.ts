import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WatchedInputs, watchInputs } from '../../../../renderer/dev/watch/watchInputs.ts';

let folder: string;
let told: Set<string>;
let watched: WatchedInputs;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-inputs-')));
  for (const name of ['a', 'b']) mkdirSync(at(name));
  told = new Set();
  watched = watchInputs({
    isWatched: (path) => path.startsWith(at('watched')),
    onChange: (path) => told.add(path.replace(folder, '')),
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
const expectTold = async (...paths: readonly string[]): Promise<void> => {
  await expect.poll(() => paths.every((path) => told.has(path))).toBe(true);
  await setTimeout(30);
  expect([...told].sort()).toEqual(paths);
  told.clear();
};

it('tells of a file that is written, replaced, deleted and made again, and of no other file beside it', async () => {
  write('a/one.ts');
  follow('a/one.ts');
  write('a/other.ts');
  write('a/one.ts', 'changed');
  await expectTold('/a/one.ts');
  write('a/new', 'replaced');
  renameSync(at('a/new'), at('a/one.ts'));
  await expectTold('/a/one.ts');
  rmSync(at('a/one.ts'));
  await expectTold('/a/one.ts');
  follow();
  write('a/one.ts', 'again');
  await expectTold('/a/one.ts');
});

it('tells of a file that comes to be, also with its folders', async () => {
  follow('a/tsconfig.json', 'a/deep/down/b.ts');
  write('a/tsconfig.json');
  await expectTold('/a/tsconfig.json');
  mkdirSync(at('a/deep'));
  await expectTold('/a/deep/down/b.ts');
  mkdirSync(at('a/deep/down'));
  follow('a/deep/down/b.ts');
  write('a/deep/down/b.ts');
  await expectTold('/a/deep/down/b.ts');
});

it('tells of modules that come and go where that counts', async () => {
  follow('a/', 'b/one.ts');
  write('b/two.ts');
  write('a/notes.txt');
  write('a/two.ts');
  await expectTold('/a/two.ts');
});

it('watches nothing that is no input any more, and nothing that others watch', async () => {
  mkdirSync(at('watched'));
  for (const path of ['a/one.ts', 'b/one.ts', 'watched/one.ts']) write(path);
  follow('a/one.ts', 'watched/one.ts');
  follow('b/one.ts', 'watched/one.ts');
  for (const path of ['a/one.ts', 'watched/one.ts', 'b/one.ts']) write(path, 'changed');
  await expectTold('/b/one.ts');
});

it('goes on with a folder that another has taken the place of', async () => {
  write('a/one.ts');
  follow('a/one.ts');
  renameSync(at('a'), at('old'));
  await expect.poll(() => told.size).toBeGreaterThan(0);
  mkdirSync(at('a'));
  write('a/one.ts');
  follow('a/one.ts');
  await setTimeout(30);
  told.clear();
  write('old/one.ts', 'old');
  write('a/one.ts', 'new');
  await expectTold('/a/one.ts');
});

it('tells at once of new inputs that have changed since somebody looked', async () => {
  write('a/one.ts');
  await setTimeout(50);
  const since = Date.now();
  watched.follow([at('a/one.ts')], since);
  expect([...told]).toEqual([]);
  write('b/one.ts');
  watched.follow([at('a/one.ts'), at('b/one.ts')], since);
  expect([...told]).toEqual(['/b/one.ts']);
  told.clear();
  watched.follow([at('a/one.ts'), at('b/one.ts')], since);
  expect([...told]).toEqual([]);
});

it('keeps nothing open that it no longer needs', async () => {
  const count = (): number => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;
  // Those of other tests go in a moment.
  await expect.poll(count).toBe(0);
  for (const path of ['a/one.ts', 'b/one.ts']) write(path);
  for (let round = 0; round < 100; round += 1) follow(`${round % 2 === 0 ? 'a' : 'b'}/one.ts`);
  await expect.poll(count).toBe(1);
  watched.close();
  await expect.poll(count).toBe(0);
});
