import { describe, expect, it } from 'vitest';
import { findJsonError } from '../../../../renderer/api/entry/readManifestPlaces.ts';

describe('findJsonError', () => {
  it.each(['{}', ' [1, -2.5e3, "a\\u00e9\\n", true, null, {"a": [{}]}]\n', '"a"', '0'])('finds none in %j', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findJsonError(text)).toBeUndefined();
  });

  it.each([
    ['a trailing comma', '{ "a": 1, |}'],
    ['two commas', '{ "a": 1,|, "b": 2 }'],
    ['a missing comma', '{ "a": 1 |"b": 2 }'],
    ['a comment', '{ |// why\n "a": 1 }'],
    ['a name without quotes', '{ |a: 1 }'],
    ['single quotes', '{ "a": |\'b\' }'],
    ['a line break in a string', '{ "a": |"b\n" }'],
    ['a missing end', '{ "a": [1, 2]|'],
    ['data after the end', '{} |x'],
    ['an invalid number', '[0|1]'],
    ['an empty text', '|'],
  ])('finds %s', (_, marked) => {
    const text = marked.replace('|', '');
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonError(text)).toBe(marked.indexOf('|'));
  });
});
