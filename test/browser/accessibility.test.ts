import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { heading, launchBrowser, type TestBrowser, visit } from './browser.ts';
import { paths } from './paths.ts';

const { graphql, behaviours } = inject('sites');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: TestBrowser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** What axe has to say against the page as it stands: rule and element. */
async function violations(page: Page): Promise<readonly string[]> {
  // Colours are only judged once nothing is on its way any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  await page.evaluate(axe);
  const result = (await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })',
  )) as AxeResult;
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  test.each([1440, 996, 390])('no kind of page has a violation at %i px', async (width) => {
    const { page } = await browser.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await setTheme(page, theme);
    const found: string[] = [];
    for (const path of [...paths, 'no/such/page']) {
      await visit(page, `${graphql}${path}`);
      found.push(...(await violations(page)).map((violation) => `/${path} ${violation}`));
    }
    expect(found).toEqual([]);
  });

  test('neither have drawer, help, filter, failures and announcement', async () => {
    const { page } = await browser.open({ viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
    await setTheme(page, theme);
    await visit(page, `${behaviours}docs/first`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '2 left' }).click();
    await page.getByRole('button', { name: '1 left' }).click();
    await page.getByText('This page crashed.').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test.each(paths)('/%s does not scroll sideways at 320 px', async (path) => {
  const { page } = await browser.open({ viewport: { width: 320, height: 640 } });
  await visit(page, `${graphql}${path}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

describe('by keyboard alone', () => {
  const focused = (page: Page) =>
    page.evaluate(() => (document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || '').trim());

  test('the skip link comes first and leads to the content', async () => {
    const { page } = await browser.open();
    await visit(page, `${graphql}docs/tutorials/basic-types`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to main content');
    expect(await page.locator('.skip-link').evaluate((link) => link.getBoundingClientRect().width)).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a page can be reached through bar and sidebar, and the focus goes on in its content', async () => {
    const { page } = await browser.open();
    await visit(page, graphql);
    await tabTo(page, 'Tutorial');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${graphql}docs/tutorials`);
    await page.locator('.sidebar a').first().focus();
    await tabTo(page, 'Basic types');
    await page.keyboard.press('Enter');
    await heading(page, 'Basic types').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('every stop is seen, and never hidden under the bar', async () => {
    const { page } = await browser.open();
    await visit(page, `${graphql}api/graphql-js/function/parse`);
    const hidden: string[] = [];
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body || element.closest('.navbar, .drawer, .toc')) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const isUnder = bottom <= bar && !element.matches('.skip-link, .announcement *');
        return isUnder || top > innerHeight ? element.outerHTML.slice(0, 120) : undefined;
      });
      if (problem !== undefined) hidden.push(problem);
    }
    expect(hidden).toEqual([]);
  });

  test('a control has an outline while it has the focus', async () => {
    const { page } = await browser.open();
    await visit(page, `${graphql}api/graphql-js/class/GraphQLSchema`);
    const without = new Set<string>();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const bare = await page.evaluate(() => {
        const element = document.activeElement;
        return element && element !== document.body && getComputedStyle(element).outlineStyle === 'none'
          ? element.outerHTML.slice(0, 120)
          : '';
      });
      if (bare !== '') without.add(bare);
    }
    expect([...without]).toEqual([]);
  });

  test('the theme is switched, the language menu opened and closed', async () => {
    const { page } = await browser.open();
    await visit(page, graphql);
    await tabTo(page, 'English');
    await page.keyboard.press('Enter');
    expect(await page.locator('.dropdown[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.dropdown[open]').count()).toBe(0);
    await tabTo(page, 'Switch to dark mode');
    await page.keyboard.press('Space');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  async function tabTo(page: Page, name: string): Promise<void> {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      if ((await focused(page)) === name) return;
    }
    throw new Error(`Tab never came to "${name}".`);
  }
});
