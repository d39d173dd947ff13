import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './run.ts';
import { createDatabase } from './testServer.ts';

test('a book has an author, and the author has books', async () => {
  const source = '{ book(id: 2) { author { name books { title } } } }';
  const { data } = await run(createDatabase(), source);
  const titles = [{ title: 'Emma' }, { title: 'Persuasion' }];
  assert.deepEqual(data, { book: { author: { name: 'Jane Austen', books: titles } } });
});

test('each author is a statement of its own', async () => {
  const database = createDatabase();
  const before = database.count;
  await run(database, '{ books { author { name } } }');
  // One for the list, and one for each of the four books.
  assert.equal(database.count - before, 5);
});
