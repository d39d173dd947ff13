import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { setUpBrowser, type TestBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';
import { paths } from './paths.ts';

const { graphql, behaviors } = inject('sites');
const tutorial = `${graphql}docs/tutorials/basic-types`;
const schemaPage = `${graphql}api/graphql-js/class/GraphQLSchema`;

const browser = setUpBrowser({ keepsPages: true });
const fresh = setUpBrowser();

const open: TestBrowser['visit'] = (...request) => browser.visit(...request);
const style = (of: Locator, property: string): Promise<string> =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('with reduced motion', () => {
  /** Everything that would move or fade, with the drawer and the search dialog open. */
  async function moving(page: Page): Promise<readonly string[]> {
    await visit(page, schemaPage);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    return page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
          const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
          return seconds(transitionDuration) > 0 || (animationName !== 'none' && seconds(animationDuration) > 0);
        })
        .map((element) => element.className.toString()),
    );
  }

  test('nothing moves; without it, the drawer does', async () => {
    const viewport = { width: 390, height: 800 };
    const { page: reduced } = await browser.open({ viewport, reducedMotion: 'reduce' });
    expect(await moving(reduced)).toEqual([]);
    const { page } = await browser.open({ viewport });
    expect(await moving(page)).toContain('drawer');
  });
});

test('with more contrast, muted text has the color of text, and lines that of control edges', { tags: ['full'] }, async () => {
  const page = await open(schemaPage, { contrast: 'more' });
  expect(await style(page.locator('.breadcrumbs a').first(), 'color')).toBe(await style(page.locator('body'), 'color'));
  const edge = await style(page.locator('.menu-filter'), 'border-top-color');
  expect(await style(page.locator('.signature').first(), 'border-top-color')).toBe(edge);
});

describe('with forced colors', () => {
  const forced: BrowserContextOptions = { forcedColors: 'active', reducedMotion: 'reduce' };

  test('underlines and borders mark the current page, section and tab', async () => {
    const page = await open(tutorial, forced);
    await page.locator('#enums').evaluate((heading) => heading.scrollIntoView());
    for (const current of ['.navbar-items [aria-current]', '.menu [aria-current]', '.toc [aria-current]'])
      expect(await style(page.locator(current).first(), 'text-decoration-line'), current).toBe('underline');
    expect(await style(page.locator('.menu a:not([aria-current])').first(), 'text-decoration-line')).toBe('none');
    const line = (isSelected: boolean) => style(page.locator(`.tab[aria-selected=${isSelected}]`).first(), 'border-bottom-color');
    expect(await line(true)).not.toBe(await line(false));
    expect(await line(false)).toBe(await style(page.locator('html'), 'background-color'));
  });

  test('icons have the color of text', async () => {
    const page = await open(schemaPage, forced);
    const icons = page.locator('.icon');
    await page.locator('.code-copy .icon').first().waitFor({ state: 'attached' });
    const looks = await icons.evaluateAll((all) =>
      all.map((icon) => {
        const { maskImage, backgroundColor } = getComputedStyle(icon);
        return maskImage.startsWith('url("data:image/svg+xml') && backgroundColor;
      }),
    );
    expect(new Set(looks)).toEqual(new Set([await style(page.locator('h1'), 'color')]));
  });

  test('kind letters and admonitions have borders, and admonitions have a name', { tags: ['full'] }, async () => {
    const page = await open(schemaPage, forced);
    const background = await style(page.locator('html'), 'background-color');
    expect(await style(page.locator('.kind').first(), 'border-top-style')).toBe('solid');
    expect(await style(page.locator('.kind').first(), 'border-top-color')).not.toBe(background);
    await visit(page, `${graphql}docs/tutorials/mutations-and-input-types`);
    const admonition = page.locator('.admonition').first();
    expect(await style(admonition, 'border-top-color')).not.toBe(background);
    expect(await admonition.locator('.admonition-title').innerText()).not.toBe('');
    const icon = await admonition.locator('.admonition-title').evaluate((title) => getComputedStyle(title, '::before').backgroundColor);
    expect(icon).not.toBe(background);
  });

  test('the focus, an active switch and the selected result are distinguishable', { tags: ['full'] }, async () => {
    const page = await open(`${behaviors}docs/first`, forced);
    await page.keyboard.press('Tab');
    await expect.poll(() => style(page.locator(':focus'), 'outline-style')).toBe('solid');
    const wrap = page.locator('.code-wrap').first();
    const off = await style(wrap, 'background-color');
    await wrap.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => style(wrap, 'background-color')).not.toBe(off);

    await visit(page, graphql);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('schema');
    await page.locator('[role=option][aria-selected=true]').waitFor();
    const looks = (isChosen: boolean) =>
      page
        .locator(`[role=option][aria-selected=${isChosen}]`)
        .first()
        .evaluate((option) => {
          const { outlineStyle, backgroundColor } = getComputedStyle(option);
          return `${outlineStyle} ${backgroundColor}`;
        });
    expect(await looks(true)).not.toBe(await looks(false));
  });
});

describe('in print', () => {
  async function print(address: string): Promise<Page> {
    const { page } = await fresh.open({ viewport: { width: 720, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  test('text is dark on white, in the dark theme too, and the shell is hidden', async () => {
    const page = await print(schemaPage);
    expect(await style(page.locator('html'), 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await style(page.locator('main .prose p').first(), 'color')).toMatch(/^rgb\((\d{1,2}), (\d{1,2}), (\d{1,2})\)$/);
    expect(
      await page.locator('.navbar, .drawer, .toc, .breadcrumbs, .site-footer, .code-actions, .anchor').filter({ visible: true }).count(),
    ).toBe(0);
  });

  test('every tab is visible under its name, nothing is folded, and no line is cut', { tags: ['full'] }, async () => {
    const page = await print(tutorial);
    expect(await page.locator('.tab-panel:visible').count()).toBe(await page.locator('.tab-panel').count());
    expect(await page.locator('.tab-label:visible').count()).toBe(await page.locator('.tab-label').count());
    const cut = () => page.locator('main pre').evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
    expect(await cut()).toBe(0);
    await page.goto(schemaPage);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(cut).toBe(0);
    // The declaration of a class would repeat its members, which are all printed.
    const folded = page.locator('main details:not([open]) > :not(summary, .signature, .long-signature)');
    const hidden = await folded.evaluateAll((all) => all.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(hidden).toBe(0);
  });
});

test('on a phone, lines of a declaration never break between a name with a card and the punctuation next to it', {
  tags: ['full'],
}, async () => {
  const page = await open(`${graphql}api/graphql-js/interface/GraphQLSchemaConfig`, { viewport: { width: 390, height: 844 } });
  await page.getByText('Show declaration').click();
  const distances = await page.locator('.signature code [popovertarget]:visible').evaluateAll((names) =>
    names.flatMap((name) => {
      const sign = name.nextSibling;
      if (sign === null || !/^[<>;,)\]]/.test(sign.textContent ?? '')) return [];
      const range = document.createRange();
      range.setStart(sign, 0);
      range.setEnd(sign, 1);
      return [Math.abs(range.getBoundingClientRect().bottom - name.getBoundingClientRect().bottom)];
    }),
  );
  expect(distances.length).toBeGreaterThan(5);
  expect(distances.filter((distance) => distance > 8)).toEqual([]);
});

describe('in a right-to-left language', () => {
  const turn = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

  firstOf(paths)('/%s does not scroll sideways', async (path) => {
    const page = await open(`${graphql}${path}`, { viewport: { width: 320, height: 640 } });
    await turn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('the sidebar is on the right, the contents are on the left, and code stays left-to-right', { tags: ['full'] }, async () => {
    const page = await open(schemaPage);
    await turn(page);
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await left('.sidebar')).toBeGreaterThan(await left('main'));
    expect(await left('.toc')).toBeLessThan(await left('main'));
    for (const code of ['.signature code', '.declared', 'figure.code code'])
      expect(await style(page.locator(`main ${code}`).first(), 'direction'), code).toBe('ltr');
  });
});

test('the copy button of a declaration covers none of its text on a touch screen', { tags: ['full'] }, async () => {
  const page = await browser.visit(`${graphql}api/graphql-js/function/parse`, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const covered = await page.locator('.api > .signature').evaluate((signature) => {
    const button = signature.querySelector('.line-copy')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(signature.querySelector('code') ?? signature);
    return [...text.getClientRects()].filter(({ right, top }) => button && right > button.left && top < button.bottom && right > 0).length;
  });
  expect(covered).toBe(0);
});
