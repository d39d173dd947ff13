import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { heading, setUpBrowser, type TestBrowser } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, behaviors } = inject('sites');
const tutorial = `${graphql}docs/tutorials/basic-types`;
const schemaPage = `${graphql}api/graphql-js/class/GraphQLSchema`;

const browser = setUpBrowser({ keepsPages: true });

const open: TestBrowser['visit'] = (...request) => browser.visit(...request);

/** The name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label') ?? (element instanceof HTMLElement ? element.innerText : element?.textContent);
    // Long names have places to break, which are text of no width.
    return (label ?? '').trim().replaceAll('\u200b', '').replace(/\s+/g, ' ');
  });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab never came to "${name}".`);
}

describe('with the keyboard alone', () => {
  test('the first tab stops are the skip link and the navbar, from start to end', async () => {
    const page = await open(tutorial);
    const stops: string[] = [];
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    }
    expect(stops).toEqual([
      'Skip to main content',
      'GraphQL.js',
      'Tutorial',
      'API',
      'GitHub',
      'Language: English',
      'Search Ctrl K',
      'Switch to dark mode',
    ]);
  });

  test('the skip link jumps to the content, and is visible while focused', async () => {
    const page = await open(tutorial);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('.skip-link').evaluate((link) => link.getBoundingClientRect().width)).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('pages open from navbar and sidebar, and the focus moves on in the content', { tags: ['full'] }, async () => {
    const page = await open(graphql);
    await tabTo(page, 'Tutorial');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${graphql}docs/tutorials`);
    await page.locator('.sidebar a').first().focus();
    await tabTo(page, 'Basic types');
    await page.keyboard.press('Enter');
    await heading(page, 'Basic types').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the theme switch works, and the language menu opens and closes', { tags: ['full'] }, async () => {
    const page = await open(graphql);
    await tabTo(page, 'Language: English');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.dropdown[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.dropdown[open]').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Language: English');
    await tabTo(page, 'Switch to dark mode');
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('the drawer opens, switches to the main menu, and returns the focus to its button', { tags: ['full'] }, async () => {
    const page = await open(tutorial, { viewport: { width: 390, height: 800 } });
    await tabTo(page, 'Open the menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('#site-drawer') !== null)).toBe(true);
    await tabTo(page, 'Back to main menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'API');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Open the menu');
  });

  test('sidebar groups open and close, and a filtered item opens its page', async () => {
    const page = await open(schemaPage);
    const closed = page.locator('.sidebar details:not([open]) > summary').first();
    const name = (await closed.innerText()).trim().replace(/\s+/g, ' ');
    await tabTo(page, name);
    const group = page.locator('.sidebar details', { has: page.locator('summary:focus') });
    await page.keyboard.press('Enter');
    await expect.poll(() => group.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Space');
    await expect.poll(() => group.getAttribute('open')).toBeNull();

    await page.getByRole('searchbox', { name: 'Filter' }).focus();
    await page.keyboard.type('introspectionfrom');
    await expect.poll(() => page.locator('.sidebar a:visible').count()).toBe(1);
    await tabTo(page, 'introspectionFromSchema');
    await page.keyboard.press('Enter');
    await heading(page, 'introspectionFromSchema').waitFor();
  });

  test('tabs are one stop, and arrows choose a tab; code can be scrolled and copied', async () => {
    const page = await open(tutorial, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('main a').first().focus();
    await tabTo(page, 'Schema language');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('Code first');
    await expect.poll(() => page.getByRole('tab', { name: 'Code first' }).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.tab-panel[data-selected]') !== null)).toBe(true);
    await tabTo(page, 'Copy the code');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("from 'graphql'");
  });

  test('the table of contents opens sections, and next and previous open pages', { tags: ['full'] }, async () => {
    const page = await open(tutorial);
    await page.locator('.toc summary').focus();
    await tabTo(page, 'Enums');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${tutorial}#enums`);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await tabTo(page, 'Next page Object types');
    await page.keyboard.press('Enter');
    await heading(page, 'Object types').waitFor();
    await tabTo(page, 'Previous page Basic types');
    await page.keyboard.press('Enter');
    await heading(page, 'Basic types').waitFor();
  });

  test('search opens, finds, and opens a result', { tags: ['full'] }, async () => {
    const page = await open(graphql);
    await tabTo(page, 'Search Ctrl K');
    await page.keyboard.press('Enter');
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('printSchema');
    await page.getByRole('option', { name: 'printSchema' }).first().waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'printSchema').waitFor();
  });

  test('the announcement closes, and the focus moves on in the content', { tags: ['full'] }, async () => {
    const page = await open(`${behaviors}docs/first`);
    await tabTo(page, 'Close the announcement');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.announcement').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('the focus', () => {
  firstOf([
    ['Tab', 'from the top', tutorial],
    ['Shift+Tab', 'from the end', tutorial],
    ['Tab', 'from the top', schemaPage],
    ['Shift+Tab', 'from the end', schemaPage],
  ])('is fully visible at every stop, never under the navbar: %s %s of %s', async ([key, , address]) => {
    const page = await open(address, { viewport: { width: 1280, height: 600 }, reducedMotion: 'reduce' });
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 400; stops++) {
      await page.keyboard.press(key);
      const found = await page.evaluate(hiddenFocus);
      if (found === 'end') break;
      if (found !== '') hidden.push(found);
    }
    expect(stops).toBeGreaterThan(60);
    expect(hidden).toEqual([]);
  });

  test('has an outline on every control', { tags: ['full'] }, async () => {
    const page = await open(schemaPage);
    const without = new Set<string>();
    for (let step = 0; step < 60; step++) {
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
});

/** What has the focus and isn't seen as a whole (its first lines, where it is higher than the window); `end` where nothing has it. */
function hiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  const { top, bottom, height } = element.getBoundingClientRect();
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const isAbove = top < bar && bottom > 0 && !element.closest('.navbar, .skip-link, .announcement');
  // The window without the bar, and without the space that is kept free below it.
  const isTall = height > innerHeight - 1.5 * bar;
  const isOutside = isTall ? top > innerHeight - 24 || bottom < bar + 24 : isAbove || bottom <= 0 || bottom > innerHeight + 1;
  return isOutside ? `${Math.round(top)}–${Math.round(bottom)} ${element.outerHTML.slice(0, 100)}` : '';
}
