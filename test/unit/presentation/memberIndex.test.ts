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
const indexOf = (...members: Parameters<typeof memberGroups>[0]) => memberIndex(memberGroups(members, defaultMessages), defaultMessages);
const names = (groups: ReturnType<typeof indexOf>['groups']) => groups.map(({ members }) => members.map(({ name }) => name));

it('lists methods without further texts only in the index', () => {
  const bare = makeMember('bare', { signatures: [signature([parameter('by', string)], string, { comment: makeComment('Short.') })] });
  const long = makeMember('long', { signatures: [signature([], string, { comment: makeComment('A word. '.repeat(40)) })] });
  const { groups, details } = indexOf(bare, long, method);
  expect(names(groups)).toEqual([['bare', 'long', 'grow']]);
  expect(names(details)).toEqual([['long', 'grow']]);
});

it('lists members with computed names last', () => {
  const tag = makeMember('[Symbol.toStringTag]', { kind: 'accessor' });
  expect(names(indexOf(tag, method, makeMember('[key]'), makeMember('stay')).groups)).toEqual([
    ['grow', 'stay', '[key]'],
    ['[Symbol.toStringTag]'],
  ]);
});

it('lists fields only in the index, and other members in the details as well', () => {
  const { groups, details, isPlain } = indexOf(field, method);
  expect(names(groups)).toEqual([['size'], ['grow']]);
  expect(names(details)).toEqual([['grow']]);
  expect(isPlain).toBe(false);
});

it('is a single plain list if all members are fields', () => {
  expect(indexOf(field).isPlain).toBe(true);
});

it('omits an index of one or two members that all have details', () => {
  expect(indexOf(method, makeMember('shrink', described)).groups).toEqual([]);
  expect(names(indexOf(method, makeMember('shrink', described), makeMember('stay', described)).groups)).toEqual([
    ['grow', 'shrink', 'stay'],
  ]);
});

it('lists inherited fields of other packages separately', () => {
  const stack = makeMember('stack', {
    kind: 'property',
    inheritedFrom: { kind: 'reference', name: 'Error.stack', typeArguments: [], target: { kind: 'global', name: 'Error' } },
  });
  expect(indexOf(stack).groups[0]?.fromOutside).toEqual([stack]);
});

it('lists deprecated members last in their group', () => {
  const old = makeMember('append', { comment: makeComment('', { '@deprecated': 'Use grow.' }) });
  expect(names(indexOf(old, method, field, makeMember('shrink')).groups)).toEqual([['size'], ['grow', 'shrink', 'append']]);
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
