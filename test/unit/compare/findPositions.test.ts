import { expect, it } from 'vitest';
import { loadComparison } from '../../../renderer/compare/load/loadComparison.ts';
import { pairDeclarations } from '../../../renderer/compare/load/pairDeclarations.ts';
import { findPositions } from '../../../renderer/compare/positions/findPositions.ts';
import { createParameterUses } from '../../../renderer/compare/positions/parameterUses.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

interface WalkOptions {
  readonly skipped?: string;
  /** Default: all declarations. */
  readonly searched?: readonly string[];
}

/** The declarations that a search walks through, each after those in which it is. */
function walksOf(text: string, { skipped, searched }: WalkOptions = {}): readonly string[] {
  const old = snapshotOf(text, libraries);
  const nothing = { changed: new Set<string>(), bases: [], withUsers: () => new Set<string>() };
  const comparison = loadComparison({ ...nothing, old, new: old, pairs: pairDeclarations(old, old), libraries });
  const walks = new Set<string>();
  const open: string[] = [];
  const enter = (id: string, visit: () => void): boolean => {
    if (id === skipped) return false;
    open.push(id);
    walks.add(open.join(' > '));
    visit();
    open.pop();
    return true;
  };
  const usesOf = createParameterUses({ ...comparison, enter });
  const ids = new Set(searched ?? old.declarations.map(({ id }) => id));
  findPositions(comparison, { usesOf, policy: 'standard', promised: new Set(), inner: new Set(), searched: ids, enter });
  return [...walks];
}

it('the search for uses says which declaration it is in, also within another one', () => {
  const text =
    'interface Leaf { size: number }\ntype Inner = { leaf: Leaf };\ntype Outer = { inner: Inner };\nexport declare function use(): Outer;\n';
  expect(walksOf(text)).toContain('use > Outer > Inner');
  expect(walksOf(text, { skipped: 'Outer' }).join()).not.toContain('Inner');
});

it('the search for uses leaves out what does not mention what is searched', () => {
  const text = `interface Leaf { size: number }
    interface Other { name: string; next: Other }
    export declare function use(other: Other): Leaf;
    export declare function make(): Other;`;
  expect(walksOf(text, { searched: ['Leaf', 'use'] })).toEqual(['use', 'Leaf']);
});
