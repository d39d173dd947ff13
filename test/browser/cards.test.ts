import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { heading, holdBack, setUpBrowser, type TestBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based } = inject('sites');
const tutorial = 'docs/tutorials';

const browser = setUpBrowser({ keepsPages: true });
const fresh = setUpBrowser();

const open: TestBrowser['visit'] = (...request) => browser.visit(...request);
const nameIn = (page: Page, name: string) => page.locator('figure.code').getByRole('link', { name, exact: true }).first();
const cardOf = (page: Page) => page.locator('.symbol-card');

describe('a name in a code sample', () => {
  firstOf([
    ['at the root', graphql],
    ['under a base address', based],
  ])('shows its type and first sentence when it is hovered, %s', async ([, site]) => {
    const page = await open(`${site}${tutorial}`);
    await nameIn(page, 'buildSchema').hover();
    await cardOf(page).waitFor();
    expect(await cardOf(page).locator('.signature').innerText()).toMatch(/^function buildSchema\(/);
    expect(await cardOf(page).locator('p').innerText()).toMatch(/^[A-Z].*\.$/);
  });

  test('keeps its card open while the pointer is on the card, and closes it afterwards', { tags: ['full'] }, async () => {
    const { page } = await fresh.open();
    await page.clock.install();
    await visit(page, `${graphql}${tutorial}`);
    await nameIn(page, 'buildSchema').hover();
    await cardOf(page).waitFor();
    await cardOf(page).hover();
    await page.clock.fastForward('01:00');
    expect(await cardOf(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await cardOf(page).waitFor({ state: 'hidden' });
  });

  test('shows its card on focus, is described by the card, and closes it on Escape', async () => {
    const page = await open(`${graphql}${tutorial}`);
    const name = nameIn(page, 'graphql');
    await name.focus();
    await cardOf(page).waitFor();
    expect(await name.getAttribute('aria-describedby')).toBe(await cardOf(page).getAttribute('id'));
    await page.keyboard.press('Escape');
    await cardOf(page).waitFor({ state: 'hidden' });
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-describedby')).toBeNull();
  });

  test('shows no card that comes when the name has lost the focus', async () => {
    const { page } = await fresh.open();
    await visit(page, `${graphql}${tutorial}`);
    const data = '**/function/graphql/index.json';
    const release = await holdBack(page, data);
    const asked = page.waitForRequest(data);
    await nameIn(page, 'graphql').focus();
    await asked;
    await nameIn(page, 'graphql').blur();
    const answered = page.waitForEvent('requestfinished');
    release();
    await answered;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await cardOf(page).isVisible()).toBe(false);
  });

  test('keeps a card that has the focus next to it when the page scrolls', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}docs/tutorials/constructing-types`);
    const name = nameIn(page, 'GraphQLObjectType');
    await name.focus();
    const control = cardOf(page).locator('.card-pin');
    await control.focus();
    const distance = async () => ((await cardOf(page).boundingBox())?.y ?? 0) - ((await name.boundingBox())?.y ?? 0);
    const before = await distance();
    await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
    await expect.poll(distance).toBe(before);
    expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('opens its card on the first tap and its page on the second', async () => {
    const page = await open(`${graphql}${tutorial}`, { hasTouch: true, viewport: { width: 390, height: 800 } });
    const name = nameIn(page, 'buildSchema');
    await name.tap();
    await cardOf(page).waitFor();
    const box = await cardOf(page).boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await name.tap();
    await heading(page, 'buildSchema').waitFor();
    expect(await cardOf(page).isVisible()).toBe(false);
  });

  test('does not open its page when another name is tapped while its card loads', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}${tutorial}`, { hasTouch: true, viewport: { width: 390, height: 800 } });
    const answer = await holdBack(page, '**/buildSchema/index.json');
    const asked = page.waitForRequest('**/buildSchema/index.json');
    await nameIn(page, 'buildSchema').tap();
    await asked;
    await nameIn(page, 'graphql').tap();
    await cardOf(page).waitFor();
    const answered = page.waitForResponse('**/buildSchema/index.json');
    answer();
    await (await answered).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await cardOf(page).locator('.signature').innerText()).toMatch(/^function graphql\(/);
    expect(new URL(page.url()).pathname).toBe(`/${tutorial}`);
  });

  test("does not put the contents of its card into the page's HTML", { tags: ['full'] }, async () => {
    const page = await open(`${graphql}${tutorial}`);
    await nameIn(page, 'buildSchema').hover();
    await cardOf(page).waitFor();
    const sentence = await cardOf(page).locator('p').innerText();
    const html = await (await fetch(`${graphql}${tutorial}`)).text();
    expect(html).toContain('buildSchema');
    expect(html).not.toContain(sentence);
  });

  test('loads no card script until a reader hovers, focuses or taps a name', async () => {
    const { page } = await fresh.open();
    const asked: string[] = [];
    await page.clock.install();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${graphql}${tutorial}`);
    await nameIn(page, 'execute').scrollIntoViewIfNeeded();
    await page.clock.fastForward('01:00');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('createCards'))).toEqual([]);
  });
});

describe('the name of an unexported type', () => {
  const setUp = async () => {
    const page = await open(`${graphql}api/graphql-js/class/GraphQLSchema`);
    return { page, name: page.locator('.field code [popovertarget]').first(), card: page.locator('.type-card:popover-open') };
  };

  test('shows its card while the name or the card is hovered', async () => {
    const { page, name, card } = await setUp();
    await name.hover();
    await card.hover();
    await expect.poll(() => card.locator('.signature').innerText()).toMatch(/^type Maybe/);
    await page.mouse.move(5, 5);
    await card.waitFor({ state: 'hidden' });
  });

  test('keeps its card after a click, until Escape', { tags: ['full'] }, async () => {
    const { page, name, card } = await setUp();
    await name.hover();
    await card.waitFor();
    await name.click();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(500);
    expect(await card.count()).toBe(1);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
  });
});

firstOf<readonly [string, BrowserContextOptions]>(
  [
    ['a phone', { viewport: { width: 390, height: 800 } }],
    ['a wide screen', {}],
  ],
  0,
)('a card on %s fits the viewport and has no axe violation', async ([, options]) => {
  const { page } = await browser.open(options);
  await visit(page, `${graphql}${tutorial}`);
  await nameIn(page, 'buildSchema').focus();
  await cardOf(page).waitFor();
  expect(await violations(page, ['.symbol-card', 'figure.code'])).toEqual([]);
  const card = await cardOf(page).boundingBox();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(card !== null && card.x >= 0 && card.x + card.width <= width).toBe(true);
});
