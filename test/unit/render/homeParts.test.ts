import { expect, it } from 'vitest';
import { openSession } from '../../../renderer/engine/session.ts';
import type { Document } from '../../../renderer/model/document.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';
import { renderSite, siteToRender } from './renderSite.ts';

const api = { packages: [makePackage([makeSymbol('function', 'run')], { name: 'tiny', version: '1.2.3', license: 'MIT' })] };

async function homePage(frontMatter: Document['frontMatter'], document: Partial<Document> = {}) {
  const config = makeConfig({ documents: { route: '/', sidebars: { all: [{ folder: '' }] } }, baseUrl: '/lib/' });
  const documents = [makeDocument({ id: 'index', frontMatter, ...document }), makeDocument({ id: 'start', title: 'Start' })];
  const site = await siteToRender({ config, documents, api });
  const page = (await renderSite(openSession({ name: 'test' }), site)).get('/')?.page;
  const file = (ending: string): string =>
    page?.ok === true ? String(page.files.find(({ path }) => path.endsWith(ending))?.contents) : '';
  return { html: file('.html'), data: JSON.parse(file('.json')), markdown: file('.md'), problems: page?.problems };
}

const hero = {
  name: 'Tiny',
  tagline: 'Runs `run`.',
  package: 'tiny',
  actions: [
    { text: 'Begin', link: '/start' },
    { text: 'Code', link: 'https://example.org/code' },
  ],
};

it('reserves the room of its pictures', async () => {
  const { html } = await homePage({ hero: { ...hero, image: { src: 'https://example.org/a.svg', width: 30, height: 20 } } });
  expect(html).toMatch(/<img (?=[^>]*width="30")(?=[^>]*height="20")[^>]*class="picture"/);
});

it('shows the hero, the facts of the package and the cards, without a menu', async () => {
  const { html, data, markdown, problems } = await homePage({ hero, features: [{ title: 'Small', details: 'No code.', link: '/start' }] });
  expect(problems).toEqual([]);
  expect(data).toMatchObject({ layout: 'wide', sidebar: '', sidebarHtml: '', hasToc: false });
  expect(html).toContain('<h1>Tiny</h1><p class="lead">Runs <code>run</code>.</p>');
  expect(html).toContain('<a class="primary" href="/lib/start">Begin</a> <a class="secondary" href="https://example.org/code">Code</a>');
  expect(html).toContain('npm install tiny');
  expect(html).toMatch(/tiny@1\.2\.3<\/code> · MIT · <a href="\/lib\/api\/[^"]*">1 export<\/a>/);
  expect(html).toContain('<h2><a href="/lib/start">Small</a></h2><p>No code.</p>');
  expect(html).not.toContain('class="breadcrumbs"');
  expect(markdown).toMatch(/^# Tiny\n/);
  expect(markdown).toContain('[Small](/lib/start)');
});

it('takes the title and the description of the document where the hero has none', async () => {
  const { html } = await homePage({ title: 'Lib', description: 'A library.', features: [] }, { title: 'Lib' });
  expect(html).toContain('<h1>Lib</h1><p class="lead">A library.</p>');
});

it('checks links and pictures at their place, and omits a link without a target', async () => {
  const place = { file: 'docs/index.md', line: 5, column: 3 };
  const broken = { ...hero, image: { src: './lost.png' }, actions: [{ text: 'Begin', link: '/strat' }] };
  const { html, problems } = await homePage({ hero: broken }, { frontMatterPlaces: [['/strat', place]] });
  expect(problems?.map(({ code, place: { line } = { file: '' } }) => `${code} ${line}`)).toEqual(['link/broken-file 1', 'link/broken 5']);
  expect(html).not.toContain('Begin');
});

it('has no menu with `sidebar: false`, but the way back and the link to the next page', async () => {
  const { data, html } = await homePage({ sidebar: false });
  expect(data).toMatchObject({ layout: 'document', sidebar: '', sidebarHtml: '' });
  expect(html).toContain('rel="next"');
});
