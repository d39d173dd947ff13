import { describe, expect, it } from 'vitest';
import { distinctNames, findSymbols } from '../../../../renderer/plan/links/findSymbols.ts';

const names = new Map([
  ['parse', ['graphql-js/:function/parse', 'yaml/:function/parse', 'yaml/:type/parse']],
  ['Schema.getType', ['graphql-js/:class/Schema#getType']],
  ['v15!parse', ['v15/:function/parse']],
  ['yaml!lex', ['graphql-js/:function/lex']],
]);
const slugs = new Map([
  ['graphql', 'graphql-js'],
  ['yaml', 'yaml'],
]);
const links: Parameters<typeof findSymbols>[0] = { named: (name) => names.get(name), slug: (name) => slugs.get(name) };

describe('findSymbols', () => {
  it.each([
    ['parse', ['graphql-js/:function/parse', 'yaml/:function/parse', 'yaml/:type/parse']],
    ['parse()', ['graphql-js/:function/parse', 'yaml/:function/parse', 'yaml/:type/parse']],
    ['function:parse', ['graphql-js/:function/parse', 'yaml/:function/parse']],
    ['graphql!parse', ['graphql-js/:function/parse']],
    ['graphql-js!parse', ['graphql-js/:function/parse']],
    ['yaml!type:parse', ['yaml/:type/parse']],
    ['Schema.getType()', ['graphql-js/:class/Schema#getType']],
    ['v15!parse', ['v15/:function/parse']],
    ['yaml!lex', ['graphql-js/:function/lex']],
    ['yaml!type:lex', []],
    ['other!parse', []],
    ['prase', []],
  ])('finds the symbols for %s', (written, ids) => {
    expect(findSymbols(links, written)).toEqual(ids);
  });
});

describe('distinctNames', () => {
  it.each([
    [
      ['a/:function/x', 'a/:type/x'],
      ['function:x', 'type:x'],
    ],
    [
      ['a/:function/x', 'b/:function/x'],
      ['a!x', 'b!x'],
    ],
    [
      ['a/:function/x', 'a/:type/x', 'b/:type/x'],
      ['a!function:x', 'a!type:x', 'b!type:x'],
    ],
    [['a/one:type/x', 'a/two:type/x'], []],
  ])('distinguishes %j with the shortest names', (ids, names) => {
    expect(distinctNames('x', ids)).toEqual(names);
  });
});
