import { describe, expect, it } from 'vitest';
import { hasHash, hashOf, hashOfContents, hashOfData, hashOfText, rememberHash } from '../../../renderer/engine/hash.ts';

describe('the hash of a value', () => {
  const values: readonly unknown[] = [
    undefined,
    null,
    true,
    0,
    1,
    '1',
    '',
    'null',
    'u',
    [],
    {},
    [[]],
    [1, 2],
    [[1], 2],
    [1, [2]],
    ['1,2'],
    ['1', '2'],
    { a: 1 },
    { a: '1' },
    { a: { b: 1 } },
    { a: {}, b: 1 },
    { b: 1 },
    { 'a\n1': 1 },
    new Map([['a', new Map([['b', 1]])]]),
    new Map([['b', new Map([['a', 1]])]]),
    new Set(['a', 'b']),
    new Set(['b', 'a']),
    [undefined],
    [null],
  ];

  it('differs for each value', () => {
    expect(new Set(values.map((value) => hashOf(value))).size).toBe(values.length);
    expect(new Set(values.map((value) => hashOfContents(value))).size).toBe(values.length);
  });

  it('is the same for a copy, in every thread', () => {
    for (const value of values) {
      expect(hashOf(structuredClone(value))).toBe(hashOf(value));
      expect(hashOfContents(structuredClone(value))).toBe(hashOf(value));
    }
  });

  it('does not depend on the order of fields, nor on undefined fields', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: undefined } })).toBe(hashOf({ b: { c: 2 }, a: 1 }));
  });

  it('distinguishes several values from a list of them, and each value from its neighbors', () => {
    expect(new Set([hashOf(1, 2), hashOf([1, 2]), hashOf(1, [2]), hashOf('1\n2'), hashOf(1)]).size).toBe(5);
  });

  it('has 22 characters that are valid in a file name', () => {
    for (const value of values) expect(hashOf(value)).toMatch(/^[\w-]{22}$/);
  });

  it('works for long lists', () => {
    expect(hashOf(Array.from({ length: 200_000 }, (_, index) => ({ index })))).toHaveLength(22);
  });
});

describe('a remembered hash', () => {
  it('replaces that of its value, alone and within other values', () => {
    const value = { large: true };
    rememberHash(value, 'known');
    expect(hashOf(value)).toBe('known');
    const other = { large: false };
    rememberHash(other, 'known');
    expect(hashOf({ value })).toBe(hashOf({ value: other }));
    expect(hashOf(value, 1)).toBe(hashOf(other, 1));
  });

  it('differs from that of a string with the same characters', () => {
    const value = {};
    rememberHash(value, 'known');
    expect(new Set([hashOf([value]), hashOf(['known']), hashOf(['#known'])]).size).toBe(3);
  });

  it('does not replace the hash of contents, which is compared between threads', () => {
    const value = { a: 1 };
    const before = hashOfContents({ value });
    rememberHash(value, 'known');
    expect(hashOfContents({ value })).toBe(before);
  });

  it('is computed once, when first needed', () => {
    let made = 0;
    const value = {};
    rememberHash(value, () => {
      made += 1;
      return `made ${made}`;
    });
    expect(made).toBe(0);
    expect([hashOf(value), hashOf(value), made]).toEqual(['made 1', 'made 1', 1]);
  });

  it('stays: the value is the same in the next build', () => {
    const value = {};
    expect(hasHash(value)).toBe(false);
    rememberHash(value, () => 'first');
    rememberHash(value, () => 'second');
    expect([hasHash(value), hashOf(value)]).toEqual([true, 'first']);
  });

  it('is ignored for values that are not objects', () => {
    rememberHash('text', 'known');
    rememberHash(undefined, 'known');
    expect([hashOf('text'), hashOf(undefined)]).not.toContain('known');
  });
});

describe('the hash of plain data', () => {
  it('is that of its JSON, and is remembered', () => {
    const value = { a: [1, { b: 'ä' }] };
    expect(hashOfData(value)).toBe(hashOfText(JSON.stringify(value)));
    expect(hashOf(value)).toBe(hashOfData(value));
  });

  it('is the remembered one', () => {
    const value = { a: 1 };
    rememberHash(value, 'known');
    expect(hashOfData(value)).toBe('known');
  });
});

it('the hash of a string is that of its bytes', () => {
  expect(hashOfText('ä')).toBe(hashOfText(Buffer.from('ä')));
  expect(hashOfText('ä')).not.toBe(hashOfText('a'));
});
