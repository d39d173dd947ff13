import { expect, it } from 'vitest';
import type { Backlinks } from '../../../renderer/model/backlinks.ts';
import { hasManyUsers, usedByLists, userName } from '../../../renderer/presentation/usedByLists.ts';

const none: Backlinks = { documents: [], acceptedBy: [], returnedBy: [], containedIn: [], values: [], guards: [] };

it.each([
  ['pkg/:function/parse', 'parse'],
  ['pkg/utilities:class/Reader#read', 'Reader.read'],
  ['pkg/:class/Reader#static-of', 'Reader.of'],
  ['pkg/a/b:class/ns.Reader#constructor', 'new ns.Reader'],
  ['pkg/:variable/Point#call-signature', 'Point'],
  ['pkg/:variable/Point#construct-signature', 'new Point'],
])('shows %s as %s', (id, name) => {
  expect(userName(id)).toBe(name);
});

it('omits empty lists', () => {
  const backlinks = { ...none, guards: ['pkg/:function/is'], acceptedBy: ['pkg/:function/f'] };
  expect(usedByLists(backlinks).map(({ title }) => title)).toEqual(['acceptedBy', 'recognizedBy']);
});

it('detects more users than a page has room for', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `pkg/:function/f${index}`);
  expect([hasManyUsers({ ...none, acceptedBy: ids }), hasManyUsers({ ...none, acceptedBy: ids.slice(1) })]).toEqual([true, false]);
});
