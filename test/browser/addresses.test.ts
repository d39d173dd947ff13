import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { heading, launchBrowser, type TestBrowser, visit } from './browser.ts';

const { graphql, based, misplaced } = inject('sites');

let browser: TestBrowser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([graphql, based])('addresses below %s', (site) => {
  // A host that doesn't redirect, as many don't.
  test.each([
    ['api/index.html', 'api'],
    ['api.html', 'api'],
    ['index.html', ''],
  ])('%s becomes "%s"', async (from, to) => {
    const { page } = await browser.open();
    await page.route(
      (url) => url.href.startsWith(`${site}${from}`),
      async (route) => route.fulfill({ response: await route.fetch({ url: `${site}${to}` }) }),
    );
    await visit(page, `${site}${from}?a=b#site-main`);
    expect(page.url()).toBe(`${site}${to}?a=b#site-main`);
  });

  test('a link with an ending or a slash at its end leads to the page in place', async () => {
    const { page } = await browser.open();
    await visit(page, `${site}docs/tutorials`);
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = `${address}api/graphql-js/index.html`;
      link.textContent = 'There';
      document.querySelector('main')?.prepend(link);
    }, site);
    await page.getByRole('link', { name: 'There' }).click();
    await heading(page, 'GraphQL.js').waitFor();
    expect(await page.locator('html').getAttribute('data-started')).toBe('app');
  });
});

describe('the banner on a wrong baseUrl', () => {
  test('names what is configured and what to put instead, without the stylesheet', async () => {
    const { page } = await browser.open();
    await page.goto(misplaced);
    const banner = page.getByRole('alert');
    expect(await banner.textContent()).toContain('Your Behaviours site did not load properly.');
    expect(await banner.textContent()).toContain('Configured baseUrl: /');
    expect(await banner.textContent()).toContain('Suggested baseUrl: /somewhere/');
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(176, 0, 32)');
    expect(await banner.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(20);
  });

  test.each([graphql, based])('is never to be seen when all is well, as on %s', async (site) => {
    const { page } = await browser.open();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const banner = document.getElementById('base-url-banner');
        if (banner && !banner.hidden) document.documentElement.dataset.banner = 'seen';
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await visit(page, site);
    expect(await page.locator('html').getAttribute('data-banner')).toBeNull();
  });
});
