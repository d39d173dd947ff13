import { expect, it } from 'vitest';
import { parseName } from '../../../renderer/model/parseName.ts';

it.each([
  ['parse', 'parse'],
  ['parse()', 'parse'],
  ['GraphQLSchema.getType()', 'GraphQLSchema.getType'],
  ['GraphQLSchema#getType', 'GraphQLSchema#getType'],
  ['$ref_1', '$ref_1'],
])('accepts %s as a name', (code, name) => {
  expect(parseName(code)).toBe(name);
});

it.each(['', '42', "'a'", 'a b', 'parse(x)', 'graphql-http', '.env', 'a.', 'Promise<T>', 'a()b', 'schema.graphql/x'])(
  'rejects %s as a name',
  (code) => {
    expect(parseName(code)).toBeUndefined();
  },
);
