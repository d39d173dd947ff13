import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { appStarted, launchBrowser, type TestBrowser } from './browser.ts';

/** What a page may cost its reader, in bytes after compression. */
const limits = { scriptBeforeLoad: 6_000, scriptInAll: 90_000, html: 9_000 };
const address = `${inject('sites').graphql}api/graphql-js/class/GraphQLSchema`;

let browser: TestBrowser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function weigh(page: Page, until: (page: Page) => Promise<void>) {
  const scripts: Promise<Buffer>[] = [];
  let html = '';
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const response = await page.goto(address, { waitUntil: 'load' });
  html = (await response?.text()) ?? '';
  const inline = await page.locator('script:not([src]):not([type])').evaluateAll((all) => all.map((script) => script.textContent ?? ''));
  await until(page);
  const sizes = [...(await Promise.all(scripts)), ...inline].map((text) => gzipSync(text, { level: 9 }).length);
  return { html: gzipSync(html, { level: 9 }).length, scripts: sizes.reduce((sum, size) => sum + size, 0) };
}

test('the class page loads no more script before the load event than it may', async () => {
  const { page } = await browser.open();
  // What comes after the load event is held back, so that it isn't counted.
  await page.route(/\/(?:behaviours|app|chunk)-\w+\.js$/, () => {});
  const { scripts } = await weigh(page, async () => {});
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(limits.scriptBeforeLoad);
});

test('the class page loads no more script in all, and no more markup, than it may', async () => {
  const { page } = await browser.open();
  const { html, scripts } = await weigh(page, appStarted);
  expect(scripts).toBeLessThanOrEqual(limits.scriptInAll);
  expect(html).toBeLessThanOrEqual(limits.html);
});

test('what the first paint has left out is laid out by the time that the page is ready', async () => {
  const { page } = await browser.open();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const last = page.locator('.member').last();
  const isSeen = () => last.evaluate((member) => member.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await appStarted(page);
  expect(await page.locator('html').getAttribute('data-fresh')).toBeNull();
  expect(await isSeen()).toBe(true);
});

test('the first paint leaves out what is far below it', async () => {
  const { page } = await browser.open();
  await page.route(/\/start-\w+\.js$/, (route) => route.abort());
  await page.goto(address);
  const last = page.locator('.member').last();
  expect(await last.evaluate((member) => member.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  await last.scrollIntoViewIfNeeded();
  expect(await last.isVisible()).toBe(true);
});

test('nothing moves while the page becomes ready', async () => {
  const { page } = await browser.open();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      document.documentElement.dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await appStarted(page);
  await page.waitForLoadState('networkidle');
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.001);
});
