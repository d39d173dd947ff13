import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './run.ts';
import { createDatabase } from './testServer.ts';

const source = /* GraphQL */ `
  query ($first: Int!, $after: String) {
    books(first: $first, after: $after) {
      edges { node { title } }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

test('pages contain each book once, also if one is added in between', async () => {
  const database = createDatabase();
  const titles: string[] = [];
  let after: string | null = null;
  do {
    const { data } = await run(database, source, { first: 2, after });
    for (const { node } of data.books.edges) titles.push(node.title);
    // A book of the same title, which only the id tells apart, and one that has passed.
    if (after === null)
      database.all(
        "INSERT INTO books (title, year, author_id) VALUES ('Persuasion', 1995, 2), ('A', 1, 1)",
      );
    const { hasNextPage, endCursor } = data.books.pageInfo;
    after = hasNextPage ? endCursor : null;
  } while (after !== null);
  assert.deepEqual(titles, [
    ...['Emma', 'Frankenstein', 'Persuasion', 'Persuasion', 'The Last Man'],
  ]);
});

test('sizes and cursors that are wrong are errors', async () => {
  const encode = (value: unknown) =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong = [
    { first: 0 },
    { first: -1 },
    { first: 51 },
    ...['', 'Emma', '%'].map((after) => ({ first: 1, after })),
    ...[null, [1], ['a', '1'], ['a', 1, {}], {}].map((key) => ({
      first: 1,
      after: encode(key),
    })),
  ];
  for (const variables of wrong) {
    const { errors } = await run(createDatabase(), source, variables);
    assert.equal(
      errors?.[0].extensions.code,
      'BAD_USER_INPUT',
      JSON.stringify(variables),
    );
  }
});

test('the database finds the page with its index', () => {
  const plan = createDatabase().all<{ detail: string }>(
    'EXPLAIN QUERY PLAN SELECT id FROM books WHERE (title, id) > (?, ?) ORDER BY title, id LIMIT 5',
    'E',
    1,
  );
  assert.match(plan[0]?.detail ?? '', /^SEARCH books USING .*INDEX books_by_title/);
});
