import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findTypeUses } from '../../../renderer/backlinks/findTypeUses.ts';
import { type Cache, openCache } from '../../../renderer/cache/openCache.ts';
import { createMemory } from '../../../renderer/cache/remember.ts';
import { rememberReference } from '../../../renderer/plan/rememberReference.ts';
import { makePackage, makeSymbol } from '../make.ts';

let folder: string;
let cache: Cache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-uses-'));
  cache = openCache({ folder, version: '1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const target = makeSymbol('class', 'Target');
const use = makeSymbol('variable', 'use', {
  type: { kind: 'reference', name: 'Target', target: { kind: 'symbol', id: target.id }, typeArguments: [] },
});
const api = { packages: [makePackage([target, use])] };

it('the uses of types are the same whether they are worked out or known', async () => {
  const uses = findTypeUses(api);
  expect([...uses.keys()]).toEqual([target.id]);
  for (let build = 0; build < 2; build++) {
    const remember = await rememberReference({ api, hash: 'one', cache });
    expect(remember(findTypeUses, api)).toEqual(uses);
  }
});

it('what is known is not worked out again', async () => {
  await rememberReference({ api, hash: 'one', cache });
  const other = { packages: [] };
  const remember = await rememberReference({ api: other, hash: 'one', cache });
  expect(remember(findTypeUses, other)).toEqual(findTypeUses(api));
});

it('other work, and that on other values, is done once', async () => {
  const remember = await rememberReference({ api, hash: 'one', cache });
  const names = ({ packages }: typeof api) => packages.map(({ name }) => name);
  expect(remember(findTypeUses, { packages: [makePackage([use])] }).size).toBe(1);
  expect(remember(names, api)).toEqual(['pkg']);
  expect(remember(names, api)).toBe(remember(names, api));
});

it('a process that remembers by itself keeps nothing', async () => {
  const lasting = { ...cache, remember: createMemory() };
  expect(await rememberReference({ api, hash: 'one', cache: lasting })).toBe(lasting.remember);
  expect(await cache.read('type-uses', 'one')).toBeUndefined();
});
