import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from './database.ts';
import { run } from './run.ts';
import { createDatabase } from './testServer.ts';

const add = /* GraphQL */ `
  mutation ($input: AddReviewInput!) { addReview(input: $input) { id isPublic } }
`;
const publish = 'mutation ($id: ID!) { publishReview(id: $id) { isPublic } }';
const input = { bookId: '2', stars: 5, text: 'Clever.' };

/** A draft of Ada. */
async function addDraft(database: Database): Promise<string> {
  const { data } = await run(database, add, { input }, 'ada');
  assert.equal(data.addReview.isPublic, false);
  return data.addReview.id;
}

// #region paths
const reviews = 'reviews { edges { node { text } } }';
/** Every way to a review. A new field that returns reviews belongs into this list. */
const paths = {
  byId: 'query ($id: ID!) { review(id: $id) { text } }',
  ofBook: `query ($id: ID!) { review(id: $id) { id } book(id: 2) { ${reviews} } }`,
  ofAuthor: `query ($id: ID!) {
    review(id: $id) { id }
    book(id: 2) { author { books { ${reviews} } } }
  }`,
  ofPage: `query ($id: ID!) {
    review(id: $id) { id }
    books { edges { node { ${reviews} } } }
  }`,
};

for (const [name, source] of Object.entries(paths)) {
  test(`only its author reads a draft: ${name}`, async () => {
    const database = createDatabase();
    const id = await addDraft(database);
    const asks = async (member: string) =>
      JSON.stringify(await run(database, source, { id }, member)).includes('Clever.');
    assert.equal(await asks('ada'), true);
    assert.equal(await asks('ben'), false);
    assert.equal(await asks(''), false);
    await run(database, publish, { id }, 'ada');
    assert.equal(await asks('ben'), true);
    assert.equal(await asks(''), true);
  });
}
// #endregion paths

test('only its author publishes a review', async () => {
  const database = createDatabase();
  const id = await addDraft(database);
  const codeOf = async (member: string, variables: object) => {
    const { errors } = await run(database, publish, variables, member);
    return errors[0].extensions.code;
  };
  assert.equal(await codeOf('', { id }), 'UNAUTHENTICATED');
  // The same for a draft of another member as for no review at all.
  assert.equal(await codeOf('ben', { id }), 'NOT_FOUND');
  assert.equal(await codeOf('ben', { id: '99' }), 'NOT_FOUND');
  await run(database, publish, { id }, 'ada');
  assert.equal(await codeOf('ben', { id }), 'FORBIDDEN');
});

test('wrong input is an error that the client can read', async () => {
  const database = createDatabase();
  const wrong = [
    [{ ...input, stars: 0 }, 'BAD_USER_INPUT'],
    [{ ...input, stars: 6 }, 'BAD_USER_INPUT'],
    [{ ...input, text: '  ' }, 'BAD_USER_INPUT'],
    [{ ...input, text: '\0' }, 'BAD_USER_INPUT'],
    [{ ...input, text: 'a'.repeat(2001) }, 'BAD_USER_INPUT'],
    [{ ...input, bookId: '99' }, 'NOT_FOUND'],
  ] as const;
  for (const [input, code] of wrong) {
    const { errors } = await run(database, add, { input }, 'ada');
    assert.equal(errors[0].extensions.code, code);
  }
  assert.equal(database.all('SELECT id FROM reviews').length, 0);
});
