import { expect, it } from 'vitest';
import { loadComparison } from '../../../renderer/compare/load/loadComparison.ts';
import { pairDeclarations } from '../../../renderer/compare/load/pairDeclarations.ts';
import { findPositions } from '../../../renderer/compare/positions/findPositions.ts';
import { createParameterUses } from '../../../renderer/compare/positions/parameterUses.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

/** The declarations that a search walks through, each after those in which it is. */
function walksOf(text: string, skipped = ''): readonly string[] {
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
  findPositions(comparison, { usesOf: createParameterUses({ ...comparison, enter }), policy: 'standard', promised: new Set(), enter });
  return [...walks];
}

it('the search for uses says which declaration it is in, also within another one', () => {
  const text =
    'interface Leaf { size: number }\ntype Inner = { leaf: Leaf };\ntype Outer = { inner: Inner };\nexport declare function use(): Outer;\n';
  expect(walksOf(text)).toContain('use > Outer > Inner');
  expect(walksOf(text, 'Outer').join()).not.toContain('Inner');
});
