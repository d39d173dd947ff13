import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violations } from './axe.ts';
import { appStarted, heading, holdBack, isSameDocument, markDocument, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const site = inject('sites').graphql;
const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } };

const browser = setUpBrowser({ keepsPages: true });
const fresh = setUpBrowser();

async function openSite(options: BrowserContextOptions = {}, address = `${site}docs/tutorials/basic-types`) {
  const opened = await browser.open(options);
  await visit(opened.page, address);
  return opened;
}

const input = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The results alone: the select of versions has options, too. */
const results = (page: Page) => page.locator('.search-results').getByRole('option');
const status = (page: Page) => page.locator('.search-status');

/** Types a query and waits until the status reports all results. Deletes the status of an earlier query first. */
async function search(page: Page, query: string): Promise<void> {
  await input(page).waitFor();
  await status(page).evaluate((element) => element.replaceChildren());
  await input(page).fill(query);
  await page.getByText(/^(\d+( of \d+)? results?|Nothing found.*)$/).waitFor();
}

/** Text of the option that the field points at, by its title. */
async function activeHref(page: Page): Promise<string | null> {
  const id = await input(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`#${id}[role=option][aria-selected=true]`).getAttribute('href');
}

describe('the search dialog', () => {
  it('opens by its button, Ctrl+K and /, and restores the focus', async () => {
    const { page, noise } = await openSite();
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }
    expect(noise).toEqual([]);
  });

  const late = [
    { part: 'search', files: /\/assets\/openSearch-\w+\.js$/, tags: [] },
    { part: 'the page’s behaviors', files: /\/assets\/behaviors-\w+\.js$/, tags: ['full'] },
  ];
  for (const { part, files, tags } of late)
    describe(`while ${part} is still loading`, { tags }, () => {
      firstOf(['/', 'Control+k'])('keeps text typed after %s', async (key) => {
        const { page, noise } = await browser.open();
        let goOn = (): void => undefined;
        const held = new Promise<void>((done) => {
          goOn = done;
        });
        await page.route(files, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(`${site}docs/tutorials/basic-types`);
        await page.locator('html[data-started]').waitFor({ state: 'attached' });
        if (part === 'search') await appStarted(page);
        await page.keyboard.press(key);
        await page.keyboard.type('parze');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('se');
        await expect.poll(() => page.locator('.search-dialog').count()).toBe(0);
        goOn();
        await dialog(page).waitFor();
        expect(await input(page).inputValue()).toBe('parse');
        await page.keyboard.type('V');
        await expect.poll(() => input(page).inputValue()).toBe('parseV');
        await page.getByText(/^\d+( of \d+)? results?$/).waitFor();
        expect(await activeHref(page)).toBe('/api/graphql-js/function/parseValue');
        expect(await page.getByRole('link', { name: 'More results on a page' }).getAttribute('href')).toBe('/search?q=parseV');
        expect(noise).toEqual([]);
      });
    });

  it('links to more results only for a query, and has a button for the help', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    await page.keyboard.press('/');
    const more = page.getByRole('link', { name: 'More results on a page' });
    const help = page.getByRole('button', { name: 'Help' });
    await help.waitFor();
    expect(await more.isVisible()).toBe(false);
    await search(page, 'parse');
    expect(await more.isVisible()).toBe(true);
    await help.click();
    const queries = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await queries.getByRole('heading', { name: 'Search queries' }).waitFor();
    await page.keyboard.press('Escape');
    await queries.waitFor({ state: 'hidden' });
    expect(await help.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await dialog(page).isVisible()).toBe(true);
    await input(page).fill('');
    await expect.poll(() => more.isVisible()).toBe(false);
  });

  it('shows its whole placeholder on a phone', { tags: ['full'] }, async () => {
    const { page } = await openSite(phone);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('.search-version').waitFor();
    const room = await input(page).evaluate((field: HTMLInputElement) => {
      const { font } = getComputedStyle(field, '::placeholder');
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return Number.NaN;
      context.font = font;
      return field.clientWidth - context.measureText(field.placeholder).width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  it('stays closed if Escape was pressed before it loaded', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route(/\/assets\/openSearch-\w+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('par');
    await page.keyboard.press('Escape');
    const loaded = page.waitForResponse(/\/assets\/openSearch-\w+\.js$/);
    goOn();
    await (await loaded).finished();
    await page.keyboard.press('/');
    await dialog(page).waitFor();
    expect(await input(page).inputValue()).toBe('');
  });

  it('loads nothing until it is opened, then names, and types when the browser is idle', async () => {
    const { page } = await browser.open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await visit(page, `${site}docs/tutorials/basic-types`);
    await page.waitForLoadState('networkidle');
    const isSearch = (path: string) => /search/i.test(path);
    expect(requests.filter(isSearch)).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect.poll(() => requests.findIndex((path) => /\/assets\/search\/types-\w+\.js$/.test(path))).toBeGreaterThan(0);
    const order = requests.filter(isSearch).map((path) => /\/(\w+)(?:-\w+)?\.js$/.exec(path)?.[1]);
    expect(order).toEqual(['openSearch', 'manifest', 'names', 'types']);
  });

  it('loads nothing ahead when the reader saves data, and still finds by type', { tags: ['full'] }, async () => {
    const { page } = await fresh.open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.install();
    await visit(page, `${site}docs/tutorials/basic-types`);
    await page.keyboard.press('Control+k');
    await search(page, 'parse');
    await page.clock.fastForward('01:00');
    await page.waitForLoadState('networkidle');
    const types = () => requests.filter((path) => /\/assets\/search\/types-\w+\.js$/.test(path));
    expect(types()).toEqual([]);
    await search(page, 'string -> DocumentNode');
    expect(types()).toHaveLength(1);
    expect(await activeHref(page)).toBe('/api/graphql-js/function/parse');
  });

  it('ignores / in fields and when the reader has switched off single-key shortcuts', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await input(page).fill('');
    await page.keyboard.type('a/b');
    await expect.poll(() => input(page).inputValue()).toBe('a/b');
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('shortcuts', 'off'));
    await page.keyboard.press('/');
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
  });

  it('moves through results by keyboard, and opens one in place', async () => {
    const { page, noise } = await openSite();
    await markDocument(page);
    await page.keyboard.press('Control+k');
    await search(page, 'GraphQLSchema');
    const hrefs = await results(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')));
    expect(hrefs[0]).toBe('/api/graphql-js/class/GraphQLSchema');
    const ids = await results(page).evaluateAll((all) => all.map(({ id }) => id));
    const seen = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'PageDown', 'PageUp']) {
      await page.keyboard.press(key);
      const id = await input(page).getAttribute('aria-activedescendant');
      seen.push(ids.indexOf(id ?? ''));
    }
    const last = ids.length - 1;
    expect(seen).toEqual([1, last, 0, last, 0, 5, 0]);
    await page.keyboard.press('Enter');
    await heading(page, 'GraphQLSchema').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/api/graphql-js/class/GraphQLSchema');
    expect(await isSameDocument(page)).toBe(true);
    expect(await dialog(page).isVisible()).toBe(false);

    expect(noise).toEqual([]);
  });

  it('lists the pages that were opened before in an empty field, however they were opened, without the current one', {
    tags: ['full'],
  }, async () => {
    const { page, noise } = await openSite({}, `${site}api/graphql-js/function/parse`);
    await page.locator('main').getByRole('link', { name: 'DocumentNode', exact: true }).first().click();
    await heading(page, 'DocumentNode').waitFor();
    await page.keyboard.press('Control+k');
    await search(page, 'GraphQLSchema.getType');
    await page.keyboard.press('Enter');
    await heading(page, 'GraphQLSchema').waitFor();
    await visit(page, `${site}api/graphql-js-16/function/getOperationRootType`);
    await visit(page, `${site}docs/tutorials/basic-types`);
    await page.keyboard.press('Control+k');
    await input(page).fill('');
    const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option');
    expect(await recent.evaluateAll((all) => all.map((option) => option.getAttribute('data-name')))).toEqual([
      'getOperationRootType',
      expect.stringMatching(/^GraphQLSchema\.getType/),
      'DocumentNode',
      'parse',
    ]);
    // As results do, once the index is there.
    await expect.poll(() => recent.locator('.badge').allTextContents()).toEqual([expect.stringMatching(/^16\./)]);
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await expect.poll(() => results(page).count()).toBe(0);
    expect(noise).toEqual([]);
  });

  it('shows signatures on a phone, in lines that are there before them', { tags: ['full'] }, async () => {
    const { page } = await openSite(phone);
    await page.getByRole('button', { name: 'Search' }).click();
    const release = await holdBack(page, /search\/.*details/);
    await search(page, 'getType');
    const places = () => results(page).evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));
    const before = await places();
    release();
    await page.locator('.search-signature', { hasText: '(name: string): GraphQLNamedType' }).waitFor();
    expect(await places()).toEqual(before);
  });

  it('opens a result in a new tab with Ctrl+Enter', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    await page.keyboard.press('Control+k');
    await search(page, 'parse');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(`${site}api/graphql-js/function/parse`);
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it('says how many results it has, and when it has none', async () => {
    const { page } = await openSite();
    await page.keyboard.press('Control+k');
    await search(page, 'kind:enum');
    expect(await status(page).getAttribute('role')).toBe('status');
    const count = await results(page).count();
    expect(await status(page).textContent()).toBe(`${count} results`);
    await search(page, 'since:>=17');
    const [shown, total] = ((await status(page).textContent()) ?? '').match(/\d+/g) ?? [];
    expect(Number(shown)).toBe(await results(page).count());
    expect(Number(total)).toBeGreaterThan(100);
    await search(page, 'qqqqzzzz');
    await expect.poll(() => status(page).textContent()).toBe('Nothing found for “qqqqzzzz”.');
    expect(await input(page).getAttribute('aria-expanded')).toBe('false');
    expect(await activeHref(page)).toBeNull();
  });

  it('marks the matching words in the passage', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    await page.keyboard.press('Control+k');
    await search(page, 'bearer token');
    const marks = page.getByRole('group', { name: 'Text' }).getByRole('option').first().locator('mark');
    // A word that the passage has twice is marked twice.
    expect(new Set((await marks.allTextContents()).map((word) => word.toLowerCase()))).toEqual(new Set(['bearer', 'token']));
  });

  it('shows typed HTML as text', { tags: ['full'] }, async () => {
    const { page, noise } = await openSite();
    await page.keyboard.press('Control+k');
    await search(page, '<img src=x onerror=alert(1)>');
    expect(await page.locator('.search-dialog img').count()).toBe(0);
    expect(noise).toEqual([]);
  });

  it('shows the first results within the same task, without a timer', async () => {
    const { page } = await openSite();
    await page.keyboard.press('Control+k');
    await search(page, 'sch');
    const shown = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('.search-input');
      const firsts: string[] = [];
      for (const query of ['GraphQLS', 'pars', 'GQLOT', 'schema getType', 'prase', 'mutation input']) {
        if (!field) break;
        document.querySelector('.search-results')?.replaceChildren();
        field.value = query;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        // A message is a separate task, after all promises of the event.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = resolve;
          port1.postMessage('');
        });
        firsts.push(document.querySelector('[role=option]')?.getAttribute('href') ?? '');
      }
      return firsts;
    });
    expect(shown).toHaveLength(6);
    expect(shown).not.toContain('');
  });
});

describe('when a part of search can’t be loaded', () => {
  const parts = [
    ['its scripts', /\/assets\/(?!search\/)[\w-]+\.js$/],
    ['the list of its files', /\/assets\/search\/manifest\.js$/],
    ['the names', /\/assets\/search\/names-\w+\.js$/],
  ] as const;
  firstOf(parts)('the dialog shows an error and retries: %s', async ([, files]) => {
    const { page, noise } = await openSite();
    await page.waitForLoadState('networkidle');
    await page.route(files, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    if (await input(page).isVisible()) await input(page).fill('parse');
    await page.getByText('Search could not be loaded.').waitFor();
    expect(await results(page).count()).toBe(0);

    await page.unroute(files);
    await page.getByRole('button', { name: 'Retry' }).click();
    await search(page, 'parse');
    expect(await activeHref(page)).toBe('/api/graphql-js/function/parse');
    expect(noise.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  });

  it.for(parts)('the page shows an error and retries: %s', { tags: ['full'] }, async ([, files]) => {
    const { page, noise } = await openSite();
    await page.waitForLoadState('networkidle');
    await page.route(files, (route) => route.abort());
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/search?q=parse';
      document.body.append(link);
      link.click();
    });
    await page.locator('main').getByText('Search could not be loaded.').waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/^\d+( of \d+)? results$/).waitFor();
    expect(await activeHref(page)).toBe('/api/graphql-js/function/parse');
    expect(noise.filter((message) => !message.includes('Failed to load resource'))).toEqual([]);
  });

  it('still finds by name when a file of the text index is missing', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    await page.route(/\/assets\/search\/(?:terms|passages|details)-\w+\.js$/, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await search(page, 'parse');
    expect(await activeHref(page)).toBe('/api/graphql-js/function/parse');
  });
});

firstOf<readonly [string, BrowserContextOptions]>(
  [
    ['a phone', phone],
    ['a wide screen', {}],
  ],
  0,
)('has no axe violation on %s', async ([, options]) => {
  const { page } = await browser.open(options);
  await visit(page, `${site}docs/tutorials/basic-types`);
  await page.keyboard.press('Control+k');
  for (const query of ['GraphQLSchema', 'bearer token']) {
    await search(page, query);
    await page.waitForLoadState('networkidle');
    // Other tests check the page below the dialog.
    expect(await violations(page, ['.navbar', '.search-dialog'])).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

describe('the search page', () => {
  it('shows the version of a result that the current one does not have, on the line of its name', async () => {
    const { page } = await openSite(phone, `${site}search?q=getOperationRootType`);
    await page.getByText(/^\d+( of \d+)? results?$/).waitFor();
    const title = results(page).first().locator('.search-title');
    expect(await title.locator('.badge').textContent()).toMatch(/^16\./);
    // The signature has the second line.
    await expect.poll(() => title.evaluate((element) => element.clientHeight)).toBeLessThan(55);
    expect(await title.locator('> wbr').count()).toBe(0);
  });

  it('breaks a long result before the member, not within a word', async () => {
    const { page } = await openSite(phone, `${site}search?q=schema`);
    await page.getByText(/^\d+( of \d+)? results?$/).waitFor();
    const title = results(page).filter({ hasText: 'GraphQLValidateContext.schema' }).locator('.search-title');
    await expect.poll(() => title.evaluate((element) => element.clientHeight)).toBeGreaterThan(40);
    expect(await title.locator('> span').evaluate((name) => name.getClientRects().length)).toBe(1);
  });

  it('answers the query in its URL, and keeps the query there', async () => {
    const { page, noise } = await openSite({}, `${site}search?q=${encodeURIComponent('string -> DocumentNode')}`);
    await page.getByText(/^\d+( of \d+)? results?$/).waitFor();
    expect(await results(page).first().getAttribute('href')).toBe('/api/graphql-js/function/parse');
    await search(page, 'validate');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('validate');
    await page.keyboard.press('Enter');
    await heading(page, 'validate').waitFor();
    await page.goBack();
    await heading(page, 'Search').waitFor();
    await expect.poll(() => input(page).inputValue()).toBe('validate');
    expect(noise).toEqual([]);
  });

  it('has a field before its scripts, whose text it takes over', { tags: ['full'] }, async () => {
    const { page, noise } = await browser.open(phone);
    const release = await holdBack(page, /\/assets\/openSearch-\w+\.js$/);
    await page.goto(`${site}search`);
    await page.locator('main').getByRole('textbox', { name: 'Search' }).fill('parse');
    await expect.poll(() => input(page).count()).toBe(0);
    await release();
    await page.getByText(/^\d+( of \d+)? results$/).waitFor();
    expect(await input(page).inputValue()).toBe('parse');
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=parse');
    expect(noise).toEqual([]);
  });

  it('opens from the dialog for all results', { tags: ['full'] }, async () => {
    const { page } = await openSite();
    await page.keyboard.press('Control+k');
    await search(page, 'schema');
    await page.getByRole('link', { name: 'More results on a page' }).click();
    await heading(page, 'Search').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=schema');
    await page
      .locator('main')
      .getByText(/^\d+( of \d+)? results$/)
      .waitFor();
  });

  it('says without scripts that it needs them, and links to the full lists', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${site}search`);
    const text = page.locator('main noscript p');
    expect(await text.textContent()).toMatch(/^Search runs in your browser and needs scripts/);
    expect((await text.boundingBox())?.height).toBeGreaterThan(0);
    const links = await page.locator('main noscript a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/', '/docs/tutorials', '/api/graphql-js']);
  });

  it('opens from the not-found page', { tags: ['full'] }, async () => {
    const { page } = await browser.open();
    await page.goto(`${site}nothing-here`);
    await page.locator('main input[name=q]').fill('parse');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\/?\?q=parse$/);
    await page.getByText(/^\d+( of \d+)? results$/).waitFor();
  });
});

it('works below a baseUrl', { tags: ['full'] }, async () => {
  const { behaviors } = inject('sites');
  const { page } = await openSite({}, `${behaviors}docs/first`);
  await page.keyboard.press('Control+k');
  await search(page, 'second');
  await page.keyboard.press('Enter');
  await heading(page, 'Second').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs-site/docs/second');
});

it('works in a site that is opened from the file system', async () => {
  const { page } = await browser.open();
  const { folder } = inject('sites');
  await page.goto(pathToFileURL(join(folder, 'docs/tutorials/basic-types/index.html')).href);
  // Made by the script that starts search here.
  await page.locator('[aria-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await search(page, 'string -> DocumentNode');
  await page.keyboard.press('Enter');
  await heading(page, 'parse').waitFor();
  await expect.poll(() => page.url()).toBe(pathToFileURL(join(folder, 'api/graphql-js/function/parse/index.html')).href);
});
