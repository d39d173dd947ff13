import { expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { snapshotOf } from './pairs.ts';

it('shows both signatures if another declaration took the name of an export', () => {
  const libraries = new Map();
  const old =
    'export declare function clamp(value: number): number;\n// file: other.d.ts\nexport declare function clamp(value: string): number;\n';
  const next = 'export declare function clamp(value: number): number;\n// file: other.d.ts\nexport { clamp } from "./index.js";\n';
  const manifest = JSON.stringify({ name: 'pkg', version: '1.0.0', exports: { '.': './index.d.ts', './other': './other.d.ts' } });
  const withEntries = (side: string) => `${side}// file: package.json\n${manifest}`;
  const snapshots = { old: snapshotOf(withEntries(old), libraries), new: snapshotOf(withEntries(next), libraries) };
  const entries = compareReleases({ ...snapshots, bases: [], libraries });
  expect(entries).toMatchObject([
    {
      symbol: './other:clamp',
      verdict: 'major',
      old: expect.stringContaining('value: string'),
      new: expect.stringContaining('value: number'),
    },
  ]);
});
