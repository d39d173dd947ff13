import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import { findTypeUses } from '../../../renderer/plan/backlinks/findTypeUses.ts';
import { planReference, typeUses } from '../../../renderer/plan/planReference.ts';
import { makeConfig, makePackage, makeSymbol } from '../make.ts';
import { notingSession } from '../notingSession.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gqldocs-uses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const target = makeSymbol('class', 'Target');
const use = makeSymbol('variable', 'use', {
  type: { kind: 'reference', name: 'Target', target: { kind: 'symbol', id: target.id }, typeArguments: [] },
});
const api = { packages: [makePackage([target, use])] };

it('type uses are the same whether they are computed or cached', async () => {
  const uses = findTypeUses(api);
  expect([...uses.keys()]).toEqual([target.id]);
  for (const isStored of [false, true]) {
    const session = notingSession(folder);
    expect(await session.run(typeUses, api)).toEqual(uses);
    expect(session.stored).toEqual([isStored]);
    await session.save();
  }
});

it('type uses of another reference are computed', async () => {
  const session = notingSession(folder);
  await session.run(typeUses, api);
  expect(await session.run(typeUses, { packages: [makePackage([use])] })).toEqual(findTypeUses({ packages: [makePackage([use])] }));
  expect(session.stored).toEqual([false, false]);
});

it('the plan of a reference is the same object while the reference is unchanged', async () => {
  const session = openSession({ name: 'test' });
  const { api: settings, title, messages } = makeConfig();
  const config = { root: '/', configFiles: [], api: settings, title, messages };
  const first = await session.run(planReference, { config, api });
  session.begin();
  expect(await session.run(planReference, { config, api: structuredClone(api) })).toBe(first);
  const other = await session.run(planReference, { config: { ...config, title: 'Other' }, api });
  expect(other.routes.map(({ href }) => href)).toEqual(first.routes.map(({ href }) => href));
  expect(other).not.toBe(first);
  expect(first.routes.map(({ href }) => href)).toEqual(first.routes.map(({ href }) => href).toSorted());
});
