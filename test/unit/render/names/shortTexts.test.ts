import { describe, expect, it } from 'vitest';
import type { Comment } from '../../../../renderer/model/comment.ts';
import { itemSentence, memberSignature, plainSentence, shorten, symbolSignature } from '../../../../renderer/render/names/shortTexts.ts';
import { makeMember, makeSymbol } from '../../make.ts';
import { number, parameter, ref, signature, string, union } from '../../templates/signature/text.ts';

describe('plainSentence', () => {
  it.each([
    ['Parses a source.\nThrows if it cannot.\n\nMore.', 'Parses a source.'],
    ['See [`parse`](symbol:x) and **this**, e.g. `a_b`. Then', 'See parse and this, e.g. a_b.'],
    ['keeps snake_case_names and 2 * 3 * 4', 'keeps snake_case_names and 2 * 3 * 4'],
    ['', ''],
  ])('converts %j to plain text', (markdown, text) => {
    expect(plainSentence(markdown)).toBe(text);
  });

  it('cuts at a word boundary', () => {
    expect(shorten('one two three', 9)).toBe('one two…');
  });
});

describe('itemSentence', () => {
  const commentWith = (text: string): Comment => ({
    summary: { text: 'Prints a value. Slowly.' },
    blocks: [{ tag: '@deprecated', content: { text } }],
    modifiers: [],
  });
  const commented = (comment: Comment) => makeMember('old', { kind: 'property', comment });

  it('is the first sentence of the description', () => {
    expect(itemSentence(commented({ summary: { text: 'Prints a value. Slowly.' }, blocks: [], modifiers: [] }))).toBe('Prints a value.');
    expect(itemSentence(commented(commentWith('')))).toBe('Prints a value.');
  });

  it('is what the author says of a deprecation, in which any sentence may name the replacement', () => {
    const advice = 'Removed in version 2. Use `fast()` instead.';
    const text = 'Removed in version 2. Use fast() instead.';
    expect(itemSentence(commented(commentWith(advice)))).toBe(text);
    const overload = { ...signature([], number), comment: commentWith(advice) };
    expect(itemSentence(makeSymbol('function', 'f', { signatures: [overload, overload] }))).toBe(text);
  });
});

describe('shortSignature', () => {
  const made = makeMember('constructor', {
    kind: 'constructor',
    signatures: [signature([parameter('config', ref('Config'))], ref('Schema'))],
  });
  const named = (...names: readonly string[]) => names.map((name) => makeMember(name, { kind: 'property', type: string }));

  describe('symbolSignature', () => {
    it.each([
      ['a function', makeSymbol('function', 'f', { signatures: [signature([parameter('a', string)], number)] }), '(a: string): number'],
      [
        'overloads',
        makeSymbol('function', 'f', { signatures: [signature([], number), signature([parameter('a', string)], number)] }),
        '(): number +1',
      ],
      ['a variable', makeSymbol('variable', 'v', { type: number }), ': number'],
      ['an alias', makeSymbol('type', 'T', { type: union(string, number) }), ' = string | number'],
      ['a class', makeSymbol('class', 'Schema', { members: [made] }), '(config: Config)'],
      [
        'a class that extends another',
        makeSymbol('class', 'Schema', { extends: [ref('Base')], members: [made] }),
        '(config: Config) extends Base',
      ],
      ['an interface', makeSymbol('interface', 'Args', { members: named('schema', 'source') }), '{ schema, source }'],
      [
        'an interface with more',
        makeSymbol('interface', 'Args', {
          typeParameters: [{ name: 'T' }],
          extends: [ref('Base')],
          members: named('schema', 'source', 'rootValue', 'contextValue', 'variableValues'),
        }),
        '<T> extends Base { schema, source, rootValue, contextValue, … }',
      ],
      ['an enumeration', makeSymbol('enum', 'Kind', { members: [makeMember('NAME', { kind: 'enum-member' })] }), '{ NAME }'],
      ['nothing to tell', makeSymbol('interface', 'Empty'), ''],
    ])('is short for %s', (_what, symbol, short) => {
      expect(symbolSignature(symbol)).toBe(short);
    });
  });

  describe('memberSignature', () => {
    it.each([
      ['a constructor', made, '(config: Config)'],
      ['a property', makeMember('a', { kind: 'property', type: string, flags: { isOptional: true } }), '?: string'],
      ['an accessor', makeMember('a', { kind: 'accessor', getter: signature([], number) }), ': number'],
      ['a member of an enumeration', makeMember('A', { kind: 'enum-member', type: { kind: 'literal', text: '"a"' } }), ' = "a"'],
    ])('is short for %s', (_what, member, short) => {
      expect(memberSignature(member)).toBe(short);
    });
  });
});
