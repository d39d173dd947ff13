import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDatabase, send, startServer } from './testServer.ts';
import { findViewer } from './viewer.ts';

test('a token names the member', async (context) => {
  const port = await startServer(context);
  const ask = async (Authorization: string) =>
    (await send(port, { query: '{ me { name } }' }, { Authorization })).text();
  assert.equal(await ask('Bearer token-of-ada'), '{"data":{"me":{"name":"Ada"}}}');
  assert.equal(await ask('bearer token-of-ben'), '{"data":{"me":{"name":"Ben"}}}');
  for (const wrong of [
    '',
    'token-of-ada',
    'Bearer unknown',
    "Bearer '--",
    'Basic token-of-ada',
  ])
    assert.equal(await ask(wrong), '{"data":{"me":null}}', wrong);
});

test('only a text can be a token', () => {
  for (const wrong of [undefined, 5, ['Bearer token-of-ada'], { toString: 1 }])
    assert.equal(findViewer(createDatabase(), wrong), undefined);
});
