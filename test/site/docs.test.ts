import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '../../client/search/engine/createSearch.ts';
import { violations } from '../browser/axe.ts';
import { setUpBrowser, visit } from '../browser/browser.ts';
import { firstOf } from '../browser/firstOf.ts';
import { checkLinks } from './checkLinks.ts';
import { openSiteSearch } from './openSiteSearch.ts';
import { loadApi } from './SiteTest.ts';

const root = join(import.meta.dirname, '../..');
const configFile = 'docs/gqldocs.config.ts';
let folder = '';
let search: Search;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-docs-'));
  const { build } = await loadApi();
  const report = await build({ cwd: root, configFile, outDir: folder });
  expect(report.problems).toEqual([]);
  search = await openSiteSearch(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has a home page with its styles', async () => {
  const sheets = [...(await readFile(join(folder, 'index.html'), 'utf8')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const styles = await Promise.all(sheets.map(([, href = '']) => readFile(join(folder, href.replace(/^\/(?:gqldocs\/)?/, '')), 'utf8')));
  expect(styles.join('')).toContain('.hero');
});

/** What newcomers ask, and the pages that answer. */
const questions: readonly (readonly [question: string, answer: RegExp])[] = [
  ['front matter slug', /^\/(reference\/front-matter#slug|guides\/navigation#slug)$/],
  ['hide a symbol', /^\/guides\/hide-symbols/],
  ['change the accent color', /^\/guides\/brand#change-the-accent-color$/],
  ['add a logo', /^\/guides\/brand#logo$/],
  ['base URL for GitHub Pages', /^\/(guides\/deploy#(github-pages|base-url)|reference\/configuration#baseurl)$/],
  ['exclude internal symbols', /^\/guides\/hide-symbols/],
  ['fail on undocumented exports', /^\/guides\/ci#undocumented$/],
  ['link to a method', /^\/tutorials\/document-a-package#link-to-a-method$/],
  ['tabs', /^\/reference\/markdown#tabs$/],
  ['a custom React page', /^\/guides\/react-pages/],
  ['document only one entry point', /^\/guides\/workspaces#entry-points$/],
  ['two versions', /^\/guides\/versions/],
  ['run in a monorepo', /^\/guides\/workspaces/],
  ['JSON output for scripts', /^\/(guides\/ci#json-output-for-scripts|reference\/json-report)/],
  ['what is executed', /^\/explanation\/security/],
];

describe('the documentation of gqldocs', () => {
  it.each(questions)('answers "%s" with the first hit', async (question, answer) => {
    const hits = ((await search.find({ input: question })) ?? []).flatMap((group) => group.hits);
    expect(hits[0]?.href ?? '').toMatch(answer);
  });

  it('has no broken link and no broken anchor', { tags: ['full'] }, async () => {
    const { broken, visited } = await checkLinks({ cwd: root, outDir: folder });
    expect(broken).toEqual([]);
    expect(visited.size).toBeGreaterThan(150);
  });

  it('has samples whose assertions hold', async () => {
    const { testExamples } = await loadApi();
    const { problems, passed } = await testExamples({ cwd: root, configFile, filter: ['gqldocs'] });
    expect(problems).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });
});

describe('a page of the documentation has no accessibility violation:', () => {
  const browser = setUpBrowser();
  let stop = async (): Promise<void> => undefined;
  let url = '';
  beforeAll(async () => {
    const { serve } = await loadApi();
    const { value } = await serve({ cwd: root, outDir: folder, baseUrl: '/', host: '127.0.0.1', port: 0 });
    if (value === undefined) throw new Error('The documentation is not served.');
    url = value.url;
    stop = () => value.close();
  });
  afterAll(() => stop());

  const paths = ['', 'tutorials/first-site', 'guides/deploy', 'reference/configuration', 'reference/markdown', 'problems/link-broken'];
  firstOf(paths)('/%s', async (path) => {
    const { page } = await browser.open({ reducedMotion: 'reduce' });
    await visit(page, `${url}${path}`);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});
