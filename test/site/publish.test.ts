import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';

let folder = '';
const sources = {
  'v1.0.0':
    '/** Parses. */\nexport function parse(text: string): string { return text; }\n/** Prints. */\nexport function print(): void {}\n',
  'v2.0.0':
    '/** Parses. */\nexport function parse(text: string): string { return text; }\n/** New. */\nexport interface Fresh { value: number }\n',
  'v3.0.0': '/** Parses more. */\nexport function parse(text: string, more: number): string { return text + more; }\n',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-publish-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'README.md'), '# Core\n');
  const config = { title: 'Core', url: 'https://example.com', baseUrl: '/docs/', api: { packages: [{ path: '.', slug: 'core' }] } };
  await writeFile(join(folder, 'gqldocs.config.mjs'), `export default ${JSON.stringify(config)};\n`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (file: string): Promise<string> => readFile(join(folder, 'site', file), 'utf8');

async function publish(name: string, source = Object.entries(sources).find(([key]) => key === name)?.[1] ?? '') {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'core', version: name.slice(1), exports: './src/index.ts' }));
  await writeFile(join(folder, 'src/index.ts'), source);
  const api = await loadApi();
  return api.publish({ cwd: folder, into: 'site', as: name });
}

/** Names and hashes of all files in a folder of the published site. */
async function hashes(name: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, 'site', name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.toSorted().map(
      async (file) =>
        `${file} ${createHash('sha256')
          .update(await readFile(file))
          .digest('hex')}`,
    ),
  );
}

describe('releases in one folder', () => {
  let first: readonly string[] = [];
  beforeAll(async () => {
    expect((await publish('v1.0.0')).manifest?.releases).toEqual(['v1.0.0']);
    first = await hashes('v1.0.0');
    expect((await publish('v2.0.0')).ok).toBe(true);
    expect((await publish('v3.0.0')).ok).toBe(true);
  });

  it('are listed, the newest first', async () => {
    expect(JSON.parse(await read('versions.json'))).toEqual({ version: 1, latest: 'v3.0.0', releases: ['v3.0.0', 'v2.0.0', 'v1.0.0'] });
    expect(await read('versions/index.html')).toContain('<a href="/docs/v1.0.0/">v1.0.0</a>');
    expect(await read('index.html')).toContain('url=/docs/latest/');
  });

  it('keep the same bytes when others are added', async () => {
    expect(first.length).toBeGreaterThan(20);
    expect(await hashes('v1.0.0')).toEqual(first);
  });

  it('include the newest one at `latest/`', async () => {
    expect(await read('latest/api/core/function/parse/index.html')).toContain('Parses more.');
    expect(await read('latest/sitemap.xml')).toContain('https://example.com/docs/latest/api/core/function/parse');
    expect(existsSync(join(folder, 'site/v1.0.0/sitemap.xml'))).toBe(false);
  });

  it('redirect URLs of removed symbols to the newest release that has them', async () => {
    expect(await read('latest/api/core/function/print/index.html')).toContain('url=/docs/v1.0.0/api/core/function/print"');
    expect(await read('latest/api/core/interface/Fresh/index.html')).toContain('url=/docs/v2.0.0/api/core/interface/Fresh"');
  });

  it('name the newest release as canonical', async () => {
    expect(await read('v1.0.0/api/core/function/parse/index.html')).toContain(
      '<link rel="canonical" href="https://example.com/docs/latest/api/core/function/parse">',
    );
  });

  it('contain only links within the release, except to the list of versions', async () => {
    const html = await read('v1.0.0/api/core/function/parse/index.html');
    const hrefs = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.filter((href) => !href.startsWith('/docs/v1.0.0/'))).toEqual(['/docs/versions/', '/docs/versions/']);
  });

  it('accept an older release without a change of the newest pages', async () => {
    const page = await read('latest/api/core/function/parse/index.html');
    const source = 'export function parse(): void {}\n/** Only then. */\nexport function older(): void {}\n';
    expect((await publish('v1.1.0', source)).manifest?.latest).toBe('v3.0.0');
    expect(await read('latest/api/core/function/parse/index.html')).toBe(page);
    expect(await read('latest/api/core/function/older/index.html')).toContain('url=/docs/v1.1.0/api/core/function/older"');
  });
});

it('rejects a release that is already published', async () => {
  const before = await hashes('v2.0.0');
  const report = await publish('v2.0.0', 'export const other = 1;\n');
  expect(report).toMatchObject({ ok: false, published: false, problems: [{ code: 'release/published' }] });
  expect(await hashes('v2.0.0')).toEqual(before);
});

it('refuses a name that cannot be a folder', async () => {
  expect((await publish('../v9.0.0')).problems).toMatchObject([{ code: 'release/name' }]);
  expect((await publish('V1.0.0')).problems).toMatchObject([{ code: 'release/name' }]);
  expect(existsSync(join(folder, 'v9.0.0'))).toBe(false);
});

it('publishes a release again whose publication was interrupted', async () => {
  const list = await read('versions.json');
  expect((await publish('v4.0.0', 'export const half = 1;\n')).ok).toBe(true);
  // What a process that is killed before the last step leaves.
  await writeFile(join(folder, 'site/versions.json'), list);
  const older = await publish('v3.9.0', 'export const older = 1;\n');
  expect(older).toMatchObject({ ok: true, manifest: { latest: 'v3.9.0' }, problems: [{ code: 'release/unlisted', severity: 'warning' }] });
  expect((await publish('v4.0.0', '/** Whole. */\nexport const whole = 1;\n')).manifest?.latest).toBe('v4.0.0');
  expect(await read('latest/api/core/variable/whole/index.html')).toContain('Whole.');
});

it('keeps a home page that gqldocs did not write', async () => {
  await writeFile(join(folder, 'site/index.html'), '<!doctype html><title>Our home</title>');
  expect((await publish('v4.1.0', 'export const a = 1;\n')).ok).toBe(true);
  expect(await read('index.html')).toContain('Our home');
});

it('loses no release when two are published at once, and needs nothing in `latest/` but its pages', async () => {
  await rm(join(folder, 'site/latest/routes.json'));
  const [one, other] = await Promise.all([publish('v4.2.0', 'export const a = 1;\n'), publish('v4.3.0', 'export const a = 1;\n')]);
  expect([one?.ok, other?.ok]).toEqual([true, true]);
  const { latest, releases } = JSON.parse(await read('versions.json'));
  expect([latest, ...releases.slice(0, 3)]).toEqual(['v4.3.0', 'v4.3.0', 'v4.2.0', 'v4.1.0']);
  expect(await read('latest/api/core/function/print/index.html')).toContain('url=/docs/v1.0.0/api/core/function/print"');
  expect((await readdir(join(folder, 'site'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('adds nothing if the site has errors', async () => {
  const list = await read('versions.json');
  const report = await publish('v5.0.0', '/** See {@link Missing}. */\nexport const broken = 1;\n');
  expect(report.ok).toBe(false);
  expect(report.problems).toMatchObject([{ code: 'link/unresolved' }]);
  expect(await read('versions.json')).toBe(list);
  expect(existsSync(join(folder, 'site/v5.0.0'))).toBe(false);
});

it('reports a damaged list, and keeps it', async () => {
  await writeFile(join(folder, 'site/versions.json'), '{ "latest": ');
  expect((await publish('v6.0.0', 'export const a = 1;\n')).problems).toMatchObject([{ code: 'release/manifest' }]);
  expect(await read('versions.json')).toBe('{ "latest": ');
});
