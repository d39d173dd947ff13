import { expect, test } from 'vitest';
import { planApiRoutes } from '../../../../renderer/plan/routes/planApiRoutes.ts';
import { planDocumentRoutes } from '../../../../renderer/plan/routes/planDocumentRoutes.ts';
import { planPageRoutes } from '../../../../renderer/plan/routes/planPageRoutes.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { linkSpaceOf } from '../../planned.ts';

const config = makeConfig({ documents: {}, api: { packages: [] } });

test('documents are found by URL, source and id', () => {
  const routes = planDocumentRoutes(config, [makeDocument({ id: 'guide/index' })]);
  const links = linkSpaceOf({ routes, api: { packages: [] }, files: [] });
  expect(links.byHref).toEqual(new Map([['/docs/guide', { kind: 'document' }]]));
  expect(links.bySource).toEqual(new Map([['content/docs/guide/index.md', '/docs/guide']]));
  expect(links.byDocument).toEqual(new Map([['guide/index', '/docs/guide']]));
});

test('symbols and members are found by id and by name', () => {
  const members = [makeMember('run'), makeMember('of', { anchor: 'static-of' }), makeMember('[key]', { kind: 'index', anchor: 'index' })];
  const api = { packages: [makePackage([makeSymbol('class', 'Task', { members }), makeSymbol('namespace', 'constructor')])] };
  const links = linkSpaceOf({ routes: planApiRoutes(config, api), api, files: [] });
  expect(links.bySymbol).toEqual(
    new Map([
      ['pkg/:class/Task', '/api/pkg/class/Task'],
      ['pkg/:class/Task#run', '/api/pkg/class/Task#run'],
      ['pkg/:class/Task#static-of', '/api/pkg/class/Task#static-of'],
      ['pkg/:class/Task#index', '/api/pkg/class/Task#index'],
      ['pkg/:namespace/constructor', '/api/pkg/namespace/constructor'],
    ]),
  );
  expect(links.byName).toEqual(
    new Map([
      ['Task', ['pkg/:class/Task']],
      ['Task.run', ['pkg/:class/Task#run']],
      ['Task#run', ['pkg/:class/Task#run']],
      ['Task.of', ['pkg/:class/Task#static-of']],
      ['Task#of', ['pkg/:class/Task#static-of']],
      ['constructor', ['pkg/:namespace/constructor']],
    ]),
  );
});

test('what another package adds is found by the name of the interface', () => {
  const added = makeSymbol('interface', 'core.Config', { id: 'typing/:interface/core.Config', members: [makeMember('undoSteps')] });
  const additions = [{ from: 'typing', target: added.id, members: added.members }];
  const api = { packages: [makePackage([makeSymbol('interface', 'Config', { additions })])] };
  const links = linkSpaceOf({ routes: planApiRoutes(config, api), api, files: [] });
  expect(links.byName.get('Config.undoSteps')).toEqual(['typing/:interface/core.Config#undoSteps']);
  expect(links.byName.get('Config#undoSteps')).toEqual(['typing/:interface/core.Config#undoSteps']);
});

test('a name of several symbols finds all of them', () => {
  const api = { packages: [makePackage([makeSymbol('type', 'A'), makeSymbol('variable', 'A')])] };
  const links = linkSpaceOf({ routes: planApiRoutes(config, api), api, files: [] });
  expect(links.byName.get('A')).toEqual(['pkg/:type/A', 'pkg/:variable/A']);
});

test('what a namespace only re-exports is found in it, with members and with what is within', () => {
  const color = makeSymbol('interface', 'Color', { members: [makeMember('red', { kind: 'property' })] });
  const inner = makeSymbol('namespace', 'inner', { children: ['pkg/:variable/inner.deep'] });
  const deep = makeSymbol('variable', 'inner.deep');
  const references = [
    { name: 'Colour', target: color.id },
    { name: 'inner', target: inner.id },
  ];
  const kit = makeSymbol('namespace', 'Kit', { children: [color.id, inner.id], references });
  const part = makeSymbol('function', 'cut', { module: 'parts' });
  const modules = [
    { name: '', symbols: [color.id, inner.id, kit.id], references: [], namespaces: [{ name: 'tools', module: 'parts' }] },
    { name: 'parts', symbols: [part.id], references: [{ name: 'Shade', target: color.id }] },
  ];
  const api = { packages: [makePackage([color, inner, deep, kit, part], { modules })] };
  const { byName } = linkSpaceOf({ routes: planApiRoutes(config, api), api, files: [] });
  const named = Object.fromEntries([...byName].filter(([name]) => /^(?:Kit|tools)\b/.test(name)));
  expect(named).toEqual({
    Kit: [kit.id],
    'Kit.Colour': [color.id],
    'Kit.Colour.red': [`${color.id}#red`],
    'Kit.Colour#red': [`${color.id}#red`],
    'Kit.inner': [inner.id],
    'Kit.inner.deep': [deep.id],
    'tools.cut': [part.id],
    'tools.Shade': [color.id],
    'tools.Shade.red': [`${color.id}#red`],
    'tools.Shade#red': [`${color.id}#red`],
  });
});

test('static files are found by output path and by source', () => {
  const files = [{ path: '/site/content/static/img/a.svg', source: 'content/static/img/a.svg', output: 'img/a.svg' }];
  const links = linkSpaceOf({ routes: [], api: { packages: [] }, files });
  expect(links.files).toEqual(new Set(['img/a.svg']));
  expect(links.outputOf).toEqual(new Map([['content/static/img/a.svg', 'img/a.svg']]));
});

test('the first of two pages with one URL wins', () => {
  const documents = planDocumentRoutes(config, [makeDocument({ id: 'a' })]);
  const page = { module: 'content/pages/docs/a.tsx', href: '/docs/a', title: '', description: '' };
  const pages = planPageRoutes({ config, pages: [page], documents: [] });
  const kinds = [
    [...documents, ...pages],
    [...pages, ...documents],
  ].map((routes) => linkSpaceOf({ routes, api: { packages: [] }, files: [] }).byHref.get('/docs/a')?.kind);
  expect(kinds).toEqual(['document', 'page']);
});

test('pages of the reference have package, module and symbol, and whether the symbol is deprecated', () => {
  const old = { summary: { text: '' }, blocks: [], modifiers: ['@deprecated'] };
  const symbols = [makeSymbol('class', 'Task'), makeSymbol('function', 'stop', { module: 'extra', comment: old })];
  const modules = ['', 'extra'].map((name) => ({ name, symbols: [], references: [] }));
  const api = { packages: [makePackage(symbols, { modules })] };
  const { byHref, slugs, modules: exported } = linkSpaceOf({ routes: planApiRoutes(config, api), api, files: [] });
  const own = { package: { name: 'pkg', slug: 'pkg' } };
  expect(Object.fromEntries(byHref)).toEqual({
    '/api': { kind: 'api' },
    '/api/pkg': { ...own, kind: 'package', isText: true },
    '/api/pkg/extra': { ...own, kind: 'module', module: 'extra' },
    '/api/pkg/class/Task': { ...own, kind: 'class', module: '', symbol: 'pkg/:class/Task' },
    '/api/pkg/extra/function/stop': { ...own, kind: 'function', module: 'extra', symbol: 'pkg/extra:function/stop', isDeprecated: true },
  });
  expect(slugs).toEqual(new Map([['pkg', 'pkg']]));
  expect([...exported.keys()]).toEqual(['pkg', 'pkg/extra']);
});

test('what a package exports of another one is found once, and also by the name of the package', () => {
  const table = makeSymbol('interface', 'Table', { id: 'core/:interface/Table', members: [makeMember('rows')] });
  const reExport = { target: table.id, outside: { specifier: 'core', symbol: table } };
  const references = [
    { ...reExport, name: 'Table' },
    { ...reExport, name: 'Grid' },
  ];
  const space = makeSymbol('namespace', 'tables', { id: 'react/:namespace/tables', references });
  const packages = [
    makePackage([table], { name: 'core', slug: 'core' }),
    makePackage([space], { name: 'react', slug: 'react', modules: [{ name: '', symbols: [space.id], references }] }),
  ];
  const { byName } = linkSpaceOf({ routes: planApiRoutes(config, { packages }), api: { packages }, files: [] });
  for (const name of ['Table', 'react!Table', 'Grid', 'react!Grid', 'tables.Table']) expect(byName.get(name)).toEqual([table.id]);
  expect(byName.get('react!Table.rows')).toEqual([`${table.id}#rows`]);
});
