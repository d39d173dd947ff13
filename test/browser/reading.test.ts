import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe.ts';
import { setUpBrowser, type TestBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, packages } = inject('sites');
const schemaPage = `${graphql}api/graphql-js/class/GraphQLSchema`;
const overview = `${graphql}api/graphql-js`;
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const browser = setUpBrowser({ keepsPages: true });

const open: TestBrowser['visit'] = (...request) => browser.visit(...request);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe('a symbol page', () => {
  test('is short, and begins with a description of the symbol', async () => {
    const page = await open(schemaPage, { viewport: { width: 1440, height: 900 } });
    expect(await heightOf(page)).toBeLessThanOrEqual(6000);
    expect((await page.locator('main figure.code').first().boundingBox())?.y).toBeLessThan(600);
    const first = await page.locator('.lead-text').boundingBox();
    expect((first?.y ?? 900) + (first?.height ?? 0)).toBeLessThan(450);
  });

  test('shows the declaration and further examples on request, without scripts', async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(`${graphql}api/graphql-js/interface/GraphQLSchemaConfig`);
    const declaration = page.locator('details', { has: page.getByText('Show declaration') });
    expect(await declaration.locator('.signature').isVisible()).toBe(false);
    await declaration.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => declaration.locator('.signature').isVisible()).toBe(true);
    await page.goto(schemaPage);
    await expect.poll(() => page.locator('details', { has: page.getByText('2 more examples') }).count()).toBe(1);
  });

  test('links from the member index to the details of a method', async () => {
    const page = await open(schemaPage);
    await page.locator('.brief-rows').getByRole('link', { name: 'getType', exact: true }).click();
    await expect.poll(() => page.url()).toBe(`${schemaPage}#getType`);
    const top = await page.locator('#getType').evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(200);
  });

  test('unfolds the section that contains the target of a URL', { tags: ['full'] }, async () => {
    const page = await open(`${graphql}api/graphql-js/class/GraphQLError#stack`);
    await expect.poll(() => page.locator('#stack').isVisible()).toBe(true);
  });

  test('copies the import line by its button and by a click on it', { tags: ['full'] }, async () => {
    const page = await open(schemaPage, { permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const line = await page.locator('.import > code').innerText();
    expect(line).toMatch(/^import \{ GraphQLSchema \} from 'graphql/);
    await page.locator('.import').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(clipboard).toBe(line);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.locator('.import > code').click();
    await expect.poll(clipboard).toBe(line);
  });

  test('explains the types of a declaration, but does not link to itself', async () => {
    const page = await open(schemaPage);
    await page.locator('.member .declared a', { hasText: 'GraphQLObjectType' }).first().hover();
    await expect.poll(() => page.locator('.symbol-card').innerText()).toMatch(/class GraphQLObjectType/);
    await page.keyboard.press('Escape');
    await page.locator('.brief-rows').getByRole('link', { name: 'getType', exact: true }).focus();
    await expect.poll(() => page.locator('.symbol-card:popover-open').count()).toBe(0);
  });
});

test('the contents name a group while its rows are read, and its members afterwards', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}api/graphql-js/class/GraphQLSchema`);
  const current = () => page.locator('.toc a[aria-current]').innerText();
  await page.locator('.brief-rows').evaluate((element) => element.scrollIntoView());
  await expect.poll(current).toBe('Methods');
  await page.locator('#getQueryType').evaluate((element) => element.scrollIntoView());
  await expect.poll(current).toBe('getQueryType');
});

describe('a package overview', () => {
  firstOf(['graphql-js', 'graphql-js-16'])('of %s is short', async (slug) => {
    const page = await open(`${graphql}api/${slug}`, { viewport: { width: 1440, height: 900 } });
    expect(await heightOf(page)).toBeLessThan(3000);
  });

  test('opens a card by its title, and copies nothing', { tags: ['full'] }, async () => {
    const page = await open(overview);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.body.dataset.copied = text;
      };
    });
    const card = page.locator('.card', { has: page.locator('#category-schema') });
    await card.locator(':is(h3, h4) > a').click();
    await card.locator('li').first().waitFor();
    expect(await page.evaluate(() => document.body.dataset.copied)).toBeUndefined();
  });

  test('has the lists of its cards without scripts', { tags: ['full'] }, async () => {
    const { page } = await browser.open({ javaScriptEnabled: false });
    await page.goto(overview);
    const card = page.locator('.card', { has: page.locator('#category-schema') });
    expect(await card.locator('li').first().isVisible()).toBe(false);
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => card.locator('li').first().isVisible()).toBe(true);
    await expect.poll(() => page.locator('.index-filter').isVisible()).toBe(false);
  });

  test('filters by keyboard, shows how many names match, and marks them', async () => {
    const page = await open(overview);
    await page.getByRole('searchbox', { name: /^Filter \d+ names$/ }).focus();
    await page.keyboard.type('introspectionfrom');
    await expect.poll(() => page.locator('.filter-status').textContent()).toBe('1 match');
    // The category that has the name, and the module that exports it.
    expect(await page.locator('.card:visible > :is(h2, h3, h4)').allTextContents()).toEqual(['Introspection', 'graphql/utilities']);
    expect((await page.locator('.card li:visible mark').allTextContents()).join('')).toBe('introspectionFrom');
    expect(await page.locator('.card-names').allTextContents()).toEqual(['introspectionFromSchema ']);
    expect(await page.locator('.card-names mark').allTextContents()).toEqual(['introspectionFrom']);
    expect(await violations(page, ['.index-filter', '.filter-status', '.card:has(mark)'])).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (let step = 0; step < 10 && !(await page.locator('.card li a:focus').count()); step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${graphql}api/graphql-js/function/introspectionFromSchema`);
  });

  test('fetches the names of a package whose overview only links to them', async () => {
    const { page } = await browser.open();
    await page.route(overview, async (route) => {
      const response = await route.fetch();
      const lists = /<details><summary (aria-label="[^"]*")>(\d+)<\/summary>.*?<\/details>(?=<\/section>)/gs;
      await route.fulfill({ response, body: (await response.text()).replace(lists, '<a class="card-count" href="/" $1>$2</a>') });
    });
    await visit(page, overview);
    expect(await page.locator('.card li').count()).toBe(0);
    await page.getByRole('searchbox', { name: /^Filter \d+ names$/ }).fill('introspectionfrom');
    await expect.poll(() => page.locator('.card li:visible').allTextContents()).toEqual(['introspectionFromSchema']);
    expect(await page.locator('.filter-status').textContent()).toBe('1 match');
  });

  test('offers search when the filter finds no name', { tags: ['full'] }, async () => {
    const page = await open(overview);
    await page.getByRole('searchbox', { name: /^Filter \d+ names$/ }).fill('getPossibleTypes');
    const link = page.getByRole('status').getByRole('link', { name: 'Search for “getPossibleTypes”' });
    await link.waitFor();
    await link.click();
    await page
      .getByRole('option', { name: /getPossibleTypes/ })
      .first()
      .waitFor();
    expect(page.url()).toBe(`${graphql}search?q=getPossibleTypes`);
  });

  test('opens the card that contains the target of a URL', async () => {
    const page = await open(`${overview}#category-schema`);
    await expect.poll(() => page.locator('.card:has(#category-schema) li').first().isVisible()).toBe(true);
  });
});

describe('the sidebar menu', () => {
  test('has the current page in view on load, on the page and in the drawer', async () => {
    const page = await open(schemaPage);
    await expect.poll(() => page.locator('.sidebar [aria-current=page]').evaluate(isInWindow)).toBe(true);
    const small = await open(schemaPage, phone);
    await small.getByRole('button', { name: 'Open the menu' }).click();
    await expect.poll(() => small.locator('.sidebar [aria-current=page]').evaluate(isInWindow)).toBe(true);
  });

  test('shows how many items match its filter, and has a button that clears it', { tags: ['full'] }, async () => {
    const page = await open(schemaPage);
    const filter = page.getByRole('searchbox', { name: 'Filter pages by name' });
    const clear = page.getByRole('button', { name: 'Clear the filter' });
    expect(await clear.isVisible()).toBe(false);
    await filter.fill('introspectionfrom');
    await expect.poll(() => page.locator('.sidebar').getByRole('status').textContent()).toBe('1 match');
    // One for each part of a name that may break.
    await expect.poll(async () => (await page.locator('.sidebar mark').allTextContents()).join('')).toBe('introspectionFrom');
    await clear.click();
    await expect.poll(() => filter.inputValue()).toBe('');
    await expect.poll(() => page.locator('.sidebar mark').count()).toBe(0);
  });
});

firstOf([
  ['on a phone', phone],
  ['next to a menu that leaves little room', { viewport: { width: 1000, height: 800 } }],
])('%s, a sticky bar names the current section and opens the table of contents', async ([, options]) => {
  const page = await open(schemaPage, options);
  const bar = page.locator('.toc summary');
  await page.locator('#getDirectives').evaluate((element) => element.scrollIntoView());
  await expect.poll(() => bar.innerText()).toMatch(/getDirectives|getDirective/);
  expect((await bar.boundingBox())?.y).toBeLessThan(100);
  const before = await heightOf(page);
  await bar.click();
  await page.locator('.toc').getByRole('link', { name: 'getType', exact: true }).waitFor();
  expect(await heightOf(page)).toBe(before);
  expect(await violations(page, ['.toc'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.toc details').getAttribute('open')).toBeNull();
});

test('on a touch screen, buttons are next to a line of code, not above its end', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}docs/tutorials/running-an-express-graphql-server`, phone);
  const block = page.locator('.code', { has: page.getByText('npm install express') }).first();
  const [code, buttons] = [await block.locator('pre').boundingBox(), await block.locator('.code-actions').boundingBox()];
  expect((code?.x ?? 390) + (code?.width ?? 390)).toBeLessThanOrEqual(buttons?.x ?? 0);
  expect((await block.boundingBox())?.height).toBeLessThan(60);
});

test('on a touch screen, buttons are above the text of longer code, and next to titles', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}docs/tutorials/running-an-express-graphql-server`, phone);
  await page.locator('.code-actions').first().waitFor();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('figure.code')]
      .filter((figure) => {
        const buttons = figure.querySelector('.code-actions')?.getBoundingClientRect();
        const range = document.createRange();
        return [...figure.querySelectorAll('figcaption, pre')].some((part) => {
          range.selectNodeContents(part);
          // What is scrolled out of view lies below no button.
          const end = part.getBoundingClientRect().right;
          return [...range.getClientRects()].some(
            ({ right, bottom, left, top }) =>
              buttons && Math.min(right, end) > buttons.left && left < buttons.right && bottom > buttons.top && top < buttons.bottom,
          );
        });
      })
      .map(({ textContent }) => textContent?.slice(0, 40)),
  );
  expect(covered).toEqual([]);
});

test('on a touch screen, buttons do not cover the first line of a diff', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}api/graphql-js/changes/17.1.0`, phone);
  for (const details of await page.locator('main details').all()) await details.evaluate((element) => element.setAttribute('open', ''));
  const diff = page.locator('.code[data-language=diff]').first();
  const [code, buttons] = [await diff.locator('code').boundingBox(), await diff.locator('.code-actions').boundingBox()];
  expect(code?.y).toBeGreaterThanOrEqual((buttons?.y ?? 0) + (buttons?.height ?? Number.POSITIVE_INFINITY));
});

test.for([390, 1440])('at %i px, links to versions have a label and keep their place', { tags: ['full'] }, async (width) => {
  const places = [];
  for (const slug of ['graphql-js', 'graphql-js-16']) {
    const page = await open(`${graphql}api/${slug}/class/GraphQLSchema`, { viewport: { width, height: 800 } });
    const links = page.locator('.version-links');
    expect(await links.innerText()).toMatch(/^Version\s+17[\d.]+\s+16[\d.]+$/);
    const box = await links.boundingBox();
    places.push([box?.y, width > 600 ? (box?.x ?? 0) + (box?.width ?? 0) : box?.x]);
  }
  expect(places[0]).toEqual(places[1]);
});

test('wrapped types have the same line height in interfaces and classes', { tags: ['full'] }, async () => {
  const heights = [];
  for (const path of ['interface/GraphQLSchemaConfig', 'class/GraphQLSchema']) {
    const page = await open(`${graphql}api/graphql-js/${path}`);
    heights.push(
      await page
        .locator('.field .declared')
        .first()
        .evaluate((code) => getComputedStyle(code).lineHeight),
    );
  }
  expect(new Set(heights).size).toBe(1);
});

firstOf([1000, 1100, 1200])('at %i px, tables of a tutorial have room', async (width) => {
  const page = await open(`${graphql}docs/tutorials/basic-types`, { viewport: { width, height: 800 } });
  expect(await page.locator('.drawer').isVisible()).toBe(true);
  expect((await page.locator('main table').first().boundingBox())?.width).toBeGreaterThan(640);
});

test('names of the API look the same in declarations, samples and lists, and links to other sites are marked', {
  tags: ['full'],
}, async () => {
  const page = await open(`${graphql}api/graphql-js/class/GraphQLSchema`);
  const looks = await page.locator('main').evaluate((main) => {
    const links = main.querySelectorAll(':is(.declared .type, .code code, .users li) a[href*="/api/graphql-js/"]');
    return [...links].map((link) => {
      const { color, fontFamily, textDecoration } = getComputedStyle(link);
      return [color, fontFamily, textDecoration].join(' ');
    });
  });
  expect(looks.length).toBeGreaterThan(30);
  expect(new Set(looks).size).toBe(1);
  const mark = (link: Element) => getComputedStyle(link, '::after').content;
  expect(
    await page
      .locator('.declared .type a', { hasText: /^Readonly$/ })
      .first()
      .evaluate(mark),
  ).toContain('↗');
  expect(await page.locator('.declared .type a', { hasText: 'GraphQLSchemaConfig' }).first().evaluate(mark)).toBe('none');
});

test('a long name in a list of exports breaks on a phone, and the page is as wide as the screen', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}api/graphql-js/execution`, phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('an empty search suggests queries, and so does one without results', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}docs/tutorials`);
  await page.keyboard.press('Control+k');
  const samples = page.getByRole('group', { name: 'Try' });
  await samples.getByRole('button', { name: '-> string', exact: true }).click();
  await page.locator('.search-hit').first().waitFor();
  expect(await samples.isVisible()).toBe(false);
  await page.getByRole('combobox', { name: 'Search' }).fill('qqqzzzxxx');
  await samples.waitFor();
  expect(await violations(page, ['.search-dialog'])).toEqual([]);
});

test('a function page links to a search for other functions that return the same type', { tags: ['full'] }, async () => {
  const page = await open(`${graphql}api/graphql-js/function/parse`);
  await page.getByRole('link', { name: 'What else returns DocumentNode?' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('-> DocumentNode');
});

test('the home page of packages lists each package with version, license and links to exports, and not itself', async () => {
  const page = await open(packages);
  const ways = page.locator('.ways-in > li');
  expect(await ways.count()).toBe(2);
  expect(await ways.first().innerText()).toMatch(/core@1\.2\.0 · MIT/);
  expect(await ways.first().getByRole('link', { name: 'add', exact: true }).getAttribute('href')).toMatch(/\/function\/add$/);
  expect(await violations(page)).toEqual([]);
});

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
