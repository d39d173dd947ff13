import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../client/search/engine/parseQuery.ts';

describe('parseQuery', () => {
  it('takes filters out of the text, at any position', () => {
    expect(parseQuery('kind:function  parse version:v16 since:>=16.5 package:GraphQL')).toEqual({
      text: 'parse',
      kinds: new Set(['function']),
      package: 'graphql',
      version: '16',
      since: '>=16.5',
      isType: false,
    });
  });

  it.each([
    ['kind:classes', ['class']],
    ['kind:class,enums', ['class', 'enum']],
    ['kind:doc', ['document', 'heading']],
    ['kind:constructor', ['constructor']],
    ['kind:Property', ['property']],
  ])('reads %s', (input, kinds) => {
    expect([...parseQuery(input).kinds]).toEqual(kinds);
  });

  it('keeps an unknown filter in the text', () => {
    expect(parseQuery('kind:tostring x').text).toBe('kind:tostring x');
    expect(parseQuery('since:yesterday x')).toMatchObject({ text: 'since:yesterday x', since: '' });
  });

  it.each([
    'string -> DocumentNode',
    'string => DocumentNode',
    '(GraphQLSchema, DocumentNode)',
    'Promise<ExecutionResult>',
    'parse(string)',
    'GraphQLError[]',
    'string | Source',
    '-> T',
  ])('treats %s as a type', (input) => {
    expect(parseQuery(input).isType).toBe(true);
  });

  it.each(['parse', 'parse()', 'schema getType', 'GraphQLSchema.getType', 'n+1', 'what is a resolver?', 'a < b'])(
    'treats %s as words',
    (input) => {
      expect(parseQuery(input).isType).toBe(false);
    },
  );
});
