import { expect, test } from 'vitest';
import { buildLinkSpace } from '../../../renderer/plan/linkSpace.ts';
import { planApiRoutes } from '../../../renderer/plan/planApiRoutes.ts';
import { planDocumentRoutes } from '../../../renderer/plan/planDocumentRoutes.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';

const config = makeConfig({ documents: {}, api: { packages: [] } });

test('documents are reached by address, source and id', () => {
  const routes = planDocumentRoutes(config, [makeDocument({ id: 'guide/index' })]);
  const links = buildLinkSpace({ routes, api: { packages: [] }, files: [] });
  expect(links.byHref).toEqual(new Map([['/docs/guide', routes[0]]]));
  expect(links.bySource).toEqual(new Map([['content/docs/guide/index.md', '/docs/guide']]));
  expect(links.byDocument).toEqual(new Map([['guide/index', '/docs/guide']]));
});

test('symbols and members are reached by id and by name', () => {
  const members = [makeMember('run'), makeMember('of', { anchor: 'static-of' }), makeMember('[key]', { kind: 'index', anchor: 'index' })];
  const api = { packages: [makePackage([makeSymbol('class', 'Task', { members }), makeSymbol('namespace', 'constructor')])] };
  const links = buildLinkSpace({ routes: planApiRoutes(config, api), api, files: [] });
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

test('a name that several symbols have leads to all of them', () => {
  const api = { packages: [makePackage([makeSymbol('type', 'A'), makeSymbol('variable', 'A')])] };
  const links = buildLinkSpace({ routes: planApiRoutes(config, api), api, files: [] });
  expect(links.byName.get('A')).toEqual(['pkg/:type/A', 'pkg/:variable/A']);
});

test('static files are reached by their place in the output and by their source', () => {
  const files = [{ path: '/site/content/static/img/a.svg', source: 'content/static/img/a.svg', output: 'img/a.svg' }];
  const links = buildLinkSpace({ routes: [], api: { packages: [] }, files });
  expect(links.files).toEqual(new Set(['img/a.svg']));
  expect(links.outputOf).toEqual(new Map([['content/static/img/a.svg', 'img/a.svg']]));
});

test('of two pages with one address the first is reached', () => {
  const routes = planDocumentRoutes(config, [makeDocument({ id: 'a' }), makeDocument({ id: 'b', frontMatter: { slug: 'a' } })]);
  expect(buildLinkSpace({ routes, api: { packages: [] }, files: [] }).byHref.get('/docs/a')).toBe(routes[0]);
});
