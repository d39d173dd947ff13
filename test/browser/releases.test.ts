import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadApi } from '../site/SiteTest.ts';
import { violations } from './axe.ts';
import { heading, setUpBrowser, visit } from './browser.ts';
import { firstOf } from './firstOf.ts';

const browser = setUpBrowser();
let server: Server;
let folder = '';
let site = '';

const sources = {
  'v1.0.0':
    '/** Parses. */\nexport function parse(): void {}\n/** Prints. */\nexport function print(): void {}\nexport function load(): void {}\n',
  'v2.0.0': '/** Parses more. */\nexport function parse(more: number): void {}\nexport function read(): void {}\n',
};

const config = `export default {
  title: 'core',
  api: { packages: [{ path: '.', slug: 'core' }] },
  addresses: { redirects: { '/api/core/function/load': '/api/core/function/read' } },
};
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-releases-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'README.md'), '# Core\n');
  const api = await loadApi();
  for (const [as, source] of Object.entries(sources)) {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'core', version: as.slice(1), exports: './src/index.ts' }));
    await writeFile(join(folder, 'src/index.ts'), source);
    if (as === 'v2.0.0') await writeFile(join(folder, 'gqldocs.config.js'), config);
    const report = await api.publish({ cwd: folder, packages: ['.'], into: 'site', as });
    if (!report.ok) throw new Error(`Not published: ${JSON.stringify(report.problems)}`);
  }
  server = createServer(sirv(join(folder, 'site'), { dev: true }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  site = `http://127.0.0.1:${port}/`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

firstOf([390, 1280])('an older release names the newest and has no axe violation at %i px, in both themes', async (width) => {
  const { page, noise } = await browser.open({ viewport: { width, height: 800 } });
  await visit(page, `${site}v1.0.0/api/core/function/parse`);
  await page.getByRole('complementary').getByText('The newest version is v2.0.0.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(noise).toEqual([]);
});

test('the note links to the same page of the newest release, at its `latest/` URL', async () => {
  const { page, noise } = await browser.open();
  await visit(page, `${site}v1.0.0/api/core/function/parse`);
  await page.getByRole('link', { name: 'Read this page for v2.0.0' }).click();
  await page.waitForURL(`${site}latest/api/core/function/parse`);
  await page.getByText('Parses more.').first().waitFor();
  expect(await page.locator('.release-note').count()).toBe(0);
  expect(noise).toEqual([]);
});

test('the note on the page of a renamed symbol opens the new name', async () => {
  const { page, noise } = await browser.open();
  await visit(page, `${site}v1.0.0/api/core/function/load`);
  await page.getByRole('link', { name: 'Read this page for v2.0.0' }).click();
  await page.waitForURL(`${site}latest/api/core/function/read`);
  expect(noise).toEqual([]);
});

test('the note on the page of a removed symbol opens its package', { tags: ['full'] }, async () => {
  const { page, noise } = await browser.open();
  await visit(page, `${site}v1.0.0/api/core/function/print`);
  await page.getByRole('link', { name: 'Read this page for v2.0.0' }).click();
  await page.waitForURL(`${site}latest/api/core`);
  await heading(page, 'core').waitFor();
  expect(noise).toEqual([]);
});

test('the version menu works by keyboard, and opens the nearest page of a release that lacks the page', async () => {
  const { page, noise } = await browser.open();
  await visit(page, `${site}v1.0.0/api/core/function/print`);
  const menu = page.locator('.releases summary');
  await page.locator('.releases a', { hasText: 'v2.0.0' }).waitFor({ state: 'attached' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('v2.0.0');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}v2.0.0/api/core`);
  expect(noise).toEqual([]);
});

test('the `latest/` URL of a removed page redirects to an older release, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await browser.open({ javaScriptEnabled });
    await page.goto(`${site}latest/api/core/function/print`);
    await page.waitForURL(`${site}v1.0.0/api/core/function/print`);
    await heading(page, 'print').waitFor();
  }
});

test('without scripts, the version menu links to a page with all versions', { tags: ['full'] }, async () => {
  const { page } = await browser.open({ javaScriptEnabled: false });
  await page.goto(`${site}v1.0.0/`);
  await page.locator('.releases summary').click();
  await page.getByRole('link', { name: 'All versions' }).first().click();
  await heading(page, 'Versions of core').waitFor();
  expect(await page.locator('li a').allTextContents()).toEqual(['v2.0.0', 'v1.0.0']);
});
