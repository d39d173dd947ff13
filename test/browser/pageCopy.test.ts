import { expect, inject, test } from 'vitest';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const { graphql, based } = inject('sites');

const browser = setUpBrowser();

firstOf([
  ['at the root', graphql],
  ['under a base address', based],
])('copies the page as Markdown, also after navigation, %s', async ([, site]) => {
  const { page } = await browser.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await visit(page, `${site}api/graphql-js/function/parse`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.click();
  await expect.poll(clipboard).toMatch(/^# parse\n/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorial' }).click();
  await heading(page, 'Getting started with GraphQL.js').waitFor();
  await button.click();
  await expect.poll(clipboard).toMatch(/^# Getting started with GraphQL.js\n/);
  await expect.poll(() => page.locator('[aria-live]').first().textContent()).toBe('Copied');
});

test('shows a message if copying fails', async () => {
  const { page } = await browser.open();
  await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, `${graphql}api/graphql-js/function/parse`);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect.poll(() => page.locator('[aria-live]').first().textContent()).toBe('This page could not be copied.');
});
