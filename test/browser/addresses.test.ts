import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { heading, isSameDocument, markDocument, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';
import { bothSites } from './sites.ts';

const { graphql, based, behaviors, misplaced } = inject('sites');

const browser = setUpBrowser();

for (const { name, tags } of bothSites)
  describe(`URLs of the site "${name}"`, { tags }, () => {
    const site = inject('sites')[name];

    // A host that doesn't redirect, as many don't.
    firstOf([
      ['api/index.html', 'api'],
      ['api.html', 'api'],
      ['index.html', ''],
    ])('%s becomes "%s"', async ([from, to]) => {
      const { page } = await browser.open();
      await page.route(
        (url) => url.href.startsWith(`${site}${from}`),
        async (route) => route.fulfill({ response: await route.fetch({ url: `${site}${to}` }) }),
      );
      await visit(page, `${site}${from}?a=b#site-main`);
      await expect.poll(() => page.url()).toBe(`${site}${to}?a=b#site-main`);
    });

    async function follow(page: Page, path: string): Promise<void> {
      await page.evaluate((address) => {
        document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href: address, textContent: 'There' }));
      }, `${site}${path}`);
      await page.getByRole('link', { name: 'There' }).click();
    }

    firstOf([
      ['api/graphql-js/index.html?a=b', 'api/graphql-js?a=b'],
      ['api/graphql-js.html', 'api/graphql-js'],
      ['api/graphql-js/', 'api/graphql-js/'],
    ])('a link to %s opens the page in place, as "%s"', async ([from, to]) => {
      const { page } = await browser.open();
      await visit(page, `${site}docs/tutorials`);
      await markDocument(page);
      await follow(page, from);
      await heading(page, 'GraphQL.js').waitFor();
      expect(await isSameDocument(page)).toBe(true);
      await expect.poll(() => page.url()).toBe(`${site}${to}`);
    });

    firstOf([
      ['docs/tutorials/basic-types/', 'docs/tutorials/basic-types#enums'],
      ['docs/tutorials/basic-types', 'docs/tutorials/basic-types.html#enums'],
    ])('on %s, a link to %s scrolls to the anchor on the same page', async ([path, anchor]) => {
      const { page } = await browser.open();
      await visit(page, `${site}${path}`);
      await markDocument(page);
      await follow(page, anchor);
      await page.waitForURL(`${site}${path}#enums`);
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.locator(':target').getAttribute('id')).toBe('enums');
      await page.goBack();
      await expect.poll(() => page.url()).toBe(`${site}${path}`);
      await expect.poll(() => isSameDocument(page)).toBe(true);
    });

    test('the browser follows a link to a file that is not a page', async () => {
      const { page } = await browser.open();
      await visit(page, `${site}api`);
      const asked = page.waitForRequest((request) => request.isNavigationRequest());
      await follow(page, 'reports/coverage.html');
      expect((await asked).url()).toBe(`${site}reports/coverage.html`);
    });
  });

describe('the banner for a wrong baseUrl', () => {
  test('shows the configured and the suggested baseUrl without the stylesheet', async () => {
    const { page } = await browser.open();
    await page.goto(misplaced);
    const banner = page.getByRole('alert');
    expect(await banner.textContent()).toContain('Your Behaviors site did not load properly.');
    expect(await banner.textContent()).toContain('Configured baseUrl: /');
    expect(await banner.textContent()).toContain('Suggested baseUrl: /somewhere/');
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(176, 0, 32)');
    expect(await banner.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(20);
  });

  firstOf([behaviors, graphql, based])('never appears when baseUrl is right, as on %s', async (site) => {
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
