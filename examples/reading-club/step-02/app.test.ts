import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send, startServer } from './testServer.ts';

test('the server answers a query', async (context) => {
  const port = await startServer(context);
  const response = await send(port, { query: '{ book(id: 1) { title } }' });
  assert.equal(response.status, 200);
  assert.equal(await response.text(), '{"data":{"book":{"title":"Frankenstein"}}}');
});

test('other paths do not exist', async (context) => {
  const port = await startServer(context);
  assert.equal((await fetch(`http://localhost:${port}/`)).status, 404);
});
