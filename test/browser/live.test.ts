import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../renderer/index.ts';
import { loadApi, SiteTest } from '../site/SiteTest.ts';
import { isSameDocument, launchBrowser, markDocument, scrolled, type TestBrowser, visit } from './browser.ts';

let browser: TestBrowser;
let site: SiteTest;
let server: RunningServer;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await SiteTest.from('basic');
  await site.edit('content/docs/guide/next.md', '1. One', `${'Words.\n\n'.repeat(60)}1. One`);
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

describe('an open page of a site that is watched', () => {
  test('follows its document in place: nothing is loaded again, and the reader stays where he is', async () => {
    const { page } = await browser.open();
    await visit(page, `${server.url}docs/guide/next`);
    await markDocument(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await site.edit(document, 'There is more', 'There is less');
    await page.locator('main', { hasText: 'There is less' }).waitFor();
    expect([await isSameDocument(page), await scrolled(page)]).toEqual([true, 300]);
  });

  test.each([
    ['is told of one that has changed, and asks for nothing', 'docs/guide/next', document, 'There is more', 'There is less', 0],
    ['asks once for its own data when many have changed', 'api/shapes', 'package/src/index.ts', '/**', 'export const pi = 3;\n\n/**', 1],
  ])('%s', async (_, path, file, from, to, requests) => {
    const { page } = await browser.open();
    await visit(page, `${server.url}${path}`);
    const before = await page.locator('main').textContent();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.edit(file, from, to);
    await expect.poll(() => page.locator('main').textContent()).not.toBe(before);
    // Another page's answer comes behind those that would be too many.
    await page.evaluate(async () => {
      for (let count = 0; count < 30; count += 1) await (await fetch('/routes.json')).text();
    });
    expect(asked.filter((name) => name === `/${path}/index.json`)).toHaveLength(requests);
  });

  test('shows what has changed before it was listening', async () => {
    const { page } = await browser.open();
    let release = (): void => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/live.js*', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/live.js*');
    await page.goto(`${server.url}docs/guide/next`, { waitUntil: 'commit' });
    await asked;
    await site.edit(document, 'There is more', 'There is less');
    await expect.poll(async () => (await fetch(`${server.url}docs/guide/next/index.json`)).text()).toContain('There is less');
    release();
    await page.locator('main', { hasText: 'There is less' }).waitFor();
  });

  test('follows a comment in a source of the package', async () => {
    const { page } = await browser.open();
    await visit(page, `${server.url}api/shapes/function/area`);
    await markDocument(page);
    await site.edit('package/src/index.ts', '/**', '/** Mended words.');
    await page.goto(`${server.url}api/shapes`);
    await page.locator('main', { hasText: 'Mended words.' }).waitFor();
  });

  test('shows what is wrong over the last good page, with its place and the lines around it, until it is mended', async () => {
    const { page } = await browser.open();
    await visit(page, `${server.url}docs/guide/next`);
    await markDocument(page);
    await site.edit(document, 'There is more', 'See [this](./nowhere.md). There is more');
    const overlay = page.locator('dialog[open]', { hasText: 'nowhere.md' });
    await overlay.waitFor();
    const line = (await site.read(document, '.')).split('\n').findIndex((text) => text.includes('nowhere.md')) + 1;
    expect(await overlay.locator('.place').allTextContents()).toEqual([expect.stringMatching(`^${document}:${line}:\\d+$`)]);
    expect(await overlay.locator('pre .here').textContent()).toMatch(new RegExp(`${line} \\| Back to .*\\(\\./nowhere\\.md\\)`));
    expect(await page.locator('main').textContent()).not.toContain('See this');

    await site.edit(document, 'See [this](./nowhere.md). ', 'Mended. ');
    await page.locator('main', { hasText: 'Mended.' }).waitFor();
    await overlay.waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
  });
});
