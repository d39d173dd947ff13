import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { appStarted, setUpBrowser } from './browser.ts';
import { firstOf } from './firstOf.ts';

/** What a page may cost its reader, in bytes after compression: scripts with gzip, markup with Brotli, which browsers ask for first, and gzip. */
const limits = { scriptBeforeLoad: 2_000, scriptWhileRead: 13_900, scriptInAll: 18_150, html: 7_500, htmlWithGzip: 9_000, styles: 13_000 };
const address = `${inject('sites').graphql}api/graphql-js/class/GraphQLSchema`;

const browser = setUpBrowser();

async function weigh(page: Page, until: (page: Page) => Promise<void>) {
  const scripts: Promise<Buffer>[] = [];
  let html = '';
  const listen = (response: Response): void => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', listen);
  const response = await page.goto(address, { waitUntil: 'load' });
  html = (await response?.text()) ?? '';
  const inline = await page.locator('script:not([src]):not([type])').evaluateAll((all) => all.map((script) => script.textContent ?? ''));
  await until(page);
  page.off('response', listen);
  const sizes = [...(await Promise.all(scripts)), ...inline].map((text) => gzipSync(text, { level: 9 }).length);
  return { html, scripts: sizes.reduce((sum, size) => sum + size, 0) };
}

test('the class page stays within the limit for scripts before the load event', async () => {
  const { page } = await browser.open();
  // What comes after the load event is held back, so that it isn't counted.
  await page.route(/\/(?:behaviors|app|chunk)-\w+\.js$/, () => {});
  const { scripts } = await weigh(page, async () => {});
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(limits.scriptBeforeLoad);
});

test('the class page loads the router only for a reader who points at a link', async () => {
  const { page } = await browser.open();
  const { scripts } = await weigh(page, () => page.waitForLoadState('networkidle'));
  expect(scripts).toBeLessThanOrEqual(limits.scriptWhileRead);
  const router = page.waitForRequest(/\/app-\w+\.js$/);
  await page.locator('.theme-switch').click();
  await page.locator('html[data-theme="dark"][data-started=""]').waitFor();
  await page.locator('.sidebar a').first().hover();
  await router;
});

test('the class page stays within the limits for all scripts and for markup', async () => {
  const { page } = await browser.open();
  const { html, scripts } = await weigh(page, appStarted);
  expect(scripts).toBeLessThanOrEqual(limits.scriptInAll);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(limits.html);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(limits.htmlWithGzip);
  const [sheet] = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const styles = await (await fetch(new URL(sheet ?? '', address))).text();
  expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(limits.styles);
});

test('the page lays out the parts that the first paint skipped before it is ready', { tags: ['full'] }, async () => {
  const { page } = await browser.open();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const last = page.locator('.member').last();
  const isSeen = () => last.evaluate((member) => member.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await appStarted(page);
  expect(await page.locator('html').getAttribute('data-fresh')).toBeNull();
  expect(await isSeen()).toBe(true);
});

test('the first paint skips parts far below the viewport', { tags: ['full'] }, async () => {
  const { page } = await browser.open();
  await page.route(/\/start-\w+\.js$/, (route) => route.abort());
  await page.goto(address);
  const last = page.locator('.member').last();
  expect(await last.evaluate((member) => member.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.isVisible()).toBe(true);
});

/** Runs in the page. */
function watchShifts(): void {
  const shifts: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    document.documentElement.dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, 0));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens an address and waits for all of it: how far its parts have moved meanwhile (Layout Instability, "cumulative layout shift"). */
async function shiftOf(address: string): Promise<number> {
  const { page } = await browser.open();
  await page.addInitScript(watchShifts);
  await page.goto(address);
  await appStarted(page);
  await page.waitForLoadState('networkidle');
  return Number((await page.locator('html').getAttribute('data-shift')) ?? 0);
}

test('the layout does not shift while the page becomes ready', async () => {
  expect(await shiftOf(address)).toBeLessThan(0.001);
});

firstOf([
  ['api/graphql-js/class/GraphQLSchema', '<small>'],
  ['docs/tutorials/basic-types', '<nav class="sidebar"'],
  ['api/graphql-js/class/GraphQLSchema', '<nav aria-label="On this page"'],
  ['api/graphql-js/class/GraphQLSchema', '<section'],
  ['docs/tutorials/basic-types', '<td'],
  ['search', '<footer class="site-footer"'],
  ['api/graphql-js/class/GraphQLSchema', 'class="search-button"'],
])('the layout of /%s does not shift when the connection pauses before %s', async ([path, place]) => {
  const server = await servePaused(`${inject('sites').graphql}${path}`, place);
  expect(await shiftOf(server.address)).toBeLessThan(0.001);
  server.close();
});

test('a page has only its navigation bar until its styles have come, and what follows does not move it', async () => {
  const { page } = await browser.open();
  const held: Route[] = [];
  await page.route(/\/styles-\w+\.css$/, (route) => void held.push(route));
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#site-frame').waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  expect(await page.locator('#site-drawer, #site-main').count()).toBe(0);
  await page.evaluate(watchShifts);
  for (const route of held) await route.continue();
  await appStarted(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#site-main h1').textContent()).toBe('GraphQLSchema');
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.001);
});

test('a page needs no script to show its content and its icons', async () => {
  const { page } = await browser.open({ javaScriptEnabled: false });
  await page.goto(address);
  expect(await page.locator('#site-main .member').last().isVisible()).toBe(true);
  const icon = page.locator('.navbar-menu .icon');
  expect(await icon.evaluate((element) => getComputedStyle(element).maskImage)).toContain('data:image/svg+xml');
});

/** Serves a page as over a slow connection: first up to a given text, and a second later the rest. */
async function servePaused(address: string, place: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const html = await (await fetch(address)).text();
  const cut = html.indexOf(place);
  expect(cut).toBeGreaterThan(0);
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, address);
    if (pathname === new URL(address).pathname) {
      response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, cut));
      setTimeout(() => response.end(html.slice(cut)), 1000);
    } else {
      const from = await fetch(new URL(pathname, address));
      response.setHeader('content-type', from.headers.get('content-type') ?? '').end(Buffer.from(await from.arrayBuffer()));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: new URL(new URL(address).pathname, `http://127.0.0.1:${port}`).href, close: () => server.close() };
}
