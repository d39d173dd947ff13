import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Cache, openCache } from '../../../renderer/cache/openCache.ts';
import { apiHashes } from '../../../renderer/pages/apiHashes.ts';
import { makePackage, makeSymbol } from '../make.ts';

let folder: string;
let cache: Cache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-hashes-'));
  cache = openCache({ folder, version: '1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const api = { packages: [makePackage([makeSymbol('class', 'A'), makeSymbol('class', 'B')])] };

it('are the same whether they are taken or known', async () => {
  const taken = await apiHashes({ api });
  expect(await apiHashes({ api, hash: 'one', cache })).toEqual(taken);
  expect(await apiHashes({ api, hash: 'one', cache })).toEqual(taken);
});

it('that are known are not taken again', async () => {
  const known = await apiHashes({ api, hash: 'one', cache });
  expect(await apiHashes({ api: { packages: [] }, hash: 'one', cache })).toEqual(known);
});

it('of another reference are taken', async () => {
  const other = { packages: [makePackage([makeSymbol('class', 'C')])] };
  await apiHashes({ api, hash: 'one', cache });
  expect(await apiHashes({ api: other, hash: 'other', cache })).toEqual(await apiHashes({ api: other }));
});
