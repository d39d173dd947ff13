import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createHandler } from 'graphql-http/lib/use/fetch';
import type { PhrasingContent, Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../samples/findSamples.ts';

/*
 * The table of status codes on the page about servers, row by row, compared with the installed handler. The column of the draft is not
 * checked, because this handler does not implement the draft yet.
 */

/** The copy that the handler has. Vitest would load the one for development. */
const { buildSchema }: typeof import('graphql') = createRequire(import.meta.url)('graphql');

const schema = buildSchema(`
  type Query { hello: String broken: String echo(n: Int): String }
  type Mutation { hello: String }
`);
const rootValue = {
  hello: 'Hello!',
  broken: () => {
    throw new Error('Broken.');
  },
};
const handle = createHandler({ schema, rootValue });
const media = ['application/json', 'application/graphql-response+json'];

interface Asked {
  readonly method?: string;
  readonly query?: string;
  readonly body?: string;
  readonly type?: string;
  readonly accept?: string;
}

const requests: Readonly<Record<string, readonly Asked[]>> = {
  'Executed, no errors': [post({ query: '{ hello }' })],
  'Executed, some fields failed': [post({ query: '{ hello broken }' })],
  'Syntax error in the document': [post({ query: '{ hello' })],
  'The document doesn’t fit the schema': [post({ query: '{ goodbye }' })],
  'A variable has an invalid value': [post({ query: 'query ($n: Int) { echo(n: $n) }', variables: { n: 'five' } })],
  'Unknown operationName': [post({ query: 'query A { hello }', operationName: 'B' })],
  'The body isn’t JSON': [{ method: 'POST', body: '{ "query": ', type: 'application/json' }],
  'query is missing or not a string': [post({}), post({ query: 7 })],
  'A mutation by GET, or another method': [
    { method: 'GET', query: 'mutation { hello }' },
    { method: 'PUT', body: '{}', type: 'application/json' },
  ],
  'The Content-Type isn’t JSON': [{ method: 'POST', body: '{ hello }', type: 'text/plain' }],
  'No acceptable media type': [{ ...post({ query: '{ hello }' }), accept: 'image/png' }],
};

function post(body: object): Asked {
  return { method: 'POST', body: JSON.stringify(body), type: 'application/json' };
}

async function statusOf({ method = 'POST', query, body, type, accept }: Asked, preferred: string): Promise<string> {
  const url = new URL('http://shop.test/graphql');
  if (query !== undefined) url.searchParams.set('query', query);
  const headers = { Accept: accept ?? preferred, ...(type === undefined ? {} : { 'Content-Type': type }) };
  const response = await handle(new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }));
  return String(response.status);
}

const text = await readFile(join(import.meta.dirname, '../../content/docs/tutorials/running-an-express-graphql-server.md'), 'utf8');
const table = parsePage(text).children.find((node): node is Table => node.type === 'table');
const rows = (table?.children ?? []).slice(1).map(({ children }) => children.map((cell) => cell.children.map(textOf).join('')));

function textOf(node: PhrasingContent): string {
  return 'value' in node ? node.value.replaceAll("'", '’') : '';
}

describe('the table of status codes', () => {
  it('has a test request for each row', () => {
    expect(rows.map(([situation = '']) => situation).sort()).toEqual(Object.keys(requests).sort());
  });

  it.each(rows)('is correct for: %s', async (situation, ...shown) => {
    for (const asked of requests[situation] ?? []) {
      const statuses = await Promise.all(media.map((preferred) => statusOf(asked, preferred)));
      expect(statuses).toEqual(shown.slice(0, 2));
    }
  });
});
