import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based, behaviors } = inject('sites');

const browser = setUpBrowser({ keepsPages: true });

async function open(address: string): Promise<Page> {
  const { page } = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, address);
  return page;
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('the table of contents', () => {
  test('marks the section in view, one at a time', async () => {
    const page = await open(`${behaviors}docs/second`);
    const marked = page.locator('.toc [aria-current=true]');
    expect(await marked.count()).toBe(0);
    await page.locator('#part-4').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => marked.allTextContents()).toEqual(['Part 4']);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => marked.count()).toBe(0);
  });

  test('marks the last section at the end of the page, however short it is', { tags: ['full'] }, async () => {
    const page = await open(`${behaviors}docs/second`);
    await page.locator('.toc').getByRole('link', { name: 'The end' }).click();
    await expect.poll(() => page.locator('.toc [aria-current=true]').allTextContents()).toEqual(['The end']);
  });

  test('marks what the reader went to, also if it is shorter than the part of the window that counts', async () => {
    const page = await open(`${graphql}api/graphql-js/class/GraphQLSchema`);
    const marked = page.locator('.toc [aria-current=true]');
    for (const name of ['getQueryType', 'getMutationType', 'getDirectives']) {
      await page.locator('.toc').getByRole('link', { name, exact: true }).click();
      await expect.poll(() => marked.allTextContents()).toEqual([name]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => marked.allTextContents()).not.toEqual(['getDirectives']);
  });

  test('is visible without scripts on wide screens, and folded on narrow ones', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${behaviors}docs/second`);
    const link = page.locator('.toc a').first();
    expect(await link.isVisible()).toBe(true);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(() => link.isVisible()).toBe(false);
    await page.locator('.toc summary').click();
    await expect.poll(() => link.isVisible()).toBe(true);
  });

  test('is open on wide screens and folded on narrow ones, after navigation too', { tags: ['full'] }, async () => {
    const page = await open(`${behaviors}docs/first`);
    await page.getByRole('link', { name: 'The end of the second' }).click();
    await heading(page, 'Second').waitFor();
    expect(await page.locator('.toc a').first().isVisible()).toBe(true);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(() => page.locator('.toc a').first().isVisible()).toBe(false);
  });
});

describe('blocks of code', () => {
  test('copy shell commands without the prompt and the output', async () => {
    const page = await open(`${behaviors}docs/first`);
    const block = page.locator('figure.code[data-language=bash]');
    await block.hover();
    await block.getByRole('button', { name: 'Copy the code' }).click();
    await expect.poll(() => page.locator('[aria-live]').textContent()).toBe('Copied');
    await expect.poll(() => clipboard(page)).toBe('npm install graphql\nnode server.js');
  });

  test('wrap long lines when asked to, on the next page as well', { tags: ['full'] }, async () => {
    const page = await open(`${behaviors}docs/first`);
    const block = page.locator('figure.code[data-language=ts]');
    const isTooWide = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await isTooWide()).toBe(true);
    await block.hover();
    await block.getByRole('button', { name: 'Wrap long lines', pressed: false }).click();
    await expect.poll(isTooWide).toBe(false);
    await page.reload();
    expect(await isTooWide()).toBe(false);
    await block.getByRole('button', { name: 'Wrap long lines', pressed: true }).waitFor({ state: 'attached' });
  });

  test('have no wrap switch if all lines fit', { tags: ['full'] }, async () => {
    const page = await open(`${behaviors}docs/first`);
    const buttons = page.locator('figure.code[data-language=bash] button');
    expect(await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(['Copy the code']);
  });
});

test('the anchor of a heading scrolls to it and copies its link', async () => {
  const page = await open(`${behaviors}docs/second`);
  await page.locator('#part-2').hover();
  await page.locator('#part-2 a.anchor').click();
  await expect.poll(() => page.url()).toBe(`${behaviors}docs/second#part-2`);
  await expect.poll(() => clipboard(page)).toBe(`${behaviors}docs/second#part-2`);
});

test.for([graphql, based])('the anchor of a member copies its link, on %s', { tags: ['full'] }, async (site) => {
  const page = await open(`${site}api/graphql-js/class/GraphQLSchema`);
  const anchor = page.locator('.member a[href="#getQueryType"]');
  await anchor.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => clipboard(page)).toBe(`${site}api/graphql-js/class/GraphQLSchema#getQueryType`);
});

describe('keys', () => {
  test('? opens the list of keyboard shortcuts, Escape closes it', async () => {
    const page = await open(graphql);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const text = await help.textContent();
    for (const part of ['Switch between light and dark mode', 'Previous page', 'Next page', 'version:16 since:>=17'])
      expect(text).toContain(part);
    await page.keyboard.press('Escape');
    await expect.poll(() => help.isVisible()).toBe(false);
  });

  firstOf([graphql, based])('do what the help lists, on %s', async (site) => {
    const page = await open(`${site}docs/tutorials/basic-types`);
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.keyboard.press(']');
    await heading(page, 'Object types').waitFor();
    await page.keyboard.press('[');
    await heading(page, 'Basic types').waitFor();
  });

  test('do nothing in a field, and nothing after the reader switches them off', async () => {
    const page = await open(`${graphql}api/graphql-js/class/GraphQLSchema`);
    await page.getByRole('searchbox', { name: 'Filter' }).pressSequentially('t?');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

    await page.locator('h1').click();
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+?');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
  });
});

firstOf([graphql, based], 0)('the footer of a document links to its neighbors, on %s', async (site) => {
  const page = await open(`${site}docs/tutorials/basic-types`);
  await page.locator('.pagination a[rel=next]').click();
  await heading(page, 'Object types').waitFor();
  await page.locator('.pagination a[rel=prev]').click();
  await heading(page, 'Basic types').waitFor();
});

test('the footer of a document links to its source', { tags: ['full'] }, async () => {
  const page = await open(`${behaviors}docs/second`);
  expect(await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toBe('https://code.example/edit/docs/second.md');
});

test('the footer of a document shows the date of its last commit, if Git has one', { tags: ['full'] }, async () => {
  const page = await open(`${behaviors}docs/first`);
  await page.getByRole('link', { name: 'The end of the second' }).click();
  await heading(page, 'Second').waitFor();
  const time = page.locator('.page-footer time');
  const day = lastCommitDay('test/fixtures/sites/browser/content/docs/second.md');
  expect(await time.allTextContents()).toEqual(day === undefined ? [] : [`Last updated on ${day}`]);
});

/** Undefined without a repository, and in a clone that knows its last commit only. */
function lastCommitDay(file: string): string | undefined {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false' ? git('log', '-1', '--format=%cs', '--', file) || undefined : undefined;
  } catch {
    return undefined;
  }
}

test('print shows only the text, with long lines wrapped', { tags: ['full'] }, async () => {
  const page = await open(`${behaviors}docs/first`);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['.navbar', '.sidebar', '.toc', '.code-actions', '.page-footer', '.announcement', '.anchor']) {
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false);
  }
  expect(await heading(page, 'First').isVisible()).toBe(true);
  const pre = page.locator('figure.code[data-language=ts] pre');
  expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

test('the language menu contains only English', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}docs/tutorials/basic-types`);
  const menu = page.locator('.dropdown', { has: page.locator('summary', { hasText: 'English' }) });
  await menu.locator('summary').click();
  await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['English']);
  expect(new URL((await menu.getByRole('link').getAttribute('href')) ?? '', page.url()).href).toBe(page.url());
});

test('a navbar menu closes on Escape, on a click elsewhere and when a link is followed', async () => {
  const page = await open(`${behaviors}docs/first`);
  const menu = page.locator('.dropdown', { hasText: 'More' });
  const toggle = menu.locator('summary');
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.getAttribute('open')).toBeNull();
  await toggle.click();
  await page.locator('h1').click();
  await expect.poll(() => menu.getAttribute('open')).toBeNull();
  await toggle.click();
  await menu.getByRole('link', { name: 'Second' }).click();
  await heading(page, 'Second').waitFor();
  expect(await menu.getAttribute('open')).toBeNull();
});
