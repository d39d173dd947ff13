import { expect, it } from 'vitest';
import { createLinks } from '../../../../renderer/plan/links/createLinks.ts';
import { resolveReference } from '../../../../renderer/plan/links/resolveReference.ts';
import { planSidebars } from '../../../../renderer/plan/planSidebars.ts';
import { planApiRoutes, symbolHrefs } from '../../../../renderer/plan/routes/planApiRoutes.ts';
import { planUsersRoutes } from '../../../../renderer/plan/routes/planUsersRoutes.ts';
import { symbolPlaces } from '../../../../renderer/plan/routes/symbolPlaces.ts';
import { listNames } from '../../../../renderer/render/names/listNames.ts';
import { makeConfig, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { linkSpaceOf, plannedReference } from '../../planned.ts';

const config = makeConfig({ api: { layout: { symbols: 'modules' }, packages: [{ path: 'pkg' }] } });
const old = { summary: { text: '' }, blocks: [], modifiers: ['@deprecated'] };
const symbols = [
  makeSymbol('class', 'A', { members: [makeMember('b')] }),
  makeSymbol('function', 'old', { module: 'extra', comment: old }),
];
const modules = ['', 'extra'].map((name) => ({ name, symbols: [], references: [] }));
const pkg = makePackage(symbols, { modules });
const api = { packages: [pkg] };
const routes = planApiRoutes(config, api);
const links = linkSpaceOf({ routes, api, files: [] });

it('plans pages only for modules, with the symbols on them', () => {
  expect(routes.map(({ href }) => href)).toEqual(['/api/pkg', '/api/pkg/extra']);
  expect(symbolPlaces(routes).map(({ symbol, href, isItem }) => [symbol.name, href, isItem])).toEqual([
    ['A', '/api/pkg#class/A', true],
    ['old', '/api/pkg/extra#function/old', true],
  ]);
  expect([...symbolHrefs({ config, route: '/api', pkg }).values()]).toEqual(['/api/pkg#class/A', '/api/pkg/extra#function/old']);
});

it('maps symbols and members to their anchors, and anchors to symbols', () => {
  expect([...links.bySymbol]).toEqual([
    ['pkg/:class/A', '/api/pkg#class/A'],
    ['pkg/:class/A#b', '/api/pkg#class/A/b'],
    ['pkg/extra:function/old', '/api/pkg/extra#function/old'],
  ]);
  expect([...links.itemAt]).toEqual([
    ['/api/pkg#class/A', { id: 'pkg/:class/A', isDeprecated: false }],
    ['/api/pkg#class/A/b', { id: 'pkg/:class/A', isDeprecated: false }],
    ['/api/pkg/extra#function/old', { id: 'pkg/extra:function/old', isDeprecated: true }],
  ]);
});

it('links names in prose to them, except deprecated ones', () => {
  const to = (target: string) =>
    resolveReference({ links: createLinks(links), from: '/docs/a', reference: { kind: 'name', target, place: { file: 'a.md' } } }).to;
  expect(to('A.b')).toEqual({ kind: 'internal', href: '/api/pkg#class/A/b' });
  expect(to('old')).toEqual({ kind: 'nothing' });
});

it('lists them in search, with their anchors', () => {
  expect(listNames(routes).map(({ entry, parts }) => [entry.address, parts.map(({ address }) => address)])).toEqual([
    ['/api/pkg', []],
    ['/api/pkg#class/A', ['b']],
    ['/api/pkg/extra', []],
    ['/api/pkg/extra#function/old', []],
  ]);
});

it('puts long lists of users on a page below the module', () => {
  const acceptedBy = Array.from({ length: 60 }, (_, index) => `pkg/:function/f${index}`);
  const users = { acceptedBy, returnedBy: [], containedIn: [], values: [], guards: [], documents: [] };
  const [route, ...others] = planUsersRoutes({ routes, backlinks: new Map([['pkg/:class/A', users]]), messages: config.messages });
  expect(others).toEqual([]);
  expect(route).toMatchObject({ href: '/api/pkg/class/A/used-by', title: 'A: Used by' });
});

it('lists the sections of modules in the menu', async () => {
  const { menus } = await plannedReference({ config, api });
  const [, { items = [] } = {}] = [...planSidebars({ config, routes, api, menus })][0] ?? [];
  expect(items).toEqual([
    { type: 'link', label: 'Overview', href: '/api/pkg' },
    {
      type: 'category',
      label: 'Modules',
      href: '/api/pkg#modules',
      isCollapsed: true,
      items: [
        {
          type: 'category',
          label: 'extra',
          href: '/api/pkg/extra',
          isCollapsed: true,
          items: [{ type: 'link', label: 'Functions', href: '/api/pkg/extra#functions' }],
        },
      ],
    },
    expect.objectContaining({
      label: 'Classes',
      href: '/api/pkg#classes',
      items: [{ type: 'link', label: 'A', href: '/api/pkg#class/A', kind: 'class' }],
    }),
    expect.objectContaining({ label: 'Functions', href: '/api/pkg/extra#functions' }),
  ]);
});
