import { expect, it } from 'vitest';
import type { Backlinks } from '../../../renderer/model/backlinks.ts';
import { mostReferenced, mostReferencedInLine } from '../../../renderer/presentation/mostReferenced.ts';
import { makeComment, makeSymbol } from '../make.ts';

const none: Backlinks = { acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [], documents: [] };
const document = { title: 'A page', href: '/docs/a' };
const symbols = ['a', 'b', 'c', 'd'].map((name) => makeSymbol('function', name));
const uses: Readonly<Record<string, Backlinks>> = {
  'pkg/:function/b': { ...none, acceptedBy: ['x', 'y'] },
  'pkg/:function/c': { ...none, documents: [document] },
};
const names = (count: number) => mostReferenced(symbols, { usedBy: (id) => uses[id], count }).map(({ name }) => name);

it('sorts by references, and counts documents more than declarations', () => {
  expect(names(2)).toEqual(['c', 'b']);
});

it('puts names that are internal by convention last', () => {
  const first = mostReferenced(
    ['_b', '$c', 'a', '_'].map((name) => makeSymbol('function', name)),
    { usedBy: () => ({ ...none, acceptedBy: ['x'] }), count: 4 },
  );
  expect(first.map(({ name }) => name)).toEqual(['a', '_', '_b', '$c']);
});

it('puts symbols of internal modules last', () => {
  const [own, other] = [makeSymbol('function', 'own', { module: '_internal' }), makeSymbol('function', 'other', { module: 'sub' })];
  const first = mostReferenced([own, other], { usedBy: () => ({ ...none, acceptedBy: ['x'] }), count: 2 });
  expect(first.map(({ name }) => name)).toEqual(['other', 'own']);
});

it('keeps the order of symbols without references', () => {
  expect(names(9)).toEqual(['c', 'b', 'a', 'd']);
});

it('puts deprecated symbols last, however often they are named', () => {
  const old = makeSymbol('function', 'old', { comment: makeComment('', { '@deprecated': 'Use a.' }) });
  const first = mostReferenced([old, ...symbols], { usedBy: () => ({ ...none, acceptedBy: ['x'] }), count: 9 });
  expect(first.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'old']);
});

it('has what the README imports first', () => {
  const first = mostReferenced(symbols, { usedBy: (id) => uses[id], imported: ['d'], count: 3 });
  expect(first.map(({ name }) => name)).toEqual(['d', 'c', 'b']);
});

it('counts samples that use a symbol', () => {
  const samples = new Map([['pkg/:function/d', 3]]);
  const first = mostReferenced(symbols, { usedBy: (id) => uses[id], samples, count: 3 });
  expect(first.map(({ name }) => name)).toEqual(['c', 'd', 'b']);
});

it('leaves out a name that does not fit into the line, but no shorter ones after it', () => {
  const listed = ['a'.repeat(20), 'b'.repeat(50), 'c'.repeat(30)].map((name) => makeSymbol('function', name));
  const request = { usedBy: () => undefined, count: 8 };
  expect(mostReferencedInLine(listed, request).map(({ name }) => name.charAt(0))).toEqual(['a', 'c']);
  expect(mostReferencedInLine([makeSymbol('function', 'd'.repeat(90))], request)).toHaveLength(1);
});

it('keeps the order of the list in the line', () => {
  const listed = mostReferencedInLine(symbols, { usedBy: (id) => uses[id], count: 2 });
  expect(listed.map(({ name }) => name)).toEqual(['b', 'c']);
});

it('has a name once in the line, though several modules have it', () => {
  const twice = ['', 'mini'].map((module) => makeSymbol('function', 'any', { module }));
  const listed = mostReferencedInLine([...twice, makeSymbol('function', 'array')], { usedBy: () => undefined, count: 8 });
  expect(listed.map(({ name, module }) => `${module} ${name}`)).toEqual([' any', ' array']);
});

it('puts symbols that are in a category by their use alone after those of its author', () => {
  const options = makeSymbol('interface', 'Options', { grouping: { categories: ['Days'], isByUse: true } });
  const first = mostReferenced([options, ...symbols], { usedBy: () => ({ ...none, acceptedBy: ['x'] }), count: 9 });
  expect(first.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'Options']);
});
