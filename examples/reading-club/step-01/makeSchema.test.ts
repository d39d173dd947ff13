import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSchema } from './makeSchema.ts';

test('a resolver for a field that does not exist is an error', () => {
  const typeDefs = 'type Query { book: String }';
  const resolvers = { Query: { bok: () => 'Emma' } };
  assert.throws(() => makeSchema([{ typeDefs, resolvers }]), /no field Query\.bok/);
});
