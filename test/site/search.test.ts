import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '../../client/search/engine/createSearch.ts';
import type { Hit } from '../../client/search/engine/hits.ts';
import { searchFolder } from '../../renderer/model/search.ts';
import { storedGraphqlSite } from './graphqlSite.ts';
import { openSiteSearch } from './openSiteSearch.ts';
import { readerQuestions } from './readerQuestions.ts';
import { searchQueries } from './searchQueries.ts';

let folder = '';
let search: Search;

beforeAll(async () => {
  const site = await storedGraphqlSite();
  folder = site.folder;
  expect(site.report.problems).toEqual([]);
  search = await openSiteSearch(folder);
});

async function hitsOf(input: string, currentHref?: string): Promise<readonly Hit[]> {
  return ((await search.find({ input, currentHref })) ?? []).flatMap(({ hits }) => hits);
}

/** Bytes of the files whose names begin with one of these, each compressed by itself. */
async function compressedSize(...names: readonly string[]): Promise<number> {
  const files = (await readdir(join(folder, searchFolder))).filter((file) => names.some((name) => file.startsWith(`${name}-`)));
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(folder, searchFolder, file)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the search of the GraphQL.js site', () => {
  it.each(searchQueries)('answers %s with %s', async (input, expected) => {
    const [first] = await hitsOf(input);
    expect(first?.href.replace('/api/graphql-js/', '~').replace('/docs/tutorials', '^')).toBe(expected);
  });

  it.each(readerQuestions)('answers the question “%s” with %s among the first three', async (input, expected) => {
    const short = (await hitsOf(input))
      .slice(0, 3)
      .map(({ href }) => href.replace('/api/graphql-js-16/', '16~').replace('/api/graphql-js/', '~').replace('/docs/tutorials', '^'));
    expect(short).toContain(expected);
  });

  it.each(['prisma', 'mongodb', 'kubernetes', 'lorem ipsum dolor'])('finds nothing for %s, which no page is about', async (input) => {
    expect(await hitsOf(input)).toEqual([]);
  });

  it('answers what creates a type with functions, the constructor and the type', async () => {
    const hrefs = (await hitsOf('create schema')).map(({ href }) => href.replace('/api/graphql-js/', '~'));
    const expected = ['~function/buildSchema', '~function/buildASTSchema', '~class/GraphQLSchema#constructor', '~class/GraphQLSchema'];
    expect(hrefs).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['schema', '~function/buildSchema'],
    ['directive', '~function/printDirective'],
    ['error', '~function/locatedError'],
  ])('answers the last word %s of a name with %s among the first twelve', async (input, expected) => {
    const hrefs = (await hitsOf(input)).slice(0, 12).map(({ href }) => href.replace('/api/graphql-js/', '~'));
    expect(hrefs).toContain(expected);
  });

  it('is tested with more than two hundred queries', () => {
    expect(searchQueries.length).toBeGreaterThan(200);
  });

  it('returns only existing pages and anchors', async () => {
    const hrefs = new Set((await Promise.all(searchQueries.map(([input]) => hitsOf(input)))).flat().map(({ href }) => href));
    const missing = await Promise.all([...hrefs].map(async (href) => ((await exists(href)) ? [] : [href])));
    expect(hrefs.size).toBeGreaterThan(200);
    expect(missing.flat()).toEqual([]);
  });

  it('shows the signature and first sentence of a name', async () => {
    const [first] = await hitsOf('parse');
    expect(first?.type === 'name' && (await search.detailsOf(first))).toEqual({
      signature: '(source: string | Source, options?: ParseOptions): DocumentNode',
      sentence: 'Given a GraphQL source, parses it into a Document.',
    });
  });

  it('has an index of names, types, signatures and sentences below 45 kB for each of the two versions', async () => {
    expect(await compressedSize('names', 'types', 'details')).toBeLessThan(2 * 45_000);
    expect(await compressedSize('names')).toBeLessThan(2 * 6_800);
  });
});

describe('two versions', () => {
  it('appear in a filter, the current one first', () => {
    expect(search.versions.map(({ value, label }) => [value, label.split('.')[0]])).toEqual([
      ['17', '17'],
      ['16', '16'],
    ]);
  });

  it.each(['parse', 'lexicographicSortSchema', 'prase', 'ASTNode -> string', 'how to validate a query'])(
    'show only %s of version 17',
    async (input) => {
      const hits = await hitsOf(input);
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.filter(({ href }) => href.startsWith('/api/graphql-js-16'))).toEqual([]);
    },
  );

  it.each(['parse', 'GraphQLSchema.getType', 'ASTNode -> string'])('show %s of version 16 on request', async (input) => {
    const hits = await hitsOf(`version:16 ${input}`);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({ href }) => !/^\/docs\/|^\/api\/graphql-js-16[#/]/.test(href))).toEqual([]);
  });

  it('show symbols that version 17 has removed', async () => {
    expect((await hitsOf('printError'))[0]?.href).toBe('/api/graphql-js-16/function/printError');
    expect((await hitsOf('version:17 printError')).map(({ href }) => href)).not.toContain('/api/graphql-js-16/function/printError');
  });

  it('name their version in a result, unless the page of the reader has the same', async () => {
    const versionsOn = async (input: string, href?: string) => (await hitsOf(input, href)).map(({ version }) => version.split('.')[0]);
    expect((await versionsOn('printError'))[0]).toBe('16');
    expect((await versionsOn('printError', '/api/graphql-js-16/function/execute'))[0]).toBe('');
    expect((await versionsOn('parse', '/api/graphql-js-16/function/execute')).slice(0, 2)).toEqual(['', '17']);
    expect(new Set(await versionsOn('version:16 how errors are printed', '/docs/tutorials/basic-types'))).toContain('16');
    expect(new Set(await versionsOn('parse'))).toEqual(new Set(['']));
  });

  it('rank the version that the reader is in first', async () => {
    const hrefs = (await hitsOf('parse', '/api/graphql-js-16/function/execute')).map(({ href }) => href);
    expect(hrefs.slice(0, 2)).toEqual(['/api/graphql-js-16/function/parse', '/api/graphql-js/function/parse']);
  });

  it('filter tutorials by the versions in their front matter', async () => {
    const found = async (input: string) => (await hitsOf(input)).map(({ href }) => href);
    expect(await found('version:17 defer')).toContain('/docs/tutorials/defer-and-stream');
    expect((await found('version:16 defer')).filter((href) => href.startsWith('/docs/tutorials/defer-and-stream'))).toEqual([]);
    expect(await found('version:16 pagination')).toContain('/docs/tutorials/pagination');
  });
});

describe('the history of a package', () => {
  const namesOf = async (input: string): Promise<readonly string[]> =>
    ((await search.find({ input, most: 2000 })) ?? []).flatMap(({ hits }) => hits.map(({ href }) => href.replace(/^.*\/|#/g, '')));

  it('limits names to the versions that added them', async () => {
    const young = await namesOf('since:>=17 kind:function');
    expect(young).toEqual(expect.arrayContaining(['replaceVariables', 'experimentalExecuteIncrementally']));
    expect(young).not.toContain('parse');
    expect(await namesOf('since:<16.5 parse')).toContain('parse');
    expect(await namesOf('since:>=99')).toEqual([]);
  });

  it('divides the functions of a version between those before and since a release', async () => {
    const [all, young, old] = await Promise.all(
      ['', ' since:>=16', ' since:<16'].map((range) => namesOf(`kind:function package:graphql version:17${range}`)),
    );
    expect(young?.length).toBeGreaterThan(0);
    expect([...(young ?? []), ...(old ?? [])].sort()).toEqual([...(all ?? [])].sort());
  });
});

const pages = new Map<string, Promise<string>>();

async function exists(href: string): Promise<boolean> {
  const [path = '', anchor] = href.split('#');
  const page = pages.get(path) ?? readFile(join(folder, path, 'index.html'), 'utf8').catch(() => '');
  pages.set(path, page);
  const html = await page;
  return html !== '' && (anchor === undefined || html.includes(`id="${anchor}"`));
}
