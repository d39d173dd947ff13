import { expect, it } from 'vitest';
import { otherNames } from '../../../renderer/model/otherNames.ts';
import { makePackage, makeSymbol } from '../make.ts';

const content = makeSymbol('class', 'DialogContent');
const root = makeSymbol('class', 'Root');
const inner = makeSymbol('function', 'util.inner');
const symbols = [content, root, inner];

const namesFor = (...references: readonly { readonly name: string; readonly target: string }[]) =>
  otherNames(makePackage(symbols, { modules: ['', 'dialog'].map((name) => ({ name, symbols: [], references })) }));

it('a further name of a symbol is listed once, with the first module that exports it', () => {
  expect(namesFor({ name: 'Content', target: content.id })).toEqual([{ name: 'Content', id: content.id, module: '' }]);
});

it('a member of a namespace that is exported by itself has another name', () => {
  expect(namesFor({ name: 'inner', target: inner.id })).toEqual([{ name: 'inner', id: inner.id, module: '' }]);
});

it('neither a default export, nor the name of another page, nor a symbol of another package is listed', () => {
  const other = { name: 'Other', target: 'other/:class/Other' };
  expect(namesFor({ name: 'default', target: content.id }, { name: 'Root', target: content.id }, other)).toEqual([]);
});
