import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import type { TableCell } from 'mdast';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { findSamples, parsePage } from '../samples/findSamples.ts';
import { claims, versions } from './claims/claims.ts';
import { buildGraphqlSite } from './graphqlSite.ts';

/*
 * Samples show most of what pages say. This holds the rest, with both versions of GraphQL.js.
 */

const content = join(import.meta.dirname, '../../content');
const readPage = (name: string) => readFile(join(content, 'docs/tutorials', `${name}.md`), 'utf8');

describe.each(claims)('$file says: $words', ({ file, words, holds }) => {
  it('is in the text', async () => expect((await readFile(join(content, file), 'utf8')).replaceAll('\n', ' ')).toContain(words));
  it('is so', async () => expect(await holds()).toBe(true));
});

/** Cells of the table with this header, as they are written. */
async function rowsOf(page: string, ...header: readonly string[]): Promise<readonly (readonly string[])[]> {
  const text = await readPage(page);
  const cellText = ({ children }: TableCell) => text.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset);
  const tables = parsePage(text).children.flatMap((node) =>
    node.type === 'table' ? [node.children.map((row) => row.children.map(cellText))] : [],
  );
  return tables.find(([first = []]) => header.every((cell, index) => first[index] === cell))?.slice(1) ?? [];
}

/** For each row of the table of changes, a change of an output type and one of input. */
const changes: Readonly<Record<string, readonly [output: Change | undefined, input: Change | undefined]>> = {
  'Add a field to an object type': [['type A { a: Int }', 'type A { a: Int b: Int }'], undefined],
  'Add an optional argument or input field': [undefined, ['input A { a: Int }', 'input A { a: Int b: Int }']],
  'Add a required argument or input field': [undefined, ['type A { a: Int }', 'type A { a(n: Int!): Int }']],
  'Remove a field, an argument, a type': [
    ['type A { a: Int b: Int }', 'type A { a: Int }'],
    ['type A { a(n: Int): Int }', 'type A { a: Int }'],
  ],
  '`T` becomes `T!`': [
    ['type A { a: Int }', 'type A { a: Int! }'],
    ['type A { a(n: Int): Int }', 'type A { a(n: Int!): Int }'],
  ],
  '`T!` becomes `T`': [
    ['type A { a: Int! }', 'type A { a: Int }'],
    ['type A { a(n: Int!): Int }', 'type A { a(n: Int): Int }'],
  ],
  '`T` becomes `[T]`': [
    ['type A { a: Int }', 'type A { a: [Int] }'],
    ['type A { a(n: Int): Int }', 'type A { a(n: [Int]): Int }'],
  ],
  'Add a value to an enum': [['enum A { B }', 'enum A { B C }'], undefined],
  'Add a type to a union, an interface to a type': [
    ['union A = B type B { b: Int } type C { c: Int }', 'union A = B | C type B { b: Int } type C { c: Int }'],
    undefined,
  ],
  'Remove a type from a union, an interface from a type': [
    ['interface A { a: Int } type B implements A { a: Int }', 'interface A { a: Int } type B { a: Int }'],
    undefined,
  ],
  'Remove a value from an enum': [
    ['enum A { B C }', 'enum A { B }'],
    ['enum A { B C }', 'enum A { B }'],
  ],
  'Change a default': [undefined, ['type A { a(n: Int = 1): Int }', 'type A { a(n: Int = 2): Int }']],
  'Remove a directive, one of its arguments or locations, or `repeatable`': [
    ['directive @a(n: Int) repeatable on FIELD | QUERY', 'directive @a on FIELD'],
    undefined,
  ],
};

type Change = readonly [before: string, after: string];

/** What both versions report: `safe` if it is nothing, or only safe changes. */
function severities(change: Change): readonly string[] {
  const texts = change.map((text) => `type Query { q: Int } ${text}`);
  return Object.values(versions).map((graphql) => {
    const [before, after] = texts.map((text) => graphql.buildSchema(text));
    if (before === undefined || after === undefined) return '';
    if (graphql.findBreakingChanges(before, after).length > 0) return '**breaking**';
    return graphql.findDangerousChanges(before, after).length > 0 ? '*dangerous*' : 'safe';
  });
}

describe('the table of changes to a schema', async () => {
  const rows = await rowsOf('evolving-a-schema', 'Change', 'Output types');
  test('has a change for each row', () => expect(rows.map(([name]) => name)).toEqual(Object.keys(changes)));
  test.each(rows)('%s: %s, %s', (name = '', ...cells) => {
    for (const [index, change] of changes[name]?.entries() ?? []) {
      if (change !== undefined) expect(severities(change)).toEqual(Array(2).fill(cells[index]?.replace(/ for .*/, '')));
    }
  });
});

describe('the table of messages that changed', async () => {
  const rows = await rowsOf('upgrading-to-17', '16', '17');
  const text = 'input I @oneOf { x: Int y: Int } type Query { a(n: Int!): Int o(i: I): Int }';
  const withN = 'query ($n: Int!) { a(n: $n) }';
  const requests: readonly (readonly Request[])[] = [
    [{ source: withN, variableValues: { n: 2.5 } }],
    [{ source: withN }],
    [{ source: withN, variableValues: { n: null } }],
    [{ source: '{ a }' }],
    [{ source: 'mutation { a }' }],
    [{ source: '{ o(i: { x: 1, y: 2 }) }' }, { source: 'query ($i: I) { o(i: $i) }', variableValues: { i: {} } }],
    [{ source: '{ a a a }', maxTokens: 3 }],
  ];
  test('has a request for each row', () => expect(rows).toHaveLength(requests.length));
  test.each(rows.map(([before = '', after = ''], index) => ({ before, after, index })))('$before', async ({ before, after, index }) => {
    for (const [version, cell] of [
      [16, before],
      [17, after],
    ] as const) {
      const shown = cell.split('`').filter((_, at) => at % 2 === 1);
      for (const request of requests[index] ?? []) {
        const message = messageOf(versions[version], text, request);
        expect(
          shown.filter((one) => isLike(one, message)),
          message,
        ).not.toEqual([]);
      }
    }
  });
});

interface Request {
  readonly source: string;
  readonly variableValues?: Readonly<Record<string, unknown>>;
  readonly maxTokens?: number;
}

function messageOf({ buildSchema, parse, validate, execute }: (typeof versions)[17], text: string, request: Request): string {
  const { source, maxTokens, variableValues } = request;
  try {
    const [schema, document] = [buildSchema(text), parse(source, { maxTokens })];
    const [error] = validate(schema, document);
    if (error) return error.message;
    // No resolver returns a promise.
    const { errors } = execute({ schema, document, variableValues }) as ExecutionResult;
    return errors?.[0]?.message ?? '';
  } catch (error) {
    return String(error);
  }
}

/** A message as a page shows it: `…` is anything. */
function isLike(shown: string, message: string): boolean {
  let from = 0;
  return shown.split('…').every((part) => {
    const at = message.indexOf(part.trim(), from);
    from = at + part.length;
    return at >= 0;
  });
}

test('only pages about root values use one', async () => {
  const names = await readdir(join(content, 'docs/tutorials'));
  const pages = names.filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(pages.map((name) => readFile(join(content, 'docs/tutorials', name), 'utf8')));
  const users = pages.filter((_, index) => findSamples(texts[index] ?? '').some(({ code }) => code.includes('rootValue')));
  expect(users).toEqual(['express-graphql.md', 'index.md', 'upgrading-to-16.md']);
});

it('shows types that are not exported as declarations', async () => {
  const { files, read } = await buildGraphqlSite();
  const pages = files.filter((file) => /^api\/[^/]*\/(?:function|class|interface|type|variable)\/.*\.md$/.test(file));
  const blocks = (await Promise.all(pages.map(read))).flatMap((text) => {
    const { children } = parsePage(text);
    const start = children.findIndex(
      (node) => node.type === 'heading' && text.slice(node.position?.start.offset).startsWith('## not exported'),
    );
    return children.slice(start < 0 ? children.length : start).flatMap((node) => (node.type === 'code' ? [node.value] : []));
  });
  const different = [...new Set(blocks)];
  expect(different.length).toBeGreaterThan(20);
  const { diagnostics = [] } = ts.transpileModule(different.map((code) => `{ ${code}\n}`).join('\n'), { reportDiagnostics: true });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
});
