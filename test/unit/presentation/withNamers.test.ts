import { expect, it } from 'vitest';
import type { Backlinks } from '../../../renderer/model/backlinks.ts';
import { asItem } from '../../../renderer/presentation/itemGroups.ts';
import { withNamers } from '../../../renderer/presentation/withNamers.ts';
import { makeMember, makeSymbol } from '../make.ts';

const kind = makeSymbol('enum', 'Kind', {
  members: [makeMember('NAME', { kind: 'enum-member' }), makeMember('OTHER', { kind: 'enum-member' })],
});
const used: Backlinks = { containedIn: ['pkg/:interface/NameNode'], acceptedBy: [], returnedBy: [], values: [], guards: [], documents: [] };
const usedBy = (id: string) => (id === `${kind.id}#NAME` ? used : undefined);

it.each([
  ['its own page', kind],
  ['the page of its module', asItem(kind)],
])('says which types name a member of an enumeration, on %s', (_, symbol) => {
  const { members } = withNamers(symbol, usedBy);
  expect(members.map(({ namedIn }) => namedIn)).toEqual([['pkg/:interface/NameNode'], undefined]);
});

it('leaves other symbols as they are', () => {
  const symbol = { ...kind, kind: 'class' as const };
  expect(withNamers(symbol, usedBy)).toBe(symbol);
});
