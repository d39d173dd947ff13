import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { heading, isSameDocument, markDocument, setUpBrowser, visit } from './browser.ts';
import { bothSites } from './sites.ts';

const browser = setUpBrowser({ keepsPages: true });

for (const { name, tags } of bothSites)
  describe(`the drawer on the site "${name}"`, { tags }, () => {
    const site = inject('sites')[name];
    const path = 'docs/tutorials/basic-types';

    async function openDrawer(address = path): Promise<Page> {
      const { page } = await browser.open({ viewport: { width: 390, height: 800 } });
      await visit(page, `${site}${address}`);
      await markDocument(page);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      return page;
    }
    const isOpen = (page: Page): Promise<boolean> => page.locator('#site-drawer').evaluate((element) => element.matches(':popover-open'));

    test('exists at 959 px and not above', { tags: ['full'] }, async () => {
      const { page } = await browser.open({ viewport: { width: 959, height: 800 } });
      await visit(page, `${site}${path}`);
      expect(await page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(true);
      expect(await page.locator('.sidebar').isVisible()).toBe(false);
      await page.setViewportSize({ width: 960, height: 800 });
      await expect.poll(() => page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(false);
      await expect.poll(() => page.locator('.sidebar').isVisible()).toBe(true);
    });

    test('keeps the focus inside and gives it back on Escape', async () => {
      const page = await openDrawer();
      const seen: boolean[] = [];
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        // Beyond the last control is the browser's own bar, which is nowhere in the document.
        seen.push(
          await page.evaluate(() => document.activeElement?.closest('#site-drawer') !== null || document.activeElement === document.body),
        );
      }
      expect(seen).not.toContain(false);
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open the menu');
      await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
    });

    test('closes on a click outside', { tags: ['full'] }, async () => {
      const page = await openDrawer();
      await page.mouse.click(380, 400);
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => page.url()).toBe(`${site}${path}`);
    });

    test('closes on browser back, which stays on the page', async () => {
      const page = await openDrawer();
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => page.url()).toBe(`${site}${path}`);
      await expect.poll(() => isSameDocument(page)).toBe(true);
    });

    test('leaves no history entry when closed by its button', { tags: ['full'] }, async () => {
      const { page } = await browser.open({ viewport: { width: 390, height: 800 } });
      await visit(page, `${site}api`);
      await visit(page, `${site}${path}`);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await page.getByRole('button', { name: 'Close the menu' }).click();
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.drawer))).toBe(false);
      await page.goBack();
      await page.waitForURL(`${site}api`);
    });

    test("opens on the page's own menu, with a button for the main menu", async () => {
      const page = await openDrawer();
      const sidebar = page.locator('#site-drawer .sidebar');
      expect(await sidebar.isVisible()).toBe(true);
      expect(await page.locator('.drawer-main').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await expect.poll(() => sidebar.isVisible()).toBe(false);
      await expect.poll(() => page.locator('.drawer-main').getByRole('link', { name: 'API' }).isVisible()).toBe(true);
    });

    test('closes on navigation; browser back then returns to the previous page', { tags: ['full'] }, async () => {
      const page = await openDrawer();
      await page.locator('#site-drawer .sidebar').getByRole('link', { name: 'Object types' }).click();
      await heading(page, 'Object types').waitFor();
      expect(await isOpen(page)).toBe(false);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await heading(page, 'Basic types').waitFor();
      expect(await isOpen(page)).toBe(false);
      await expect.poll(() => page.url()).toBe(`${site}${path}`);
    });

    test('closes when the window grows past 959 px', { tags: ['full'] }, async () => {
      const page = await openDrawer();
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
    });

    test('shows only the main menu on pages without a menu of their own', { tags: ['full'] }, async () => {
      const page = await openDrawer('');
      expect(await page.locator('.drawer-main').isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Back to main menu' }).count()).toBe(0);
    });
  });
