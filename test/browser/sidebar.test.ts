import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based } = inject('sites');

const browser = setUpBrowser({ keepsPages: true });

async function open(path: string, options = {}): Promise<Page> {
  const { page } = await browser.open(options);
  await visit(page, `${graphql}${path}`);
  return page;
}
/** A group's name is followed by how many items it has. */
const named = (name: string) => ({ hasText: new RegExp(`^${name}\\d*$`) });
const summary = (page: Page, name: string) => page.locator('.sidebar summary', named(name));
const isGroupOpen = (page: Page, name: string) =>
  page
    .locator('.sidebar details', { has: page.locator(':scope > summary', named(name)) })
    .evaluate((group: HTMLDetailsElement) => group.open);

test('only the group of the current page is open', async () => {
  const page = await open('api/graphql-js/class/GraphQLSchema');
  const openGroups = (): Promise<readonly string[]> => page.locator('.sidebar details[open] > summary').allTextContents();
  expect(await openGroups()).toEqual([expect.stringMatching(/^Schema\d+$/)]);
  await visit(page, `${graphql}api/graphql-js/function/print`);
  expect(await openGroups()).toEqual(['Printing1']);
  await page.getByRole('searchbox', { name: 'Filter pages by name' }).fill('printSchema');
  await expect.poll(openGroups).toEqual(['Schema Printing1']);
});

test('a group slides open for a time that depends on its height, and instantly with reduced motion', { tags: ['full'] }, async () => {
  // One call, because an animation may end between two calls.
  const durations = (page: Page, name: string): Promise<readonly number[]> =>
    summary(page, name).evaluate((element: HTMLElement) => {
      element.click();
      return document.getAnimations().flatMap(({ effect }) => Number(effect?.getTiming().duration ?? 0));
    });
  // The groups of the tutorials are open from the start.
  const close = async (page: Page, name: string): Promise<void> => {
    await summary(page, name).click();
    await expect.poll(() => isGroupOpen(page, name)).toBe(false);
  };
  const calm = await open('docs/tutorials', { reducedMotion: 'reduce' });
  await close(calm, 'Advanced');
  expect(await durations(calm, 'Advanced')).toEqual([]);
  expect(await isGroupOpen(calm, 'Advanced')).toBe(true);

  const page = await open('api/graphql-js/class/GraphQLObjectType');
  const [types = 0] = await durations(page, 'Types');
  expect(types).toBeGreaterThan(200);
  await expect.poll(() => isGroupOpen(page, 'Types')).toBe(false);
  const small = await open('docs/tutorials');
  await close(small, 'Advanced');
  const [advanced = 0] = await durations(small, 'Advanced');
  expect(advanced).toBeGreaterThan(0);
  expect(advanced).toBeLessThan(types);
});

test('scroll position and open groups survive navigation, and only the current item changes', { tags: ['full'] }, async () => {
  const page = await open('api/graphql-js/class/GraphQLObjectType', { viewport: { width: 1280, height: 400 } });
  const place = () => page.locator('.sidebar .menu').evaluate((menu) => Math.round(menu.scrollTop));
  await summary(page, 'Kinds').click();
  await page.locator('.sidebar').getByRole('link', { name: 'OperationTypeNode' }).waitFor();
  // While the group still grows, everything below it moves.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const link = page.locator('.sidebar').getByRole('link', { name: 'GraphQLScalarType', exact: true });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await place();
  expect(before).toBeGreaterThan(200);
  await link.click();
  await heading(page, 'GraphQLScalarType').waitFor();
  expect(await place()).toBe(before);
  expect(await isGroupOpen(page, 'Kinds')).toBe(true);
  expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['GraphQLScalarType']);
});

test('the current page is marked even if the sidebar had no link to it before', { tags: ['full'] }, async () => {
  const page = await open('api/graphql-js');
  await page
    .locator('main')
    .getByRole('link', { name: 'visit', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await heading(page, 'visit').waitFor();
  expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['visit']);
  expect(await isGroupOpen(page, 'Visiting')).toBe(true);
});

test('a page contains the part of a long group around itself, and loads the rest on demand', async () => {
  const page = await open('api/graphql-js/class/GraphQLObjectType');
  const items = page.locator('.sidebar details[open] li:not(:has(> [data-menu]))');
  expect(await items.count()).toBeLessThan(60);
  await page.locator('.sidebar details[open] [data-menu]').click();
  await expect.poll(() => items.count()).toBeGreaterThan(90);
  await expect.poll(() => page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['GraphQLObjectType']);
  await expect.poll(() => page.url()).toBe(`${graphql}api/graphql-js/class/GraphQLObjectType`);
});

firstOf([graphql, based])('a group that is missing from the page loads when it is opened, on %s', async (site) => {
  const { page } = await browser.open();
  await visit(page, `${site}api/graphql-js/class/GraphQLSchema`);
  await summary(page, 'Kinds').click();
  const link = page.locator('.sidebar').getByRole('link', { name: 'OperationTypeNode' });
  await link.click();
  await heading(page, 'OperationTypeNode').waitFor();
  await expect.poll(() => page.url()).toBe(`${site}api/graphql-js/enum/OperationTypeNode`);
});

test('the filter finds items of every group, and shows the menu again when empty', async () => {
  const page = await open('api/graphql-js/class/GraphQLSchema');
  const visible = page.locator('.sidebar a:visible');
  const before = await visible.count();
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('introspectionfrom');
  await expect.poll(() => visible.allTextContents()).toEqual(['introspectionFromSchema']);
  const status = page.locator('.sidebar').getByRole('status');
  await filter.fill('no such name');
  await expect.poll(() => status.textContent()).toBe('Nothing found for “no such name”.');
  await expect.poll(() => visible.count()).toBe(0);
  await filter.fill('');
  await expect.poll(() => status.textContent()).toBe('');
  await expect.poll(() => isGroupOpen(page, 'Introspection')).toBe(false);
  await expect.poll(() => visible.count()).toBe(before);
});

test('the filter counts the matches of each group', { tags: ['full'] }, async () => {
  const page = await open('api/graphql-js/class/GraphQLSchema');
  const count = page.locator('.sidebar summary', { hasText: /^Introspection/ }).locator('small');
  const all = await count.textContent();
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('introspectionfrom');
  await expect.poll(() => count.textContent()).toBe('1');
  await filter.fill('');
  await expect.poll(() => count.textContent()).toBe(all);
});

firstOf([390, 1280], 0)('the filter and the current page are in view together at %i px', async (width) => {
  const page = await open('api/graphql-js/function/assertType', { viewport: { width, height: 600 } });
  if (width < 960) await page.getByRole('button', { name: 'Open the menu' }).click();
  const current = page.locator('.sidebar [aria-current="page"]');
  await expect.poll(() => current.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  const [filter, link] = [await page.locator('.menu-filter').boundingBox(), await current.boundingBox()];
  expect(filter?.y).toBeGreaterThan(0);
  expect((filter?.y ?? 0) + (filter?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0);
});

test('a short menu has no filter', { tags: ['full'] }, async () => {
  const page = await open('docs/tutorials');
  expect(await page.locator('.menu-filter').count()).toBe(0);
});
