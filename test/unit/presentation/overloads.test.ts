import { expect, it } from 'vitest';
import { defaultMessages } from '../../../renderer/model/messages.ts';
import type { Signature } from '../../../renderer/model/type.ts';
import { memberSections } from '../../../renderer/presentation/itemSections.ts';
import { commonSummary, overloadLabels } from '../../../renderer/presentation/overloads.ts';
import { makeComment, makeMember } from '../make.ts';
import { parameter, ref, signature, string } from '../templates/signature/text.ts';

it('names overloads by their parameters', () => {
  expect(overloadLabels([signature([parameter('root', string)], string), signature([], string)])).toEqual(['(root)', '()']);
});

it('adds types if the names are the same', () => {
  const of = (name: string) => signature([parameter('type', ref(name))], string);
  expect(overloadLabels([of('A'), of('B')])).toEqual(['(type: A)', '(type: B)']);
});

it('leaves out what all overloads have, where the types differ', () => {
  const of = (name: string) => signature([parameter('type', ref(name)), parameter('keys', string)], string);
  expect(overloadLabels([of('A'), of('B')])).toEqual(['(type: A)', '(type: B)']);
  expect(overloadLabels([of('A'), of('A')])).toEqual(['(type: A, keys: string)', '(type: A, keys: string)']);
});

it('shortens a long label', () => {
  const [label = ''] = overloadLabels([signature([parameter('a'.repeat(80), string)], string), signature([], string)]);
  expect([label.length, label.at(-1)]).toEqual([44, '…']);
});

it('finds the text that all overloads share', () => {
  const of = (text: string) => signature([], string, { comment: makeComment(text) });
  expect(commonSummary([of('Same.'), of('Same.')])?.text).toBe('Same.');
  expect(commonSummary([of('Same.'), of('Other.')])).toBeUndefined();
  expect(commonSummary([of('Same.')])).toBeUndefined();
  expect(commonSummary([of(''), of('')])).toBeUndefined();
});

it.each([
  ['no text of its own', undefined, true],
  ['the same text', makeComment('Reads.'), true],
  ['another text', makeComment('Writes.'), false],
])('has the text of all overloads once above them if the method has %s', (_, comment, isCommon) => {
  const overloads = ['A', 'B'].map((name) => {
    return { ...signature([parameter('type', ref(name))], string), comment: makeComment('Reads.', { '@returns': 'A text.' }) };
  });
  const sections = memberSections(makeMember('read', { comment, signatures: overloads }), defaultMessages);
  expect(sections.map((section) => section.kind === 'overload' && section.isCommon)).toEqual([isCommon, isCommon]);
});

it('leaves out overloads of a member that say no more than their declarations', () => {
  const overloads = ['A', 'B'].map((name) => signature([parameter('type', ref(name))], string));
  const sectionsOf = (...more: readonly Signature[]) =>
    memberSections(makeMember('read', { signatures: [...overloads, ...more] }), defaultMessages);
  expect(sectionsOf()).toEqual([]);
  expect(sectionsOf({ ...signature([], string), comment: makeComment('Own.') })).toHaveLength(3);
});

it('folds overloads of a member that nothing is said of, after ten', () => {
  const overloads = Array.from({ length: 30 }, (_, index) => {
    const own = signature([parameter('type', ref(`T${index}`))], string);
    return index === 20 ? { ...own, comment: makeComment('Own.') } : own;
  });
  const sections = memberSections(makeMember('read', { signatures: overloads }), defaultMessages);
  expect(sections).toHaveLength(12);
  expect(sections[10]?.title).toBe('Overload 21 (type: T20)');
  const last = sections[11];
  expect(last?.kind === 'more-overloads' && [last.title, last.lines.length, last.lines[0]]).toEqual([
    '+19 overloads',
    19,
    'read(type: T10): string',
  ]);
});
