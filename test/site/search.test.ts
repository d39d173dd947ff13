import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Search } from '../../client/search/engine/createSearch.ts';
import type { Hit } from '../../client/search/engine/hits.ts';
import { manifestName, type SearchManifest, searchCallback, searchFolder } from '../../renderer/model/search.ts';
import { loadApi } from './SiteTest.ts';
import { searchQueries } from './searchQueries.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let search: Search;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-search-'));
  const api = await loadApi();
  const report = await api.build({ cwd: root, outDir: folder });
  expect(report.problems).toEqual([]);
  search = await createSearch(await load<SearchManifest>(manifestName), { load });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a file of the index hands over. */
async function load<T>(file: string): Promise<T> {
  let handed: unknown;
  const script = await readFile(join(folder, searchFolder, `${file}.js`), 'utf8');
  runInNewContext(script, {
    [searchCallback]: (name: string, data: unknown) => {
      expect(name).toBe(file);
      handed = data;
    },
  });
  return JSON.parse(JSON.stringify(handed)) as T;
}

async function hitsOf(input: string): Promise<readonly Hit[]> {
  return ((await search.find({ input })) ?? []).flatMap(({ hits }) => hits);
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

  it('is held to more than two hundred queries', () => {
    expect(searchQueries.length).toBeGreaterThan(200);
  });

  it('leads only to pages and anchors that there are', async () => {
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

  it('has an index of names, with types, signatures and sentences, below 40 kB', async () => {
    expect(await compressedSize('names', 'types', 'details')).toBeLessThan(40_000);
    expect(await compressedSize('names')).toBeLessThan(10_000);
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
