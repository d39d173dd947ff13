import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { createApp } from './app.ts';
import { createDatabase, send, startServer } from './testServer.ts';

const nested = (depth: number): string =>
  depth === 0 ? 'title' : `author { books { ${nested(depth - 1)} } }`;
const page = (below: string) => `edges { node { ${below} } }`;

const hostile = {
  deep: `{ book(id: 1) { ${nested(4)} } }`,
  wide: `{ ${Array.from({ length: 8 }, (_, i) => `a${i}: books { ${page(`reviews { ${page('id')} }`)} }`).join(' ')} }`,
  fragment: `{ book(id: 1) { ...A ...A ...A } } fragment A on Book { ${nested(2)} ...B } fragment B on Book { author { books { ${nested(2)} } } }`,
  circle: '{ book(id: 1) { ...A } } fragment A on Book { author { books { ...A } } }',
  introspection: `{ __schema { ${Array.from({ length: 20 }, (_, i) => `a${i}: types { fields { name } }`).join(' ')} } }`,
  tokens: `{ ${'me { id } '.repeat(400)} }`,
};

for (const [name, query] of Object.entries(hostile)) {
  test(`an operation that is too large is rejected: ${name}`, async (context) => {
    const port = await startServer(context);
    const { errors, data } = await (await send(port, { query })).json();
    assert.ok(errors.length > 0);
    assert.equal(data, undefined);
  });
}

test('operations of clients are accepted', async (context) => {
  const port = await startServer(context);
  const query = `{ books { ${page(`title author { name } reviews { ${page('text by { name }')} }`)} } }`;
  const { errors } = await (await send(port, { query })).json();
  assert.equal(errors, undefined);
});

test('a body that is too large is refused', async (context) => {
  const port = await startServer(context);
  assert.equal((await send(port, { query: ' '.repeat(20_000) })).status, 413);
});

test('other methods are refused', async (context) => {
  const url = `http://localhost:${await startServer(context)}/graphql`;
  for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    assert.equal((await fetch(url, { method })).status, 405, method);
});

test('a body without a query is an error of the client', async (context) => {
  const port = await startServer(context);
  const { errors } = await (await send(port, { query: 5 })).json();
  assert.equal(errors[0].extensions.code, 'BAD_REQUEST');
});

test('other sites can change nothing', async (context) => {
  const database = createDatabase();
  const port = await startServer(context, createApp(database, console.error));
  const url = `http://localhost:${port}/graphql`;
  const Authorization = 'Bearer token-of-ada';
  const query =
    'mutation { addReview(input: { bookId: 1, stars: 1, text: "No." }) { id } }';
  const body = JSON.stringify({ query });
  // Browsers send these to any address, also without asking its server.
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/plain; application/json',
  ]) {
    const headers = { Authorization, 'Content-Type': type };
    assert.equal((await fetch(url, { method: 'POST', headers, body })).status, 415);
  }
  const search = new URLSearchParams({ query });
  assert.equal(
    (await fetch(`${url}?${search}`, { headers: { Authorization } })).status,
    405,
  );
  assert.equal((await send(port, [{ query }], { Authorization })).status, 400);
  assert.equal(database.all('SELECT id FROM reviews').length, 0);
});

test('errors repeat little of the input, and suggest no names', async (context) => {
  const port = await startServer(context);
  const client = createClient({
    url: `ws://localhost:${port}/graphql`,
    webSocketImpl: WebSocket,
  });
  context.after(() => client.dispose());
  const typo = {
    query: 'mutation ($input: AddReviewInput!) { addReview(input: $input) { id } }',
    variables: { input: { bookID: 1, bookId: 1, stars: 5, text: 'Fine.' } },
  };
  for (const request of [
    { query: `{ book(id: ${'['.repeat(480)}${']'.repeat(480)}) { id } }` },
    { query: `{ books(first: "${'a'.repeat(10_000)}") { edges { cursor } } }` },
    {
      query: 'query ($id: ID!) { book(id: $id) { id } }',
      variables: { id: ['a'.repeat(10_000)] },
    },
    typo,
    { query: '{ boks { id } }' },
  ]) {
    const byHttp = await (await send(port, request)).text();
    const bySocket = await client
      .iterate(request)
      .next()
      .then(({ value }) => JSON.stringify(value), JSON.stringify);
    for (const answer of [byHttp, bySocket]) {
      assert.match(answer, /"message":/);
      assert.doesNotMatch(answer, /Did you mean/);
      assert.ok(answer.length < 2000, answer);
    }
  }
});

test('a client that sends nothing more is disconnected', () => {
  const { server } = createApp(createDatabase(), () => {});
  // Node.js exchanges the two if the first is larger.
  assert.ok(server.headersTimeout <= server.requestTimeout);
});

test('faults are logged, and clients learn nothing about them', async (context) => {
  const database = createDatabase();
  const logged: string[] = [];
  const app = createApp(database, (error) => logged.push(error.message));
  const port = await startServer(context, app);
  database.all("UPDATE books SET year = 'unknown' WHERE id = 1");
  database.all('DROP TABLE reviews');
  database.all('DROP TABLE members');
  const Authorization = 'Bearer token-of-ada';
  for (const [query, headers, status] of [
    ['{ review(id: 1) { text } }', {}, 200],
    ['{ book(id: 1) { year } }', {}, 200],
    ['{ me { id } }', { Authorization }, 500],
  ] as const) {
    const response = await send(port, { query }, headers);
    const { errors } = await response.json();
    assert.equal(errors[0].message, 'Something went wrong.');
    assert.equal(response.status, status);
  }
  assert.deepEqual(logged, [
    'no such table: reviews',
    'Int cannot represent non-integer value: "unknown"',
    'no such table: members',
  ]);
  const health = async () => (await fetch(`http://localhost:${port}/health`)).status;
  assert.equal(await health(), 200);
  database.close();
  assert.equal(await health(), 503);
});

test('a WebSocket has the limits of HTTP, and one for subscriptions', async (context) => {
  const database = createDatabase();
  const logged: string[] = [];
  const app = createApp(database, (error) => logged.push(error.message));
  const port = await startServer(context, app);
  const subscription = 'subscription { reviewPublished { text } }';
  const open = async (queries: readonly string[]) => {
    const client = createClient({
      url: `ws://localhost:${port}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: 'Bearer token-of-ada' },
      retryAttempts: 0,
    });
    context.after(() => client.dispose());
    const all = queries.map((query) => client.iterate({ query }).next());
    return Promise.race(all).then(
      String,
      (error) => error.reason ?? JSON.stringify(error),
    );
  };
  assert.match(await open(Array(25).fill(subscription)), /too many subscriptions/);
  assert.match(await open([`{ ${'me { id } '.repeat(400)} }`]), /Document contains more/);
  // A mistake in one operation leaves the others of the connection as they are.
  assert.match(await open(['{']), /^\[.*Syntax Error/);
  assert.deepEqual(logged, []);
  database.all('DROP TABLE members');
  assert.match(await open(['{ me { id } }']), /^\[.*Something went wrong/);
  assert.deepEqual(logged, ['no such table: members']);
});

test('the server stops, also with open WebSockets', async (context) => {
  const app = createApp(createDatabase(), () => {});
  const port = await startServer(context, app);
  const client = new WebSocket(`ws://localhost:${port}/graphql`, 'graphql-transport-ws');
  await once(client, 'open');
  const isClosed = once(app.server, 'close');
  await app.stop();
  await isClosed;
});
