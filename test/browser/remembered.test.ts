import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based, behaviors } = inject('sites');

const browser = setUpBrowser();

describe('the announcement', () => {
  test('is visible, can be closed, and stays closed without a layout shift', async () => {
    const { page } = await browser.open();
    await visit(page, behaviors);
    const bar = page.getByRole('region', { name: 'Announcement' });
    expect(await bar.textContent()).toContain('Version 2 is out.');
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect.poll(() => bar.isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('announcement'))).toBe('release-2');

    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(list.getEntries().length);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, `${behaviors}docs/second`);
    expect(await bar.isVisible()).toBe(false);
    expect(await page.locator('html').getAttribute('data-shifts')).toBeNull();
  });

  test('is visible again when the site has a new one', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    await page.addInitScript(() => localStorage.setItem('announcement', 'release-1'));
    await visit(page, behaviors);
    expect(await page.getByRole('region', { name: 'Announcement' }).isVisible()).toBe(true);
  });
});

describe('tabs', () => {
  const path = 'docs/tutorials/basic-types';
  const group = '.tabs[data-tabs-group=style]';
  const selected = (page: Page) =>
    page.locator(`${group} .tab[aria-selected=true]`).evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-value')));
  const unselected = (page: Page) => page.locator(`${group} .tab[aria-selected=false]`).first();

  firstOf([graphql, based], 0)('groups of the same name select the same tab, here and in other open tabs, on %s', async (site) => {
    const { page } = await browser.open();
    await visit(page, `${site}${path}`);
    const other = await page.context().newPage();
    await visit(other, `${site}${path}`);
    const value = await unselected(page).getAttribute('data-value');
    await unselected(page).click();
    expect(new Set(await selected(page))).toEqual(new Set([value]));
    await expect.poll(async () => new Set(await selected(other))).toEqual(new Set([value]));
    await expect.poll(() => page.locator('.tab-panel:visible').count()).toBe(await page.locator('.tabs').count());
  });

  firstOf([graphql, based])('the selected tab is restored before the first paint of the next page, on %s', async (site) => {
    const { page } = await browser.open();
    await visit(page, `${site}${path}`);
    const value = await unselected(page).getAttribute('data-value');
    await unselected(page).click();
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const note = (): void => {
        for (const tab of document.querySelectorAll('.tab[aria-selected=true]')) seen.add(tab.getAttribute('data-value') ?? '');
        document.documentElement.dataset.seen = [...seen].join();
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await visit(page, `${site}docs/tutorials/object-types`);
    expect(await page.locator('html').getAttribute('data-seen')).toBe(value);
  });

  test('the selected tab is kept on navigation', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    await visit(page, `${graphql}${path}`);
    const value = await unselected(page).getAttribute('data-value');
    await unselected(page).click();
    await page.locator('.sidebar').getByRole('link', { name: 'Object types' }).click();
    await heading(page, 'Object types').waitFor();
    await expect.poll(async () => new Set(await selected(page))).toEqual(new Set([value]));
  });

  test('arrow keys select', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    await visit(page, `${graphql}${path}`);
    const list = page.getByRole('tablist').first();
    await list.locator('[aria-selected=true]').focus();
    await page.keyboard.press('ArrowRight');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-value'));
    expect(await list.locator('[aria-selected=true]').getAttribute('data-value')).toBe(focused);
    expect(await list.locator('.tab').first().getAttribute('aria-selected')).toBe('false');
  });
});

firstOf([graphql, based], 0)('the last visited version of the documents is remembered, on %s', async (site) => {
  const { page } = await browser.open();
  await visit(page, `${site}docs/tutorials`);
  expect(await page.evaluate(() => localStorage.getItem('docs-version.default'))).toBe('current');
});

test('with the site option, the navbar hides on scrolling down and returns on scrolling up and on focus', async () => {
  const { page } = await browser.open();
  await visit(page, `${behaviors}docs/second`);
  const top = () => page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -100);
  await expect.poll(top).toBeGreaterThan(40);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.locator('.navbar-brand').first().focus();
  await expect.poll(top).toBeGreaterThan(40);

  await visit(page, `${graphql}api/graphql-js`);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect.poll(top).toBeGreaterThan(40);
});
