import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findReleases } from '../../../../renderer/commands/publish/findReleases.ts';
import { listPages, pageAddress } from '../../../../renderer/commands/publish/listPages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gqldocs-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function addRelease(name: string, base = name): void {
  write(`${name}/routes.json`, '[{"kind":"not-found","html":"404.html"}]');
  write(`${name}/404.html`, `<a href="/docs/${base}/">Home</a> <a href="/docs/versions/">All</a>`);
}

const list = (...releases: readonly string[]) => write('versions.json', JSON.stringify({ version: 1, latest: 'v1', releases }));

it('finds folders of releases that the list does not have', async () => {
  for (const name of ['v1', 'v2', 'v3']) addRelease(name);
  // A site without a release, a release under another name, the newest one again, and folders of others.
  addRelease('playground', 'elsewhere');
  addRelease('latest', 'v3');
  write('blog/index.html');
  write('v4');
  list('v1', 'v0', '..');
  expect((await findReleases(folder)).value).toMatchObject({ listed: ['v1'], unlisted: ['v2', 'v3'] });
});

it('takes all releases for listed if there is no list', async () => {
  for (const name of ['v1', 'v2']) addRelease(name);
  expect(await findReleases(folder)).toEqual({ value: { listed: ['v1', 'v2'], unlisted: [], entries: ['v1', 'v2'] }, problems: [] });
});

it('reports a damaged list', async () => {
  write('versions.json', '{');
  expect((await findReleases(folder)).problems).toMatchObject([{ code: 'release/manifest' }]);
});

it('lists pages without the help of other files', async () => {
  for (const file of ['index.html', '404.html', 'api/a/index.html', 'old.html', 'a.md', 'routes.json']) write(file, 'damaged');
  const pages = await listPages(folder);
  expect(pages).toEqual(['api/a/index.html', 'index.html', 'old.html']);
  expect(pages.map(pageAddress)).toEqual(['/api/a', '/', '/old.html']);
  expect(await listPages(join(folder, 'missing'))).toEqual([]);
});
