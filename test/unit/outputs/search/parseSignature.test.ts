import { describe, expect, it } from 'vitest';
import { parseSignature } from '../../../../client/search/engine/parseSignature.ts';
import { parseType, type SearchType } from '../../../../client/search/engine/parseType.ts';

const name = (text: string, ...typeArguments: readonly SearchType[]): SearchType => ({ kind: 'name', name: text, typeArguments });
const [string, node] = [name('string'), name('documentnode')];

describe('parseSignature', () => {
  it.each([
    'string -> DocumentNode',
    'string => DocumentNode',
    '(string) -> DocumentNode',
    '(source: string) => DocumentNode',
    '(source: string): DocumentNode',
    '(source?: string): DocumentNode',
  ])('reads %s', (text) => {
    expect(parseSignature(text)).toEqual({ name: '', parameters: [string], result: node, isBare: false });
  });

  it('reads several parameters, with or without parentheses', () => {
    const wanted = { name: '', parameters: [string, node], result: { kind: 'any' }, isBare: false };
    expect(parseSignature('(string, DocumentNode) -> *')).toEqual(wanted);
    expect(parseSignature('string, DocumentNode ->')).toEqual(wanted);
    expect(parseSignature('(string, DocumentNode)')).toEqual(wanted);
  });

  it('reads nested arrows', () => {
    const wanted = { name: '', parameters: [string, node], result: name('maybe', node), isBare: false };
    expect(parseSignature('string -> DocumentNode -> Maybe DocumentNode')).toEqual(wanted);
    expect(parseSignature('(string, DocumentNode) -> Maybe<DocumentNode>')).toEqual(wanted);
    expect(parseSignature('string => (string) => DocumentNode').result.kind).toBe('function');
  });

  it('reads a single star, or an empty left side, as any parameters', () => {
    expect(parseSignature('* -> string').parameters).toBeUndefined();
    expect(parseSignature('-> string').parameters).toBeUndefined();
  });

  it('reads empty parentheses as no parameters', () => {
    expect(parseSignature('() -> string').parameters).toEqual([]);
  });

  it('reads a name before the parentheses', () => {
    expect(parseSignature('function parse(string): DocumentNode')).toEqual({
      name: 'parse',
      parameters: [string],
      result: node,
      isBare: false,
    });
  });

  it('keeps functions in parameters together', () => {
    const callback: SearchType = { kind: 'function', parameters: [string], result: node };
    expect(parseSignature('((string) => DocumentNode, string) -> void').parameters).toEqual([callback, string]);
    expect(parseSignature('(string -> DocumentNode) -> string -> void').parameters).toEqual([callback, string]);
  });

  it('reads a single type', () => {
    expect(parseSignature('Promise<string>')).toEqual({ name: '', parameters: undefined, result: name('promise', string), isBare: true });
  });
});

describe('parseType', () => {
  it.each<[string, SearchType]>([
    ['string[]', name('array', string)],
    ['readonly string[]', name('array', string)],
    ['ReadonlyArray<string>', name('array', string)],
    ['any', { kind: 'any' }],
    ['unknown', name('unknown')],
    ['$T', { kind: 'variable', name: 'T' }],
    ['*', { kind: 'any' }],
    ["'a'", name('"a"')],
    ['string | (DocumentNode)', { kind: 'union', types: [string, node] }],
    ['(a: string) => DocumentNode', { kind: 'function', parameters: [string], result: node }],
    ['Map<string, DocumentNode>', name('map', string, node)],
  ])('reads %s', (text, type) => {
    expect(parseType(text)).toEqual(type);
  });

  it.each(['Promise<', 'Promise<string', '(string', 'string |', '', '->', '<>', ')))', '[', 'a<b<c<', '"'])(
    'reads the unfinished type %s',
    (text) => {
      expect(parseType(text)).toHaveProperty('kind');
    },
  );
});
