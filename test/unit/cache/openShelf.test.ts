import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from '../../../renderer/cache/openCache.ts';
import { openShelf, type Shelf } from '../../../renderer/cache/openShelf.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-shelf-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Value = { readonly text: string };

const open = (mostUnused?: number): Promise<Shelf<Value>> =>
  openShelf<Value>({ cache: openCache({ folder, version: '1' }), stage: 'stage', name: 'name', mostUnused });

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  const shelf = await open();
  for (const [key, text] of Object.entries(texts)) shelf.put(key, { text });
  await shelf.save();
}

it('keeps values for the next build, whatever is in them', async () => {
  await fill({ a: 'one\ntwo three\u2028ä', b: '' });
  const shelf = await open();
  expect([shelf.isNew, shelf.get('a'), shelf.get('b'), shelf.get('c')]).toEqual([
    false,
    { text: 'one\ntwo three\u2028ä' },
    { text: '' },
    undefined,
  ]);
});

it('gives the very same value each time', async () => {
  await fill({ a: '1' });
  const shelf = await open();
  expect(shelf.get('a')).toBe(shelf.get('a'));
});

it('lets go of what a build has not asked for, but for as much as may stay', async () => {
  await fill({ a: '1', b: '2', c: '3' });
  const shelf = await open(1);
  shelf.get('b');
  await shelf.save();
  expect([...(await open()).entries()]).toEqual([
    ['b', { text: '2' }],
    ['a', { text: '1' }],
  ]);
});

it('writes what has not changed as it was', async () => {
  const linesOf = async () => (await readFile(join(folder, 'stage/name'), 'utf8')).split('\n').slice(1);
  await fill({ a: '1', b: 'ä' });
  const shelf = await open();
  for (const key of ['a', 'b']) shelf.get(key);
  shelf.put('c', { text: '3' });
  await shelf.save();
  expect(await linesOf()).toEqual(['a {"text":"1"}', 'b {"text":"\\u00e4"}', 'c {"text":"3"}', '']);
});
