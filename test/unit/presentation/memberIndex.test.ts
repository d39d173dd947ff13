import { expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import { memberGroups, memberTitle } from '../../../renderer/presentation/memberGroups.ts';
import { memberIndex } from '../../../renderer/presentation/memberIndex.ts';
import { makeComment, makeMember } from '../make.ts';
import { parameter, signature, string } from '../templates/signature/text.ts';

const field = makeMember('size', { kind: 'property' });
const described = {
  signatures: [signature([parameter('by', string)], string, { comment: makeComment('Grows.', { '@returns': 'The size.' }) })],
};
const method = makeMember('grow', described);
const indexOf = (...members: Parameters<typeof memberGroups>[0]) =>
  memberGroups(members, defaultMessages).map((group) => memberIndex(group, defaultMessages));
const namesOf = (members: Parameters<typeof memberGroups>[0]) => members.map(({ name }) => name);
const rows = (...members: Parameters<typeof memberGroups>[0]) => indexOf(...members).map((group) => namesOf(group.rows));
const details = (...members: Parameters<typeof memberGroups>[0]) => indexOf(...members).map((group) => namesOf(group.members));

it('has details of methods with further texts alone', () => {
  const bare = makeMember('bare', { signatures: [signature([parameter('by', string)], string, { comment: makeComment('Short.') })] });
  const long = makeMember('long', { signatures: [signature([], string, { comment: makeComment('A word. '.repeat(40)) })] });
  expect(rows(bare, long, method)).toEqual([['bare', 'long', 'grow']]);
  expect(details(bare, long, method)).toEqual([['long', 'grow']]);
});

it('lists members with computed names last', () => {
  const tag = makeMember('[Symbol.toStringTag]', { kind: 'accessor' });
  expect(rows(tag, method, makeMember('[key]'), makeMember('stay'))).toEqual([['grow', 'stay', '[key]'], ['[Symbol.toStringTag]']]);
});

it('has no details of fields', () => {
  expect(rows(field, method)).toEqual([['size'], []]);
  expect(details(field, method)).toEqual([[], ['grow']]);
});

it('omits rows of one or two members that all have details', () => {
  expect(rows(method, makeMember('shrink', described))).toEqual([[]]);
  expect(rows(method, makeMember('shrink', described), makeMember('stay', described))).toEqual([['grow', 'shrink', 'stay']]);
});

it('lists inherited fields of other packages separately', () => {
  const stack = makeMember('stack', {
    kind: 'property',
    inheritedFrom: { kind: 'reference', name: 'Error.stack', typeArguments: [], target: { kind: 'global', name: 'Error' } },
  });
  expect(indexOf(stack)[0]?.fromOutside).toEqual([stack]);
});

it('lists deprecated members last in their group', () => {
  const old = makeMember('append', { comment: makeComment('', { '@deprecated': 'Use grow.' }) });
  expect(rows(old, method, field, makeMember('shrink'))).toEqual([['size'], ['grow', 'shrink', 'append']]);
});

it('divides call and construct signatures; none has the heading of its group', () => {
  const members = (['call', 'construct', 'index'] as const).map((kind) => makeMember(kind, { kind }));
  const titled = memberGroups(members, defaultMessages).map((group) => [
    group.title,
    ...group.members.map((member) => memberTitle(member, defaultMessages)),
  ]);
  expect(titled).toEqual([
    ['Call signatures', 'Call signature'],
    ['Construct signatures', 'Construct signature'],
    ['Index signatures', 'Index signature'],
  ]);
});

it('quotes names of spaces only', () => {
  const titles = ['', ' ', 'a b'].map((name) => memberTitle(makeMember(name, { kind: 'property' }), defaultMessages));
  expect(titles).toEqual(["''", "' '", 'a b']);
});
