import { expect, it } from 'vitest';
import { compareSnapshots } from '../../../renderer/compare/snapshots/compareSnapshots.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

const release = (version: string, codes: string, result: string): string => `
export declare const VERSION: '${version}';
export declare const info: { readonly version: typeof VERSION };
export type Code = ${codes};
export declare function code(): Code;
export declare function other(): ${result};
`;

it('allows breaks of a declaration and of what mentions it, and of no other', () => {
  const [old, next] = [release('1.0.0', "'a' | 'b'", 'number | string'), release('1.0.1', "'a' | 'b' | 'c'", 'number')];
  const comparison = { old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries };
  expect([...compareSnapshots(comparison).allowed].sort()).toEqual(['Code', 'VERSION', 'code', 'info']);
  expect([...compareSnapshots({ ...comparison, policy: 'strict' }).allowed]).toEqual([]);
});
