import assert from 'node:assert/strict';
import { test } from 'node:test';
import { graphql } from 'graphql';
import { schema } from './schema.ts';

test('a book is found by its id', async () => {
  const source = '{ book(id: 2) { title year } }';
  const { data } = await graphql({ schema, source });
  assert.equal(JSON.stringify(data), '{"book":{"title":"Emma","year":1815}}');
});

test('a book that does not exist is null', async () => {
  const { data, errors } = await graphql({ schema, source: '{ book(id: 9) { title } }' });
  assert.equal(data?.book, null);
  assert.equal(errors, undefined);
});
