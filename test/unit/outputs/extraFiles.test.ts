import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import type { RouteEntry } from '../../../renderer/model/page.ts';
import { extraFiles, routeEntry } from '../../../renderer/outputs/extraFiles.ts';
import { makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';
import { planned } from '../planned.ts';

const documents = [makeDocument({ id: 'a' }), makeDocument({ id: 'hidden', frontMatter: { unlisted: true } })];
const old = { summary: { text: '' }, blocks: [{ tag: '@deprecated', content: { text: '' } }], modifiers: [] };
const symbols = [
  makeSymbol('class', 'A', { sources: [{ file: 'a.ts', line: 1, url: 'https://code.example/a.ts#L1' }] }),
  makeSymbol('class', 'B', { comment: old, sources: [{ file: 'b.ts', line: 2 }] }),
];
const api = { packages: [makePackage(symbols)] };

async function planOf(user: Partial<UserConfig> = {}, files: readonly string[] = []) {
  const config = makeConfig({ documents: {}, ...user });
  const statics = files.map((output) => ({ path: '', source: output, output }));
  return { config, plan: await planned({ config, documents, api, pages: [], files: statics }) };
}

async function filesOf(user: Partial<UserConfig> = {}, files: readonly string[] = []): Promise<ReadonlyMap<string, unknown>> {
  const { config, plan } = await planOf(user, files);
  return new Map(extraFiles(config, plan).map(({ path, contents }) => [path, contents]));
}

describe('files next to the pages', () => {
  it('serve scripts, search engines, hosts and menus', async () => {
    expect([...(await filesOf({ url: 'https://example.com' })).keys()]).toEqual([
      'routes.json',
      '.nojekyll',
      'robots.txt',
      'sitemap.xml',
      'api/pkg/menu/classes.json',
    ]);
  });

  it('do not replace files of the site', async () => {
    expect([...(await filesOf({}, ['robots.txt', 'routes.json'])).keys()]).toEqual(['.nojekyll', 'api/pkg/menu/classes.json']);
  });
});

describe('the sitemap', () => {
  it('lists every page except the not-found page and unlisted pages', async () => {
    expect(
      (await filesOf({ url: 'https://example.com', baseUrl: '/x&y/' })).get('sitemap.xml'),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/x&#38;y/</loc></url>
<url><loc>https://example.com/x&#38;y/api</loc></url>
<url><loc>https://example.com/x&#38;y/api/pkg</loc></url>
<url><loc>https://example.com/x&#38;y/api/pkg/class/A</loc></url>
<url><loc>https://example.com/x&#38;y/api/pkg/class/B</loc></url>
<url><loc>https://example.com/x&#38;y/docs/a</loc></url>
</urlset>
`);
  });

  it('omits pages that name another page as the canonical one', async () => {
    const { config, plan } = await planOf({ url: 'https://example.com' });
    const files = extraFiles(config, plan, ({ href }) => href !== '/api/pkg/class/A');
    const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.contents);
    expect([...sitemap.matchAll(/\/class\/\w+/g)].map(([path]) => path)).toEqual(['/class/B']);
  });

  it('contains URLs as browsers encode them', async () => {
    const config = makeConfig({ documents: {}, url: 'https://example.com' });
    const plan = await planned({ config, documents: [makeDocument({ id: '入门' })], api: { packages: [] }, pages: [], files: [] });
    const sitemap = extraFiles(config, plan).find(({ path }) => path === 'sitemap.xml');
    expect(sitemap?.contents).toContain('<loc>https://example.com/docs/%E5%85%A5%E9%97%A8</loc>');
  });

  it('is named in robots.txt, and omitted without an origin', async () => {
    expect((await filesOf({ url: 'https://example.com', baseUrl: '/x/' })).get('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.com/x/sitemap.xml\n',
    );
    expect((await filesOf()).get('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect((await filesOf()).has('sitemap.xml')).toBe(false);
  });
});

describe('routes.json', () => {
  it('has an entry for each route, in order', async () => {
    const { plan } = await planOf();
    const entries: readonly RouteEntry[] = JSON.parse(String((await filesOf()).get('routes.json')));
    expect(entries.map(({ exports: _exports, unlisted: _unlisted, ...entry }) => entry)).toEqual(plan.routes.map(routeEntry));
  });

  it('lists the exports of a package', async () => {
    const entries: readonly RouteEntry[] = JSON.parse(String((await filesOf()).get('routes.json')));
    expect(entries.find(({ kind }) => kind === 'package')?.exports).toEqual([
      { name: 'A', kind: 'class', path: '/api/pkg/class/A' },
      { name: 'B', kind: 'class', path: '/api/pkg/class/B' },
    ]);
  });

  it('contains the source of a symbol: its URL, or else its file', async () => {
    const entries = (await planOf()).plan.routes.map(routeEntry);
    const entry = { kind: 'class', package: 'pkg' };
    expect(entries.filter(({ kind }) => kind === 'class')).toEqual([
      {
        ...entry,
        path: '/api/pkg/class/A',
        title: 'A',
        html: 'api/pkg/class/A/index.html',
        data: 'api/pkg/class/A/index.json',
        symbol: 'A',
        source: 'https://code.example/a.ts#L1',
      },
      {
        ...entry,
        path: '/api/pkg/class/B',
        title: 'B',
        html: 'api/pkg/class/B/index.html',
        data: 'api/pkg/class/B/index.json',
        symbol: 'B',
        source: 'b.ts',
      },
    ]);
  });

  it('has neither package nor symbol for other pages', async () => {
    const [home] = (await planOf()).plan.routes.map(routeEntry);
    expect(home).toEqual({ path: '/', kind: 'home', title: 'Site', html: 'index.html', data: 'index.json' });
  });
});

describe('a menu', () => {
  it('is the whole list of a group, below the base URL', async () => {
    expect(JSON.parse(String((await filesOf({ baseUrl: '/x/' })).get('api/pkg/menu/classes.json')))).toEqual([
      { label: 'A', href: '/x/api/pkg/class/A', kind: 'class' },
      { label: 'B', href: '/x/api/pkg/class/B', deprecated: 'Deprecated', kind: 'class' },
    ]);
  });
});
