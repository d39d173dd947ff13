import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { holdBack, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based, behaviors } = inject('sites');

const browser = setUpBrowser();

function look(page: Page) {
  return page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
  }));
}

/** Notes which themes the next documents have in their first frames. */
async function noteThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    const note = (): void => {
      // The first frame is the first that has a body.
      if (document.body) themes.push(document.documentElement.dataset.theme);
      if (themes.length < 10) requestAnimationFrame(note);
      else document.body.dataset.themes = [...new Set(themes)].join();
    };
    requestAnimationFrame(note);
  });
}

async function notedThemes(page: Page): Promise<string | null> {
  await page.locator('body[data-themes]').waitFor();
  return page.locator('body').getAttribute('data-themes');
}

firstOf([graphql, based])('the site is light, whatever the system prefers, on %s', async (site) => {
  const { page } = await browser.open({ colorScheme: 'dark' });
  await visit(page, site);
  expect(await look(page)).toEqual({ theme: 'light', scheme: 'light', bar: '#ffffff' });
});

test('with the site option, the system theme applies until the reader chooses one', async () => {
  const { page } = await browser.open({ colorScheme: 'dark' });
  await noteThemes(page);
  await visit(page, behaviors);
  expect(await notedThemes(page)).toBe('dark');
  expect(await look(page)).toMatchObject({ theme: 'dark', scheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => look(page)).toMatchObject({ theme: 'light', scheme: 'light' });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, `${behaviors}docs/first`);
  expect(await look(page)).toMatchObject({ theme: 'dark' });
});

firstOf([graphql, based])(
  'the switch changes theme, color scheme and theme color, and its label names the other mode, on %s',
  async (site) => {
    const { page } = await browser.open();
    await visit(page, site);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => look(page)).toEqual({ theme: 'dark', scheme: 'dark', bar: '#16161b' });
    // The site has one logo for both themes.
    expect(await page.locator('.navbar-brand img').isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect.poll(() => look(page)).toEqual({ theme: 'light', scheme: 'light', bar: '#ffffff' });
  },
);

test('a click before the scripts have loaded is not lost', { tags: ['full'] }, async () => {
  const { page } = await browser.open();
  const release = await holdBack(page, /\/behaviors-\w+\.js$/);
  await page.goto(graphql);
  await page.locator('html[data-started]').waitFor();
  await page.locator('.theme-switch').click();
  await expect.poll(() => look(page)).toMatchObject({ theme: 'light' });
  release();
  await expect.poll(() => look(page)).toMatchObject({ theme: 'dark' });
});

firstOf([graphql, based])('the chosen theme is restored before the first paint, on %s', async (site) => {
  const { page } = await browser.open();
  await visit(page, site);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await noteThemes(page);
  await page.goto(`${site}docs/tutorials`);
  expect(await notedThemes(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).waitFor();
});

firstOf([graphql, based], 0)('open tabs follow a theme change, on %s', async (site) => {
  const { page } = await browser.open();
  await visit(page, site);
  const other = await page.context().newPage();
  await visit(other, `${site}api`);
  await other.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => look(page)).toMatchObject({ theme: 'dark', bar: '#16161b' });
});

test('without storage, the switch works for the current page', { tags: ['full'] }, async () => {
  const { page, noise } = await browser.open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await visit(page, graphql);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => look(page)).toMatchObject({ theme: 'dark' });
  expect(noise).toEqual([]);
});
