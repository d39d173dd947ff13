import { expect, inject, test } from 'vitest';
import { setUpBrowser } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql } = inject('sites');

const browser = setUpBrowser({ keepsPages: true });

/** Bottom margin in points, and what a heading needs above it: itself and a line of its section. */
const margin = 28.35;
const headingAndLine = 30;

/** A page as a PDF, with the margins that Chromium suggests. Its outline is plain text: where each heading is. */
async function print(path: string): Promise<string> {
  const page = await browser.visit(`${graphql}${path}`);
  const margins = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin: margins, outline: true, tagged: true });
  return pdf.toString('latin1');
}

firstOf([
  ['api/graphql-js/class/GraphQLSchema', 10],
  ['api/graphql-js/function/parse', 2],
  ['docs/tutorials/basic-types', 10],
])('/%s prints on at most %i sheets, and no heading is separated from its section', async ([path, most]) => {
  const pdf = await print(path);
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most);
  const headings = [...pdf.matchAll(/\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+)/g)].map(([, height]) => Number(height));
  expect(headings.length).toBeGreaterThan(1);
  expect(Math.min(...headings)).toBeGreaterThan(margin + headingAndLine);
});

test('a printed reference page has the examples that are folded on the screen, and no declaration that repeats the members', {
  tags: ['full'],
}, async () => {
  const page = await browser.visit(`${graphql}api/graphql-js/class/GraphQLSchema`);
  const example = page.locator('.member details.more figure.code').first();
  const declaration = page.locator('details.more > .signature').first();
  expect(await example.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => example.isVisible()).toBe(true);
  await expect.poll(() => declaration.isVisible()).toBe(false);
});
