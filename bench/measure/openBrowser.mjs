import { chromium } from 'playwright-core';
import { findBrowser } from '../../test/browser/findBrowser.js';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/**
 * Chromium, and pages in contexts of their own, so that nothing of one load is in the cache of the next.
 *
 * @returns {Promise<{ version: string, withPage: (use: (page: import('playwright-core').Page) => Promise<any>) => Promise<any>, close: () => Promise<void> }>}
 */
export async function openBrowser() {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chrome or Chromium found: set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-component-update', '--disable-sync'] });
  return {
    version: browser.version(),
    async withPage(use) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
      try {
        return await use(await context.newPage());
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
