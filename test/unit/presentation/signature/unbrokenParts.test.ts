import { expect, test } from 'vitest';
import type { Token } from '../../../../renderer/presentation/signature/doc.ts';
import { unbrokenParts } from '../../../../renderer/presentation/signature/unbrokenParts.ts';

const plain = (text: string): Token => ({ kind: 'token', text });
const button = (name: string): Token => ({ kind: 'token', text: name, target: { kind: 'unexported', id: name } });
const link = (name: string): Token => ({ kind: 'token', text: name, target: { kind: 'symbol', id: name } });

function texts(...tokens: readonly Token[]) {
  return unbrokenParts(tokens, (token) => token?.target?.kind === 'unexported').map((part) => part.map(({ text }) => text));
}

test('a line may end between tokens, as in browsers', () => {
  expect(texts(plain('a: '), link('A'), plain('<'), link('B'), plain('>;'))).toEqual([['a: '], ['A'], ['<'], ['B'], ['>;']]);
});

test('a name that is a button stays with the punctuation next to it', () => {
  expect(texts(plain('a(): '), button('Maybe'), plain('<'), link('A'), plain('>;'))).toEqual([['a(): '], ['Maybe', '<'], ['A'], ['>;']]);
  expect(texts(plain('a: readonly ('), button('Maybe'), plain(' | null)[];'))).toEqual([['a: readonly '], ['(', 'Maybe'], [' | null)[];']]);
  expect(texts(plain('a: '), button('Map'), plain('; b: '), link('B'))).toEqual([['a: '], ['Map', ';'], [' b: '], ['B']]);
});

test('buttons separated only by punctuation are one part', () => {
  expect(texts(link('A'), plain('<'), button('Maybe'), plain('<'), button('Map'), plain('>>;'))).toEqual([
    ['A'],
    ['<', 'Maybe', '<', 'Map', '>>;'],
  ]);
});

test('a word next to a button is a separate part', () => {
  expect(texts(plain('is'), button('Maybe'), plain('is'))).toEqual([['is'], ['Maybe'], ['is']]);
});
