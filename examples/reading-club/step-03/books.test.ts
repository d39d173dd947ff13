import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Database } from './database.ts';
import { run } from './run.ts';
import { createDatabase } from './testServer.ts';

test('a book is found by its id', async () => {
  const { data } = await run(createDatabase(), '{ book(id: 2) { title year } }');
  assert.deepEqual(data, { book: { title: 'Emma', year: 1815 } });
});

test('ids of clients are values, never SQL', async () => {
  const source = 'query ($id: ID!) { book(id: $id) { title } }';
  const { data } = await run(createDatabase(), source, { id: '0 OR 1 = 1' });
  assert.deepEqual(data, { book: null });
});

test('a database keeps its rows when it is opened again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-'));
  const path = join(folder, 'club.sqlite');
  const before = new Database(path);
  before.all("INSERT INTO authors (name) VALUES ('Ann Radcliffe')");
  before.close();
  const after = new Database(path);
  assert.equal(after.all('SELECT id FROM authors').length, 1);
  after.close();
  rmSync(folder, { recursive: true });
});
