import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { appStarted, heading, holdBack, isSameDocument, markDocument, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based, behaviors } = inject('sites');
const data = '**/docs/tutorials/basic-types/index.json';

const browser = setUpBrowser();

/** Without prefetching, so that a click is what loads the page. */
async function openTutorials(site = graphql): Promise<Page> {
  const { page } = await browser.open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visit(page, `${site}docs/tutorials`);
  await markDocument(page);
  return page;
}

function follow(page: Page): Promise<void> {
  return page.locator('.sidebar').getByRole('link', { name: 'Basic types' }).click();
}

test('buttons on code come when their styles apply', async () => {
  const { page } = await browser.open();
  await page.route(/\/later-\w+\.css$/, async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const buttons = document.querySelector('.code-actions');
      if (!buttons) return;
      observer.disconnect();
      document.documentElement.dataset.position = getComputedStyle(buttons).position;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${graphql}docs/tutorials/basic-types`);
  await page.locator('.code-actions').first().waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('data-position')).toBe('absolute');
});

describe('while a page loads', () => {
  test('a progress bar appears after 200 ms and disappears when the page is shown', async () => {
    const page = await openTutorials();
    const release = await holdBack(page, data);
    const bar = page.getByRole('progressbar', { name: 'Loading…' });
    const clicked = await page.evaluate(() => {
      const begin = performance.now();
      return new Promise<number>((done) => {
        new MutationObserver(() => {
          if (document.querySelector('[role=progressbar]')) done(performance.now() - begin);
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('.sidebar a[href$="basic-types"]')?.click();
      });
    });
    expect(clicked).toBeGreaterThanOrEqual(200);
    await bar.waitFor();
    release();
    await heading(page, 'Basic types').waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  test('a prefetched page shows no progress bar', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    const prefetched = page.waitForResponse(data);
    await visit(page, `${graphql}docs/tutorials`);
    await page.locator('.sidebar').getByRole('link', { name: 'Basic types' }).hover();
    await (await prefetched).finished();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) document.body.dataset.progress = 'seen';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await follow(page);
    await heading(page, 'Basic types').waitFor();
    expect(await page.locator('body').getAttribute('data-progress')).toBeNull();
  });

  test('the last of several clicks wins', async () => {
    const page = await openTutorials();
    await page.route(data, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await follow(page);
    await page.locator('.sidebar').getByRole('link', { name: 'Object types' }).click();
    await heading(page, 'Object types').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toContain('Object types');
    await expect.poll(() => page.url()).toBe(`${graphql}docs/tutorials/object-types`);
  });
});

test('the progress bar is gone when the reader returns to a page that the browser kept', async () => {
  const page = await openTutorials();
  await page.route(data, (route) => route.fulfill({ status: 404 }));
  // The browser is asked for the page, and stays.
  await page.route('**/docs/tutorials/basic-types', (route) => route.fulfill({ status: 204 }));
  await follow(page);
  const bar = page.getByRole('progressbar', { name: 'Loading…' });
  await bar.waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await bar.waitFor({ state: 'detached' });
  expect(await isSameDocument(page)).toBe(true);
});

describe('when a page cannot be loaded', () => {
  firstOf([graphql, based])('the error appears within the layout, and Retry loads the page, on %s', async (site) => {
    const page = await openTutorials(site);
    await page.route(data, (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await follow(page);
    await heading(page, 'This page could not be loaded.').waitFor();
    expect(await page.locator('main').textContent()).toContain('503');
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    expect(await page.locator('.toc').count()).toBe(0);
    await expect.poll(() => page.url()).toBe(`${site}docs/tutorials/basic-types`);

    await page.unroute(data);
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page, 'Basic types').waitFor();
    expect(await page.locator('.toc').getByRole('link', { name: 'Enums' }).isVisible()).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a retry that takes longer than 200 ms shows a progress bar', { tags: ['full'] }, async () => {
    const page = await openTutorials();
    await page.route(data, (route) => route.abort());
    await follow(page);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute(data);
    const release = await holdBack(page, data);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('progressbar', { name: 'Loading…' }).waitFor();
    release();
    await heading(page, 'Basic types').waitFor();
  });

  test('browser back returns from the error to the previous page', { tags: ['full'] }, async () => {
    const page = await openTutorials();
    const before = await page.locator('h1').textContent();
    await page.route(data, (route) => route.abort());
    await follow(page);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.goBack();
    await heading(page, before ?? '').waitFor();
    expect(await page.locator('main').textContent()).not.toContain('could not be loaded');
  });
});

test('a component that crashes shows an error in its place and can be retried', async () => {
  const { page } = await browser.open();
  await visit(page, `${behaviors}docs/first`);
  await page.getByRole('button', { name: '2 left' }).click();
  await page.getByRole('button', { name: '1 left' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('This page crashed.').waitFor();
  expect(await alert.textContent()).toContain('Nothing is left.');
  expect(await page.locator('.sidebar').isVisible()).toBe(true);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: '2 left' }).waitFor();
});

test('a page that cannot be put into the frame is loaded by the browser', { tags: ['full'] }, async () => {
  const { page } = await browser.open();
  await page.route(/\/assets\/app-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"site-main"', '(()=>{throw new Error("Broken")})()');
    await route.fulfill({ response, body });
  });
  await visit(page, `${graphql}docs/tutorials/basic-types`);
  await markDocument(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Object types' }).click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await heading(page, 'Object types').waitFor();
  await expect.poll(() => page.url()).toBe(`${graphql}docs/tutorials/object-types`);
  await appStarted(page);
});

firstOf([graphql, based])(
  'an unknown path shows the not-found page with the layout, a search field and useful links, on %s',
  async (site) => {
    const { page } = await browser.open();
    const response = await page.goto(`${site}docs/nothing/here`);
    expect(response?.status()).toBe(404);
    await heading(page, 'Page not found').waitFor();
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    await appStarted(page);
    expect(await page.locator('main').getByRole('textbox', { name: 'Search' }).isVisible()).toBe(true);
    await page.locator('main a').first().click();
    await heading(page, 'Page not found').waitFor({ state: 'detached' });
  },
);

test('a script that failed to load leaves the page as it is, and comes with the next load', { tags: ['full'] }, async () => {
  const { page } = await browser.open();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const scripts = /\/assets\/(?:behaviors|app)-[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${graphql}docs/tutorials`);
  await page.waitForLoadState('networkidle');
  await page.locator('.theme-switch').click();
  expect(await page.locator('main h1').isVisible()).toBe(true);
  await page.unroute(scripts);
  await page.reload();
  await page.locator('.theme-switch').click();
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(failures).toEqual([]);
});
