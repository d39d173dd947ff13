import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../renderer/index.ts';
import { loadApi, SiteTest } from '../site/SiteTest.ts';
import { holdBack, isSameDocument, markDocument, scrolled, setUpBrowser, visit } from './browser.ts';

const browser = setUpBrowser();
let site: SiteTest;
let server: RunningServer;
beforeEach(async () => {
  site = await SiteTest.from('basic');
  await site.edit('content/docs/guide/next.md', '1. One', `${'Words.\n\n'.repeat(60)}1. One`);
  await site.edit('gqldocs.config.ts', "items: ['guide/next']", "items: [{ folder: 'guide' }]");
  const { serveLive } = await loadApi();
  const { value } = await serveLive({ cwd: site.folder, host: '127.0.0.1', port: 0, cacheDir: false });
  if (value === undefined) throw new Error('The server did not start.');
  server = value;
});
afterEach(async () => {
  await server.close();
  await site.close();
});

const document = 'content/docs/guide/next.md';

/** Opens a page, and waits until the server can tell it of changes: one that came before would load it again. */
async function openLive(path: string): Promise<Page> {
  const { page } = await browser.open();
  const stream = page.waitForResponse((response) => response.request().resourceType() === 'eventsource');
  await visit(page, `${server.url}${path}`);
  await stream;
  return page;
}

describe('an open page of a watched site', () => {
  test('updates in place when its document changes, and keeps the scroll position', async () => {
    const page = await openLive('docs/guide/next');
    await markDocument(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await site.edit(document, 'There is more', 'There is less');
    await page.locator('main', { hasText: 'There is less' }).waitFor();
    await expect.poll(() => scrolled(page)).toBe(300);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('replaces only what has changed, from the second change on', async () => {
    const code = '```js\nrun();\n```';
    const page = await openLive('docs/guide/next');
    await site.edit(document, '## Details', `${code}\n\n## Details`);
    await page.locator('main .code-copy').waitFor();
    const kept = [
      await page.locator('main figure.code').elementHandle(),
      await page.locator('main ol', { hasText: 'One' }).elementHandle(),
    ];
    const isKept = (): Promise<boolean[]> =>
      Promise.all(kept.map(async (node) => (await node?.evaluate((one) => one.isConnected)) ?? false));
    await site.edit(document, '## Details', 'A new part.\n\n## Further details');
    await page.locator('main', { hasText: 'A new part' }).waitFor();
    expect(await isKept()).toEqual([true, true]);
    await site.edit(document, `${code}\n\n`, '> No code.\n\n');
    await page.locator('main', { hasText: 'No code' }).waitFor();
    await site.edit(document, '2. Two', '2. Two\n3. Three');
    await page.locator('main', { hasText: 'Three' }).waitFor();
    expect(await isKept()).toEqual([false, false]);
    const fresh = await openLive('docs/guide/next');
    expect(await page.locator('main').innerHTML()).toBe(await fresh.locator('main').innerHTML());
  });

  test.each([
    ['receives a single changed page, and requests nothing', 'docs/guide/next', document, 'There is more', 'There is less', 0],
    [
      'requests its own data once when many pages have changed',
      'api/shapes',
      'package/src/index.ts',
      '/**',
      'export const pi = 3;\n\n/**',
      1,
    ],
  ])('%s', async (_, path, file, from, to, requests) => {
    const page = await openLive(path);
    const before = await page.locator('main').textContent();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.edit(file, from, to);
    await expect.poll(() => page.locator('main').textContent()).not.toBe(before);
    // The other page's response follows those that would be too many.
    await page.evaluate(async () => {
      for (let count = 0; count < 30; count += 1) await (await fetch('/routes.json')).text();
    });
    expect(asked.filter((name) => name === `/${path}/index.json`)).toHaveLength(requests);
  });

  test('says that its document was deleted and links to others, and shows the document when it is back', async () => {
    await site.write('content/docs/guide/extra.md', '# Extra\n\nThere is more.\n');
    await expect.poll(async () => (await fetch(`${server.url}docs/guide/extra/index.json`)).status).toBe(200);
    const page = await openLive('docs/guide/extra');
    const item = page.locator('.sidebar a[href="/docs/guide/extra"]');
    expect(await item.count()).toBe(1);
    await markDocument(page);
    await site.rename('content/docs/guide/extra.md', 'content/docs/guide/extras.md');
    await page.locator('main h1', { hasText: 'This page no longer exists' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(['/docs/guide', '/']));
    expect(await item.count()).toBe(0);
    await site.rename('content/docs/guide/extras.md', 'content/docs/guide/extra.md');
    await page.locator('main', { hasText: 'There is more' }).waitFor();
    await expect.poll(() => item.count()).toBe(1);
  });

  test('shows changes from before its event stream opened', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    const release = await holdBack(page, '**/live.js*');
    const asked = page.waitForRequest('**/live.js*');
    await page.goto(`${server.url}docs/guide/next`, { waitUntil: 'commit' });
    await asked;
    await site.edit(document, 'There is more', 'There is less');
    await expect.poll(async () => (await fetch(`${server.url}docs/guide/next/index.json`)).text()).toContain('There is less');
    release();
    await page.locator('main', { hasText: 'There is less' }).waitFor();
  });

  test('updates in more tabs than a browser has connections, also after the first tab is closed', { tags: ['full'] }, async () => {
    const { page: first } = await browser.open();
    const pages = [first];
    while (pages.length < 8) pages.push(await first.context().newPage());
    for (const page of pages) await visit(page, `${server.url}docs/guide/next`);
    await site.edit(document, 'There is more', 'There is less');
    for (const page of pages) await page.locator('main', { hasText: 'There is less' }).waitFor();
    await first.close();
    await site.edit(document, 'There is less', 'There is enough');
    for (const page of pages.slice(1)) await page.locator('main', { hasText: 'There is enough' }).waitFor();
  });

  test('closes its stream while hidden if tabs cannot share one, and updates when shown', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
      Object.defineProperty(Document.prototype, 'hidden', { get: () => sessionStorage.getItem('hidden') !== null });
    });
    await visit(page, `${server.url}docs/guide/next`);
    const show = (isShown: boolean) =>
      page.evaluate((shown) => {
        if (shown) sessionStorage.removeItem('hidden');
        else sessionStorage.setItem('hidden', '');
        window.document.dispatchEvent(new Event('visibilitychange'));
      }, isShown);
    await show(false);
    await site.edit(document, 'There is more', 'There is less');
    await expect.poll(async () => (await fetch(`${server.url}docs/guide/next/index.json`)).text()).toContain('There is less');
    expect(await page.locator('main').textContent()).toContain('There is more');
    await show(true);
    await page.locator('main', { hasText: 'There is less' }).waitFor();
  });

  test('updates when a comment in a source of the package changes', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    await visit(page, `${server.url}api/shapes/function/area`);
    await markDocument(page);
    await site.edit('package/src/index.ts', '/**', '/** Fixed words.');
    await page.goto(`${server.url}api/shapes`);
    await page.locator('main', { hasText: 'Fixed words.' }).waitFor();
  });

  test('shows a problem over the page, with its place and code frame, until it is fixed', async () => {
    const page = await openLive('docs/guide/next');
    await markDocument(page);
    await site.edit(document, 'There is more', 'See [this](./nowhere.md). There is more');
    const overlay = page.locator('dialog[open]', { hasText: 'nowhere.md' });
    await overlay.waitFor();
    const line = (await site.read(document, '.')).split('\n').findIndex((text) => text.includes('nowhere.md')) + 1;
    expect(await overlay.locator('.place').allTextContents()).toEqual([expect.stringMatching(`^${document}:${line}:\\d+$`)]);
    expect(await overlay.locator('pre .here').textContent()).toMatch(new RegExp(`${line} \\| Back to .*\\(\\./nowhere\\.md\\)`));
    await page.locator('main', { hasText: 'See this.' }).waitFor();

    await site.edit(document, 'See [this](./nowhere.md). ', 'Fixed. ');
    await page.locator('main', { hasText: 'Fixed.' }).waitFor();
    await overlay.waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
  });
});
