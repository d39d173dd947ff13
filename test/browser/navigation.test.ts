import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { appStarted, heading, isSameDocument, markDocument, scrolled, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';
import { bothSites } from './sites.ts';

const browser = setUpBrowser({ keepsPages: true });
const fresh = setUpBrowser();

for (const { name, tags } of bothSites)
  describe(`navigation on the site "${name}"`, { tags }, () => {
    const site = inject('sites')[name];

    async function openApi(): Promise<Page> {
      const { page } = await browser.open();
      await visit(page, `${site}api/graphql-js`);
      await markDocument(page);
      return page;
    }

    test('a click on a link renders the page in place, and updates title, metadata, current items, focus and scroll position', async () => {
      const page = await openApi();
      await page.locator('main').getByRole('link', { name: 'GraphQLSchema', exact: true }).first().click();
      await heading(page, 'GraphQLSchema').waitFor();

      expect(await isSameDocument(page)).toBe(true);
      await expect.poll(() => page.url()).toBe(`${site}api/graphql-js/class/GraphQLSchema`);
      expect(await page.title()).toContain('GraphQLSchema');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/api\/graphql-js\/class\/GraphQLSchema$/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('Schema');
      expect(await page.locator('.sidebar [aria-current=page]').textContent()).toBe('GraphQLSchema');
      expect(await page.locator('.navbar-items > [aria-current=true]').allTextContents()).toEqual(['API']);
      expect(await page.locator('.breadcrumbs [aria-current=page]').textContent()).toBe('GraphQLSchema');
      expect(await page.locator('.toc a').count()).toBeGreaterThan(3);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-main');
      expect(await page.locator('[aria-live]').textContent()).toBe('Now on: GraphQLSchema');
      expect(await scrolled(page)).toBe(0);
    });

    test('the current item in the navbar changes with the part of the site', async () => {
      const page = await openApi();
      await page.locator('.navbar').getByRole('link', { name: 'Tutorial' }).click();
      await page.waitForURL(`${site}docs/tutorials`);
      await expect.poll(() => page.locator('.navbar-items > [aria-current=true]').allTextContents()).toEqual(['Tutorial']);
      expect(await isSameDocument(page)).toBe(true);
    });

    test('back and forward restore the page and its scroll position', async () => {
      const page = await openApi();
      await page.evaluate(() => scrollTo(0, 900));
      await page
        .locator('main')
        .getByRole('link', { name: 'parse', exact: true })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await heading(page, 'parse').waitFor();
      await page.goBack();
      await heading(page, 'GraphQL.js').waitFor();
      expect(await scrolled(page)).toBe(900);
      await page.goForward();
      await heading(page, 'parse').waitFor();
      expect(await scrolled(page)).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    });

    test('a reload keeps the scroll position', { tags: ['full'] }, async () => {
      const page = await openApi();
      await page.evaluate(() => scrollTo(0, 700));
      await page.reload();
      await expect.poll(() => scrolled(page)).toBe(700);
    });

    test('a reload keeps the scroll position on a page whose lower part is laid out later', { tags: ['full'] }, async () => {
      const { page } = await browser.open();
      await visit(page, `${site}api/graphql-js/class/GraphQLSchema`);
      const member = page.locator('#getPossibleTypes');
      const top = () => member.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await member.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = await top();
      await page.reload();
      await expect.poll(top).toBe(before);
      await appStarted(page);
      expect(await top()).toBe(before);
    });

    test('a document opened at an anchor stays there while its scripts start', async () => {
      const { page } = await browser.open();
      const top = () => page.locator('#getPossibleTypes').evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await page.goto(`${site}api/graphql-js/class/GraphQLSchema#getPossibleTypes`, { waitUntil: 'load' });
      const before = await top();
      const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
      expect(before).toBeGreaterThanOrEqual(Math.floor(bar));
      await appStarted(page);
      expect(await top()).toBe(before);
    });

    test('a link to an anchor of another page scrolls the anchor below the navbar, as the target', async () => {
      const page = await openApi();
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        link.textContent = 'There';
        document.querySelector('main')?.prepend(link);
      }, `${site}api/graphql-js/class/GraphQLSchema#getQueryType`);
      await page.getByRole('link', { name: 'There' }).click();
      await heading(page, 'GraphQLSchema').waitFor();

      const bar = await page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator('#getQueryType').evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bar);
      expect(top).toBeLessThan(bar + 120);
      expect(await page.locator(':target').getAttribute('id')).toBe('getQueryType');
      await expect.poll(() => page.url()).toMatch(/#getQueryType$/);
    });

    test('an anchor on the same page can be opened and left with browser back', { tags: ['full'] }, async () => {
      const page = await openApi();
      await page.locator('.toc a').last().click();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect.poll(() => isSameDocument(page)).toBe(true);
    });

    firstOf(['Control', 'Shift'], 0)('the browser handles a click with %s', async (key) => {
      const page = await openApi();
      // A new window in the background may not say its address.
      const requested = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
      await page
        .locator('main')
        .getByRole('link', { name: 'parse', exact: true })
        .first()
        .click({ modifiers: [key] });
      expect((await requested).url()).toBe(`${site}api/graphql-js/function/parse`);
      await expect.poll(() => page.context().pages().length).toBe(2);
      await expect.poll(() => page.url()).toBe(`${site}api/graphql-js`);
    });

    test('the browser handles downloads, targets and other origins', { tags: ['full'] }, async () => {
      const page = await openApi();
      const prevented = await page.evaluate((address) => {
        const links: readonly Partial<HTMLAnchorElement>[] = [
          { download: 'page.html' },
          { target: '_blank' },
          { href: 'https://example.org/' },
          { href: `${address}img/logo.svg` },
        ];
        return links.map((properties) => {
          const link = Object.assign(document.createElement('a'), { href: `${address}api` }, properties);
          document.body.append(link);
          let isPrevented = false;
          // The last to hear of the click, after the client.
          window.addEventListener(
            'click',
            (event) => {
              isPrevented = event.defaultPrevented;
              event.preventDefault();
            },
            { once: true },
          );
          link.click();
          return isPrevented;
        });
      }, site);
      expect(prevented).toEqual([false, false, false, false]);
    });

    test('the browser loads a page whose data is missing', async () => {
      const page = await openApi();
      await page.route('**/function/typeFromAST/index.json', (route) => route.fulfill({ status: 404, body: '' }));
      await page
        .locator('main a', { hasText: /^typeFromAST$/ })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await heading(page, 'typeFromAST').waitFor();
      await expect.poll(() => page.url()).toBe(`${site}api/graphql-js/function/typeFromAST`);
    });
  });

for (const { name, tags } of bothSites)
  describe(`prefetching on the site "${name}"`, { tags }, () => {
    const site = inject('sites')[name];

    async function requestsFrom(prepare: (page: Page) => Promise<void>): Promise<{ readonly page: Page; readonly requests: string[] }> {
      const { page } = await fresh.open();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await prepare(page);
      return { page, requests };
    }
    const connection = (value: { readonly saveData?: boolean; readonly effectiveType?: string }) => async (page: Page) => {
      await page.addInitScript(
        (json) => Object.defineProperty(navigator, 'connection', { value: JSON.parse(json) }),
        JSON.stringify(value),
      );
    };

    test('fetches no page that only came into view, and a hovered one once', async () => {
      const { page, requests } = await requestsFrom(async () => {});
      await visit(page, `${site}docs/tutorials`);
      const data = new URL(`${site}docs/tutorials/basic-types/index.json`).pathname;
      await page.waitForLoadState('networkidle');
      expect(requests.filter((path) => path.endsWith('/index.json'))).toEqual([]);
      await page.locator('.sidebar').getByRole('link', { name: 'Basic types' }).hover();
      await expect.poll(() => requests).toContain(data);
      await page.locator('.sidebar').getByRole('link', { name: 'Basic types' }).click();
      await heading(page, 'Basic types').waitFor();
      expect(requests.filter((path) => path === data)).toEqual([data]);
    });

    firstOf(['hover', 'focus', 'touch'])('fetches a page that the reader is about to open: %s', async (intent) => {
      const { page, requests } = await requestsFrom(async () => {});
      await visit(page, `${site}docs/tutorials`);
      await page.waitForLoadState('networkidle');
      const data = new URL(`${site}api/graphql-js/function/typeFromAST/index.json`).pathname;
      await page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address, textContent: 'There' });
        document.querySelector('main')?.prepend(link);
      }, `${site}api/graphql-js/function/typeFromAST`);
      expect(requests).not.toContain(data);
      const link = page.getByRole('link', { name: 'There' });
      if (intent === 'hover') await link.hover();
      if (intent === 'focus') await link.focus();
      if (intent === 'touch') await link.dispatchEvent('pointerover', { pointerType: 'touch' });
      await expect.poll(() => requests.filter((path) => path === data)).toEqual([data]);
    });

    firstOf([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing with %o', async (value) => {
      const { page, requests } = await requestsFrom(connection(value));
      await visit(page, `${site}docs/tutorials`);
      await page.locator('.sidebar').getByRole('link', { name: 'Basic types' }).hover();
      await page.waitForLoadState('networkidle');
      expect(requests.filter((path) => path.endsWith('index.json'))).toEqual([]);
    });
  });

describe('view transitions', () => {
  const { graphql } = inject('sites');

  /** How many there were on the way to a page that comes at once or after a while. */
  async function transitions({ wait, reducedMotion }: { readonly wait: number; readonly reducedMotion: 'reduce' | 'no-preference' }) {
    const { page } = await fresh.open({ reducedMotion });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const { dataset } = document.documentElement;
        dataset.transitions = String(Number(dataset.transitions ?? 0) + 1);
        return start(change);
      };
    });
    await page.route('**/docs/tutorials/basic-types/index.json', async (route) => {
      await new Promise((done) => setTimeout(done, wait));
      await route.continue();
    });
    await visit(page, `${graphql}docs/tutorials`);
    await page.locator('.sidebar').getByRole('link', { name: 'Basic types' }).click();
    await heading(page, 'Basic types').waitFor();
    return page.locator('html').getAttribute('data-transitions');
  }

  test('fade to a page that the reader waited for', { tags: ['full'] }, async () => {
    expect(await transitions({ wait: 400, reducedMotion: 'no-preference' })).toBe('1');
  });

  test('are skipped with reduced motion', { tags: ['full'] }, async () => {
    expect(await transitions({ wait: 400, reducedMotion: 'reduce' })).toBeNull();
  });
});

describe('navigation from a page without a sidebar', () => {
  const site = inject('sites').behaviors;
  const guide = (page: Page) => page.locator('.navbar').getByRole('link', { name: 'Guide' });

  test('marks the same items of both menus as a load, where two have the same address', async () => {
    const { page } = await browser.open();
    await visit(page, `${site}diary`);
    await markDocument(page);
    await guide(page).click();
    const marked = page.locator(':is(.navbar-items, .drawer-main) [aria-current]');
    await expect.poll(() => marked.allTextContents()).toEqual(['Guide', 'Guide']);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    expect(await marked.allTextContents()).toEqual(['Guide', 'Guide']);
  });

  test('keeps elements of contents that have the class of the sidebar', async () => {
    const { page } = await browser.open();
    await page.route('**/docs/first/index.json', async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({
        response,
        json: { ...data, sidebar: '', sidebarHtml: '', mainHtml: '<h1>Own</h1><p class="sidebar">Aside</p>' },
      });
    });
    await visit(page, `${site}diary`);
    await guide(page).click();
    await heading(page, 'Own').waitFor();
    expect(await page.locator('main .sidebar').textContent()).toBe('Aside');
  });
});
