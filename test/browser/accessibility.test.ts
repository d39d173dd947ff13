import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';
import { mainPaths, otherPaths, packagePaths } from './paths.ts';

const { graphql, behaviors, packages } = inject('sites');
/** Both show a package: that of GraphQL.js has twenty times as many names. */
const [smallPackage, largePackage] = [`${packages}api/workspace-extra`, `${graphql}api/graphql-js`];
const graphqlPages = [...mainPaths, 'no/such/page'].map((path) => `${graphql}${path}`);
const main = [...graphqlPages.filter((address) => address !== largePackage), smallPackage];
const otherPages = [...otherPaths.map((path) => `${graphql}${path}`), ...packagePaths.map((path) => `${packages}${path}`)];
const others = [largePackage, ...otherPages.filter((address) => address !== smallPackage)];
const tags = ['full'];

const browser = setUpBrowser({ keepsPages: true });

async function open(address: string, width: number): Promise<Page> {
  const { page } = await browser.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await visit(page, address);
  return page;
}

test.each(main)('%s has no axe violation, and room for its controls', async (address) => {
  await expectRoom(await openAccessible(address, [1440]));
});
test.each(main)('%s has no axe violation on small screens', { tags }, async (address) => {
  await openAccessible(address, [996, 390]);
});
test.each(others)('%s has no axe violation at any width, and room for its controls', { tags }, async (address) => {
  await expectRoom(await openAccessible(address, [1440, 996, 390]));
});

/** Opens a page in which axe finds nothing at these widths. */
async function openAccessible(address: string, widths: readonly number[]): Promise<Page> {
  const page = await open(address, 1440);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await violations(page)).map((violation) => `${width} px: ${violation}`));
  }
  expect(found).toEqual([]);
  return page;
}

/** No small control and no empty role, and nothing to scroll sideways at 400 % zoom. */
async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Names in the middle of a line are as high as the line; a type that opens a card is one, though browsers lay it out as a block.
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input, select, [role=tab]')]
      .filter(
        (control) =>
          control.checkVisibility() &&
          getComputedStyle(control).display !== 'inline' &&
          !control.matches('.skip-link, code [popovertarget]'),
      )
      .filter((control) => Math.min(control.getBoundingClientRect().width, control.getBoundingClientRect().height) < 24)
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
  const noise = await page.evaluate(() => {
    const redundant = 'nav[role=navigation], main[role=main], button[role=button], a[href][role=link], ul[role=list], [aria-label=""]';
    const unheard = ':is(div, span, p):is([aria-label], [aria-labelledby]):not([role])';
    const hidden = '[aria-hidden=true] :is(a, button, input), :is(a, button, input)[aria-hidden=true]';
    return [...document.querySelectorAll([redundant, unheard, hidden].join())].map((element) => element.outerHTML.slice(0, 120));
  });
  expect(noise).toEqual([]);
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test('announcement, drawer, help and failure messages have no axe violation', async () => {
  const page = await open(`${behaviors}docs/first`, 390);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
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

firstOf([390, 996, 1440], 0)('the help on keys has no axe violation at %i px', async (width) => {
  const page = await open(`${behaviors}docs/second`, width);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.getByText('Search queries').waitFor();
  expect(await violations(page)).toEqual([]);
});

firstOf([1280, 390])('the search dialog and the results page have no axe violation at %i px', async (width) => {
  const page = await open(graphql, width);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('buildSchema');
  await page.locator('.search-results').getByRole('option').first().waitFor();
  expect(await violations(page, ['.navbar', '.search-dialog'])).toEqual([]);
  await visit(page, `${graphql}search?q=buildSchema`);
  await page.locator('.search-results').getByRole('option').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('symbol cards, type cards, open menus, a filtered sidebar and unfolded lists have no axe violation', async () => {
  const page = await open(`${graphql}docs/tutorials`, 1280);
  await page.locator('figure.code').getByRole('link', { name: 'buildSchema' }).first().focus();
  await page.locator('.symbol-card').waitFor();
  await page.getByText('English').first().click();
  expect(await violations(page, ['.symbol-card', '.navbar'])).toEqual([]);

  await visit(page, `${graphql}api/graphql-js/class/AbortedGraphQLExecutionError`);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('graphql');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
  await page.locator('code [popovertarget]').first().click();
  await page.locator('.type-card:popover-open').waitFor();
  expect(await violations(page)).toEqual([]);
});
