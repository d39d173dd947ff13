import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { heading, launchBrowser, type TestBrowser, visit } from './browser.ts';

const { graphql, based } = inject('sites');
const tutorial = 'docs/tutorials';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(address: string, options?: Parameters<TestBrowser['open']>[0]): Promise<Page> {
  const { page } = await browser.open(options);
  await visit(page, address);
  return page;
}
const nameIn = (page: Page, name: string) => page.locator('figure.code').getByRole('link', { name, exact: true }).first();
const cardOf = (page: Page) => page.locator('.symbol-card');

describe('a name in a sample', () => {
  test.each([
    ['at the root', graphql],
    ['under a base address', based],
  ])('shows its type and first sentence when it is hovered, %s', async (_where, site) => {
    const page = await open(`${site}${tutorial}`);
    await nameIn(page, 'buildSchema').hover();
    await cardOf(page).waitFor();
    expect(await cardOf(page).locator('.signature').innerText()).toMatch(/^function buildSchema\(/);
    expect(await cardOf(page).locator('p').innerText()).toMatch(/^[A-Z].*\.$/);
  });

  test('keeps its card while the pointer is on it, and lets go of it after', async () => {
    const page = await open(`${graphql}${tutorial}`);
    await nameIn(page, 'buildSchema').hover();
    await cardOf(page).waitFor();
    await cardOf(page).hover();
    await page.waitForTimeout(500);
    expect(await cardOf(page).isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await cardOf(page).waitFor({ state: 'hidden' });
  });

  test('shows its card on focus, describes itself with it, and gives way to Escape', async () => {
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

  test('is explained by the first tap and followed by the second', async () => {
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

  test('asks for nothing before somebody is interested', async () => {
    const { page } = await browser.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${graphql}${tutorial}`);
    await nameIn(page, 'execute').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(asked.filter((path) => path.includes('createCards'))).toEqual([]);
  });
});
