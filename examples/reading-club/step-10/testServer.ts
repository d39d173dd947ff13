import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { createApp } from './app.ts';
import { Database } from './database.ts';
import { addSampleData } from './sampleData.ts';

/** A database in memory, with the sample data. */
export function createDatabase() {
  const database = new Database();
  addSampleData(database);
  return database;
}

const fail = (error: Error) => {
  throw error;
};

/** Starts the server on a free port, until the test ends. Returns the port. */
export async function startServer(
  test: TestContext,
  app = createApp(createDatabase(), fail),
) {
  app.server.listen(0, 'localhost');
  await once(app.server, 'listening');
  test.after(async () => {
    await app.stop();
    app.server.closeAllConnections();
  });
  return (app.server.address() as AddressInfo).port;
}

export function send(port: number, body: object, headers = {}) {
  return fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
