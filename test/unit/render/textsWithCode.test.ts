import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Route } from '../../../renderer/model/plan.ts';
import type { SymbolId, Type } from '../../../renderer/model/type.ts';
import { createTextsWithCode } from '../../../renderer/render/textsWithCode.ts';
import { makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';

const base = { href: '/a', title: 'A', description: '', html: 'a', data: 'a', from: { file: 'a' } };
const sample = (name: string) => `~~~ts\n${name}\n~~~`;
const comment = (name: string) => ({
  summary: { text: `A sentence about ${name}.` },
  blocks: [{ tag: '@example', content: { text: sample(name) } }],
  modifiers: [],
});
const unexported = (id: SymbolId): Type => ({ kind: 'reference', name: id, target: { kind: 'unexported', id }, typeArguments: [] });

it('finds the texts with code of a page at any depth, and those of its unexported types, each once', () => {
  const types = new Map<SymbolId, ApiSymbol>([
    ['one', makeSymbol('type', 'One', { comment: comment('one'), type: unexported('two') })],
    ['two', makeSymbol('type', 'Two', { comment: comment('two'), type: unexported('one') })],
    ['three', makeSymbol('type', 'Three', { comment: comment('three') })],
  ]);
  const symbol = makeSymbol('class', 'A', {
    comment: comment('A'),
    members: [makeMember('run', { comment: comment('run'), type: unexported('one') })],
  });
  const route: Route = { ...base, kind: 'class', symbol, package: makePackage([], { readme: { text: sample('README') } }) };
  const textsWithCode = createTextsWithCode();
  const texts = (page: Route) => [...textsWithCode(page, (id) => types.get(id))].toSorted();
  expect(texts(route)).toEqual(['A', 'run', 'one', 'two', 'README'].map(sample).toSorted());
  const other: Route = { ...base, kind: 'type', symbol: makeSymbol('type', 'B', { type: unexported('two') }), package: makePackage([]) };
  expect(texts(other)).toEqual(['one', 'two'].map(sample).toSorted());
});

it('finds titles with code, which an example may have', () => {
  const comment = { summary: { text: '' }, blocks: [{ tag: '@example', title: '<pre>a</pre>', content: { text: '' } }], modifiers: [] };
  const route: Route = { ...base, kind: 'type', symbol: makeSymbol('type', 'A', { comment }), package: makePackage([]) };
  expect([...createTextsWithCode()(route, () => undefined)]).toEqual(['<pre>a</pre>']);
});

it('finds nothing in a document, whose code is already highlighted', () => {
  const document = makeDocument({
    id: 'a',
    body: { kind: 'hast', tree: { type: 'root', children: [] } },
    headings: [{ level: 2, id: 'h', text: 'H' }],
  });
  expect(createTextsWithCode()({ ...base, kind: 'document', document }, () => undefined).size).toBe(0);
});
