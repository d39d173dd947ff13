import { expect, it } from 'vitest';
import type { ApiSymbol } from '../../../renderer/model/api.ts';
import type { Route } from '../../../renderer/model/plan.ts';
import type { SymbolId, Type } from '../../../renderer/model/type.ts';
import { textsOf } from '../../../renderer/render/textsOf.ts';
import { makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';

const base = { href: '/a', title: 'A', description: '', html: 'a', data: 'a', from: { file: 'a' } };
const comment = (text: string) => ({
  summary: { text },
  blocks: [{ tag: '@remarks', content: { text: `More of ${text}` } }],
  modifiers: [],
});
const unexported = (id: SymbolId): Type => ({ kind: 'reference', name: id, target: { kind: 'unexported', id }, typeArguments: [] });

it('collects the texts of a page at any depth, and those of its unexported types, each once', () => {
  const types = new Map<SymbolId, ApiSymbol>([
    ['one', makeSymbol('type', 'One', { comment: comment('one'), type: unexported('two') })],
    ['two', makeSymbol('type', 'Two', { comment: comment('two'), type: unexported('one') })],
    ['three', makeSymbol('type', 'Three', { comment: comment('three') })],
  ]);
  const symbol = makeSymbol('class', 'A', {
    comment: comment('A'),
    members: [makeMember('run', { comment: comment('run'), type: unexported('one') })],
  });
  const route: Route = { ...base, kind: 'class', symbol, package: makePackage([], { readme: { text: 'README' } }) };
  expect([...textsOf(route, (id) => types.get(id))].toSorted()).toEqual(
    ['A', 'More of A', 'run', 'More of run', 'one', 'More of one', 'two', 'More of two', 'README'].toSorted(),
  );
});

it('collects nothing for a document, whose code is already highlighted', () => {
  const document = makeDocument({
    id: 'a',
    body: { kind: 'hast', tree: { type: 'root', children: [] } },
    headings: [{ level: 2, id: 'h', text: 'H' }],
  });
  expect(textsOf({ ...base, kind: 'document', document }, () => undefined).size).toBe(0);
});
