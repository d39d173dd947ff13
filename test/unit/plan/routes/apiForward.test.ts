import { describe, expect, it } from 'vitest';
import { redirectFiles } from '../../../../renderer/outputs/redirectFiles.ts';
import { createLinks } from '../../../../renderer/plan/links/createLinks.ts';
import { resolveReference } from '../../../../renderer/plan/links/resolveReference.ts';
import { apiForward } from '../../../../renderer/plan/routes/apiForward.ts';
import { makeConfig, makePackage, makeSymbol } from '../../make.ts';
import { planned } from '../../planned.ts';

const one = [{ path: 'pkg' }];
const two = [...one, { path: 'pkg', slug: 'v1' }];
const api = { packages: [makePackage([makeSymbol('class', 'Task')])] };
const request = { api, documents: [], pages: [], files: [] };

describe('the address of the reference', () => {
  it('forwards to the only package, below the route that the config sets', () => {
    expect(apiForward({ config: makeConfig({ api: { packages: one } }), pages: [] })).toEqual({ from: '/api', to: '/api/pkg' });
    const elsewhere = makeConfig({ api: { route: '/reference/', packages: one } });
    expect(apiForward({ config: elsewhere, pages: [] })).toEqual({ from: '/reference', to: '/reference/pkg' });
  });

  it('forwards nowhere with several packages or versions, without any, and where an author has a page', () => {
    expect(apiForward({ config: makeConfig({ api: { packages: two } }), pages: [] })).toBeUndefined();
    expect(apiForward({ config: makeConfig({}), pages: [] })).toBeUndefined();
    expect(apiForward({ config: makeConfig({ api: { packages: one } }), pages: [{ href: '/api' }] })).toBeUndefined();
  });
});

describe('a site of one package', () => {
  const config = makeConfig({ baseUrl: '/x/', url: 'https://example.com', api: { packages: one } });

  it('has a redirect in place of the index', async () => {
    const plan = await planned({ ...request, config });
    expect(plan.routes.map(({ href }) => href)).not.toContain('/api');
    expect([...plan.sidebars.keys()]).toEqual(['api:pkg']);
    expect(plan.redirects.pages).toEqual([{ from: '/api', to: { href: '/api/pkg', label: 'Package' }, anchors: [], isTemporary: true }]);
  });

  it('writes the redirect for readers, for hosts, and for the client', async () => {
    const files = new Map(redirectFiles(config, await planned({ ...request, config })).map(({ path, contents }) => [path, contents]));
    expect([...files.keys()]).toEqual(['api/index.html', 'api/index.json', '_redirects']);
    expect(files.get('api/index.html')).toContain('<link rel="canonical" href="https://example.com/x/api/pkg">');
    expect(files.get('api/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/x/api/pkg">');
    expect(files.get('_redirects')).toBe('/x/api /x/api/pkg 302!\n');
  });

  it('resolves links to the address directly', async () => {
    const { links } = await planned({ ...request, config });
    const reference = { kind: 'link', target: '/api/#classes', place: { file: 'a.md' } } as const;
    const resolved = resolveReference({ links: createLinks(links), from: '/docs/a', reference });
    expect(resolved).toEqual({ to: { kind: 'internal', href: '/api/pkg#classes' } });
  });

  it("follows an author's redirects to it, and lets a page of the author's win", async () => {
    const addresses = { redirects: { '/reference': '/api' } };
    const { redirects } = await planned({ ...request, config: makeConfig({ addresses, api: { packages: one } }) });
    expect(redirects.pages.map(({ from, to }) => [from, to.href])).toEqual([
      ['/api', '/api/pkg'],
      ['/reference', '/api/pkg'],
    ]);
    const page = { module: 'pages/api.tsx', href: '/api', title: 'API', description: '' };
    const own = await planned({ ...request, pages: [page], config });
    expect(own.redirects.pages).toEqual([]);
    expect(own.links.byHref.get('/api')).toEqual({ kind: 'page' });
  });
});

it('a site of several packages has an index', async () => {
  const packages = [...api.packages, makePackage([], { slug: 'v1' })];
  const plan = await planned({ ...request, api: { packages }, config: makeConfig({ api: { packages: two } }) });
  expect(plan.routes.map(({ href }) => href)).toContain('/api');
  expect(plan.redirects.pages).toEqual([]);
  expect(plan.links.byHref.get('/api')).toEqual({ kind: 'api' });
});
