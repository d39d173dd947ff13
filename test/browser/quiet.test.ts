import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';
import { mainPaths, packagePaths, paths } from './paths.ts';

const sites = inject('sites');
const browser = setUpBrowser({ isConcurrent: true });
const tags = ['full'];

/** With documents, symbols and a list: what they share is on the other pages, too. */
const quietPaths = ['', 'docs/tutorials/basic-types', 'api/graphql-js/class/GraphQLError', 'search'];

// Each page has a browser context of its own, and most of its time is waiting.
describe.concurrent.each(['graphql', 'based'] as const)('on the site "%s"', (name) => {
  const site = sites[name];

  const first = name === 'graphql' ? quietPaths : [];
  const others = paths.filter((path) => !first.includes(path));
  test.each(first)('/%s logs nothing, requests no other origin and is the same, loaded and navigated to', expectQuiet);
  test.each(others)('/%s logs nothing and is the same, loaded and navigated to', { tags }, expectQuiet);

  async function expectQuiet(path: string): Promise<void> {
    const { page, noise } = await browser.open();
    await visit(page, `${site}${path}`);
    expect(await shellTexts(page)).toEqual(await builtShellTexts(page));
    const title = (await page.locator('h1').first().textContent()) ?? '';
    await page.waitForLoadState('networkidle');
    await visit(page, `${site}api/graphql-js/function/print`);
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      link.click();
    }, `${site}${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    expect(noise).toEqual([]);
    await page.context().close();
  }
});

/** Parts of the frame, which the router updates. */
const shell = ['.skip-link', '.navbar', '.drawer-main', '.breadcrumbs > ol', '.toc'];

/** Their texts in the page as it is. */
function shellTexts(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(
    (selectors) => selectors.map((selector) => [...document.querySelectorAll(selector)].map((part) => part.textContent ?? '')),
    shell,
  );
}

/** Their texts in the document as it comes from the server, before any script. */
function builtShellTexts(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(async (selectors) => {
    const html = await (await fetch(location.href)).text();
    const built = new DOMParser().parseFromString(html, 'text/html');
    return selectors.map((selector) => [...built.querySelectorAll(selector)].map((part) => part.textContent ?? ''));
  }, shell);
}

firstOf(packagePaths)('/%s of packages without a config logs nothing and requests no other origin', async (path) => {
  const { page, noise } = await browser.open();
  await visit(page, `${sites.packages}${path}`);
  await page.waitForLoadState('networkidle');
  expect(noise).toEqual([]);
  await page.context().close();
});

test("headings may have the ids of the shell's own elements", async () => {
  const { page, noise } = await browser.open();
  await visit(page, `${sites.behaviors}docs/first`);
  expect(await page.locator('h2#page').count()).toBe(1);
  await page.locator('main').getByRole('link', { name: 'The end of the second' }).click();
  await heading(page, 'Second').waitFor();
  expect(noise).toEqual([]);
  await page.context().close();
});

describe.concurrent.each(['graphql', 'based'] as const)('without scripts, on the site "%s"', (name) => {
  const site = sites[name];

  const first = name === 'graphql' ? mainPaths : [];
  firstOf(first)('/%s is readable, and its links work', expectReadable);
  test.each(paths.filter((path) => !first.includes(path)))('/%s is readable, and its links work', { tags }, expectReadable);

  async function expectReadable(path: string): Promise<void> {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site}${path}`);
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    expect(await page.locator('.needs-script:visible').count()).toBe(0);
    await page.locator('.navbar').getByRole('link', { name: 'API' }).click();
    await heading(page, 'API reference').waitFor();
    await page.context().close();
  }

  test('every tab is visible under its name, and closed groups of menus link to their lists', {
    tags: name === 'graphql' ? [] : tags,
  }, async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site}docs/tutorials/basic-types`);
    expect(await page.locator('.tab-panel:visible').count()).toBe(await page.locator('.tab-panel').count());
    expect(await page.locator('.tab-list:visible').count()).toBe(0);
    await page.goto(`${site}api/graphql-js/function/parse`);
    await page.locator('.sidebar a:has(> small)').first().click();
    await heading(page, 'GraphQL.js').waitFor();
    await page.context().close();
  });

  test('the drawer opens and closes', { tags: name === 'graphql' ? [] : tags }, async () => {
    const { page } = await browser.open({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(`${site}docs/tutorials`);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.locator('.drawer-main').waitFor();
    await page.locator('.sidebar').waitFor();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await page.locator('.sidebar').waitFor({ state: 'hidden' });
    await page.context().close();
  });
});
