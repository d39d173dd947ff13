import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { heading, holdBack, setUpBrowser, type TestBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based } = inject('sites');
const schemaPage = 'api/graphql-js/class/GraphQLSchema';

const browser = setUpBrowser({ keepsPages: true });
const fresh = setUpBrowser();

const open: TestBrowser['visit'] = (...request) => browser.visit(...request);
const nameIn = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).first();
const cardOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const rows = (page: Page) => page.locator('.symbol-card .member-rows > li');

describe('a pinned card', () => {
  firstOf([
    ['Alt + click', (page: Page) => nameIn(page, 'GraphQLSchemaConfig').click({ modifiers: ['Alt'] })],
    ['p on a focused name', (page: Page) => nameIn(page, 'GraphQLSchemaConfig').press('p')],
    ['Alt + Enter on a focused name', (page: Page) => nameIn(page, 'GraphQLSchemaConfig').press('Alt+Enter')],
    [
      'p on a hovered name',
      (page: Page) =>
        nameIn(page, 'GraphQLSchemaConfig')
          .hover()
          .then(() => page.keyboard.press('p')),
    ],
  ])('opens on %s, with all members and the focus on its title', async ([, act]) => {
    const page = await open(`${graphql}${schemaPage}`);
    await act(page);
    await cardOf(page, 'GraphQLSchemaConfig').waitFor();
    expect(await rows(page).first().innerText()).toMatch(/^description\?: Maybe<string>\s+Human-readable description/);
    expect(await rows(page).count()).toBe(9);
    await expect.poll(() => focused(page)).toBe('GraphQLSchemaConfig');
    expect(new URL(page.url()).pathname).toBe(`/${schemaPage}`);
  });

  test('stays while the page scrolls and the pointer leaves, and other names are hovered', { tags: ['full'] }, async () => {
    const { page } = await fresh.open();
    await page.clock.install();
    await visit(page, `${graphql}${schemaPage}`);
    await nameIn(page, 'GraphQLSchemaConfig').press('p');
    await cardOf(page, 'GraphQLSchemaConfig').waitFor();
    await page.mouse.move(5, 5);
    await page.evaluate(() => scrollTo(0, 900));
    await page.clock.fastForward('01:00');
    expect(await cardOf(page, 'GraphQLSchemaConfig').isVisible()).toBe(true);
  });

  test('opens although the page scrolls while it loads', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}${schemaPage}`);
    const answer = await holdBack(page, '**/GraphQLSchemaConfig/index.json');
    const asked = page.waitForRequest('**/GraphQLSchemaConfig/index.json');
    await nameIn(page, 'GraphQLSchemaConfig').press('p');
    await asked;
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    answer();
    await cardOf(page, 'GraphQLSchemaConfig').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${schemaPage}`);
  });

  firstOf([graphql, based])('goes on to other names and back, at %s', async (site) => {
    const page = await open(`${site}${schemaPage}`);
    await nameIn(page, 'GraphQLSchemaConfig').press('p');
    const card = cardOf(page, 'GraphQLSchemaConfig');
    await card.getByRole('link', { name: 'GraphQLDirective', exact: true }).first().click();
    const next = cardOf(page, 'GraphQLDirective');
    await next.waitFor();
    expect(await focused(page)).toBe('GraphQLDirective');
    expect(await next.locator('.member-rows').innerText()).toContain('isRepeatable: boolean');
    await next.getByRole('button', { name: 'Back' }).click();
    await card.waitFor();
    expect(await card.getByRole('button', { name: 'Back' }).count()).toBe(0);
    expect(await focused(page)).toBe('GraphQLSchemaConfig');
  });

  test('opens the page of its title and of its members, and closes with that', async () => {
    const page = await open(`${graphql}${schemaPage}`);
    await nameIn(page, 'GraphQLSchemaConfig').press('p');
    await cardOf(page, 'GraphQLSchemaConfig').getByRole('link', { name: 'query', exact: true }).click();
    await heading(page, 'GraphQLSchemaConfig').waitFor();
    expect(new URL(page.url()).hash).toBe('#query');
    expect(await page.locator('.symbol-card').isVisible()).toBe(false);
  });

  test('is walked through by keyboard, after its name and before the rest of the page', async () => {
    const page = await open(`${graphql}${schemaPage}`);
    const name = nameIn(page, 'GraphQLSchemaConfig');
    await name.press('p');
    await cardOf(page, 'GraphQLSchemaConfig').waitFor();
    const walk: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab');
      walk.push(await focused(page));
    }
    expect(walk).toEqual(['Close', 'description', 'query']);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+Tab');
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('.symbol-card a').last().focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect.poll(() => cardOf(page, 'GraphQLSchemaConfig').isVisible()).toBe(true);
  });

  firstOf([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).press('Enter')],
  ])('is closed by %s, which returns the focus to the name without another card', async ([, act]) => {
    const page = await open(`${graphql}${schemaPage}`);
    const name = nameIn(page, 'GraphQLSchemaConfig');
    await name.press('p');
    await cardOf(page, 'GraphQLSchemaConfig').waitFor();
    await act(page);
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-expanded')).toBeNull();
    await page.waitForTimeout(400);
    expect(await page.locator('.symbol-card').isVisible()).toBe(false);
  });

  test('does not open on a single key when those are off, but on Alt + Enter', { tags: ['full'] }, async () => {
    const { page } = await fresh.open();
    await page.addInitScript(() => localStorage.setItem('shortcuts', 'off'));
    await visit(page, `${graphql}${schemaPage}`);
    const name = nameIn(page, 'GraphQLSchemaConfig');
    await name.press('p');
    await page.locator('.symbol-card').waitFor();
    expect(await cardOf(page, 'GraphQLSchemaConfig').count()).toBe(0);
    await name.press('Alt+Enter');
    await cardOf(page, 'GraphQLSchemaConfig').waitFor();
  });

  test('opens with a button of the card that the first tap shows, and fits on a phone', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}${schemaPage}`, { hasTouch: true, viewport: { width: 390, height: 800 } });
    await nameIn(page, 'GraphQLSchemaConfig').tap();
    await page.getByRole('button', { name: 'Show 9 members' }).tap();
    const card = cardOf(page, 'GraphQLSchemaConfig');
    await card.waitFor();
    const box = await card.boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await card.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await card.getByRole('button').allTextContents()).toEqual(['Close']);
  });

  test('does not cover the title of its page', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}api/graphql-js/interface/GraphQLSchemaConfig`, { viewport: { width: 1280, height: 650 } });
    const name = page.locator('.declared').getByRole('link', { name: 'GraphQLObjectType', exact: true }).nth(1);
    await name.click({ modifiers: ['Alt'] });
    const card = cardOf(page, 'GraphQLObjectType');
    await card.waitFor();
    const [box, title, below] = await Promise.all([card, page.locator('h1'), name].map((element) => element.boundingBox()));
    expect((box?.y ?? 650) + (box?.height ?? 650)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual((title?.y ?? 650) + (title?.height ?? 0));
  });

  test('is explained by the help on keys', { tags: ['full'] }, async () => {
    const page = await open(graphql);
    await page.keyboard.press('?');
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent())
      .toContain('Show the members of the name in focus');
  });
});

describe('the fields of a parameter', () => {
  test('are shown in place, and hidden again', async () => {
    const page = await open(`${graphql}${schemaPage}`);
    const link = page.getByRole('link', { name: '9 fields' });
    expect(await link.getAttribute('aria-expanded')).toBe('false');
    await link.press('Enter');
    await page.locator('.params .member-rows').waitFor();
    expect(await link.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.params .member-rows > li').count()).toBe(9);
    expect(new URL(page.url()).pathname).toBe(`/${schemaPage}`);
    await link.press('Enter');
    await expect.poll(() => page.locator('.params .member-rows').isVisible()).toBe(false);
    await expect.poll(() => link.getAttribute('aria-expanded')).toBe('false');
  });

  test('are on the page that the link opens without scripts', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${graphql}${schemaPage}`);
    await page.getByRole('link', { name: '9 fields' }).click();
    await heading(page, 'GraphQLSchemaConfig').waitFor();
    expect(await page.locator('.field').count()).toBe(9);
  });

  test('are those of an optional parameter as well', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}api/graphql-js/function/parse`);
    await page.getByRole('link', { name: /^\d+ fields$/ }).click();
    await page.locator('.params .member-rows').waitFor();
    expect(await page.locator('.params .member-rows > li').first().innerText()).toContain('noLocation?: boolean');
  });
});

firstOf<readonly [string, BrowserContextOptions]>(
  [
    ['a wide screen', {}],
    ['a phone', { viewport: { width: 390, height: 800 } }],
  ],
  0,
)('on %s, pinned cards and fields have nothing that axe objects to', async ([, options]) => {
  const { page } = await browser.open({ ...options, reducedMotion: 'reduce' });
  await visit(page, `${graphql}${schemaPage}`);
  await page.getByRole('link', { name: '9 fields' }).click();
  await page.locator('.params .member-rows').waitFor();
  await nameIn(page, 'GraphQLSchemaConfig').press('p');
  await cardOf(page, 'GraphQLSchemaConfig').getByRole('link', { name: 'GraphQLDirective', exact: true }).first().click();
  await cardOf(page, 'GraphQLDirective').waitFor();
  // Other tests check the page below the cards.
  expect(await violations(page, ['.symbol-card', '.params'])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
