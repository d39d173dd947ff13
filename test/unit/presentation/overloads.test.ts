import { expect, it } from 'vitest';
import { commonSummary, overloadLabels } from '../../../renderer/presentation/overloads.ts';
import { parameter, ref, signature, string } from '../templates/signature/text.ts';
import { commentOf } from '../templates/symbols.ts';

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
  const of = (text: string) => signature([], string, { comment: commentOf(text) });
  expect(commonSummary([of('Same.'), of('Same.')])?.text).toBe('Same.');
  expect(commonSummary([of('Same.'), of('Other.')])).toBeUndefined();
  expect(commonSummary([of('Same.')])).toBeUndefined();
  expect(commonSummary([of(''), of('')])).toBeUndefined();
});
