import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../renderer/index.ts';
import { loadApi, SiteTest } from '../site/SiteTest.ts';
import { violations } from './axe.ts';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const addresses = `{
  redirects: {
    '/api/shapes/class/Square': '/api/shapes/class/Quad',
    '/api/shapes/class/Square#grow': '/api/shapes/class/Quad#extend',
    '/api/latest/*': '/api/shapes/*',
    '/docs/guide#begin': '/docs/guide/next#details',
    '/docs/start': '/docs/guide#first-steps',
  },
  removed: { '/docs/old': 'It is part of version 1 only.' },
}`;

let site: SiteTest;
let server: RunningServer;
const browser = setUpBrowser();
let root: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  await site.build();
  await site.write('published.json', await site.read('objects.json'));
  for (const [from, to] of [
    ['export class Square', 'export class Quad'],
    ['): Square', '): Quad'],
    ['new Square', 'new Quad'],
    ['  grow(by', '  extend(by'],
  ] as const) {
    await site.edit('package/src/index.ts', from, to);
  }
  await site.edit('gqldocs.config.ts', "title: 'Basic',", `title: 'Basic',\n  addresses: ${addresses},`);
  const { problems } = await site.build({ against: 'published.json', baseUrl: '/site/' });
  expect(problems).toEqual([]);
  const api = await loadApi();
  const { value } = await api.serve({ cwd: site.folder, baseUrl: '/site/', host: '127.0.0.1', port: 0 });
  if (value === undefined) throw new Error('The site is not served.');
  server = value;
  root = value.url;
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const pathOf = (url: string): string => url.slice(root.length);

describe('a former address', () => {
  firstOf(
    [
      ['api/shapes/class/Square#grow', 'api/shapes/class/Quad#extend'],
      ['docs/start?a=b#anything', 'docs/guide?a=b#first-steps'],
      ['docs/guide#begin', 'docs/guide/next#details'],
      ['api/shapes/class/Square', 'api/shapes/class/Quad'],
      ['api/shapes/class/Square?a=b#side', 'api/shapes/class/Quad?a=b#side'],
      ['api/shapes/class/Square#%E0%A4%A', 'api/shapes/class/Quad#%E0%A4%A'],
      ['api/latest/class/Quad#extend', 'api/shapes/class/Quad#extend'],
    ],
    3,
  )('%s becomes %s with scripts', async ([from, to]) => {
    const { page, noise } = await browser.open();
    await page.goto(`${root}${from}`);
    await expect.poll(() => pathOf(page.url())).toBe(to);
    expect(noise).toEqual([]);
  });

  test('of a part of an open page opens its new place, also from another page, and "back" returns', async () => {
    const { page } = await browser.open();
    await visit(page, `${root}docs/guide`);
    await page.evaluate(() => {
      location.hash = '#begin';
    });
    await expect.poll(() => pathOf(page.url())).toBe('docs/guide/next#details');
    await page.goBack();
    await expect.poll(() => pathOf(page.url())).toBe('docs/guide');
    await visit(page, `${root}docs/guide/next`);
    await page.evaluate((href) => {
      document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href, textContent: 'There' }));
    }, `${root}docs/guide#begin`);
    await page.getByRole('link', { name: 'There' }).click();
    await expect.poll(() => pathOf(page.url())).toBe('docs/guide/next#details');
  });

  test.each([
    ['api/latest/class/Quad', 'api/shapes/class/Quad'],
    ['docs/start', 'docs/guide#first-steps'],
  ])('%s becomes %s without scripts', async (from, to) => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${root}${from}`);
    await expect.poll(() => pathOf(page.url())).toBe(to);
  });

  test('with parts that moved elsewhere shows links to all new places without scripts', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${root}api/shapes/class/Square#grow`);
    expect(await page.locator(':target').textContent()).toContain('This part of the page has moved to');
    await page.locator(':target a').click();
    await expect.poll(() => pathOf(page.url())).toBe('api/shapes/class/Quad#extend');
    await page.goto(`${root}api/shapes/class/Square`);
    await page.getByText('This page has moved to').getByRole('link').click();
    await expect.poll(() => pathOf(page.url())).toBe('api/shapes/class/Quad');
  });

  test('of a part of a page shows a link to its new place without scripts', { tags: ['full'] }, async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${root}docs/guide`);
    const note = page.locator('#begin');
    expect(await note.isVisible()).toBe(false);
    await page.goto(`${root}docs/guide#begin`);
    expect(await note.isVisible()).toBe(true);
    expect(await note.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await note.getByRole('link', { name: 'Details' }).click();
    await expect.poll(() => pathOf(page.url())).toBe('docs/guide/next#details');
  });
});

test('a removed page shows its note', async () => {
  const { page } = await browser.open();
  await page.goto(`${root}docs/old`);
  await heading(page, 'Page removed').waitFor();
  expect(await page.getByText('It is part of version 1 only.').isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
});
