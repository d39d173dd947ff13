import { describe, expect, it } from 'vitest';
import type { Links } from '../../../../renderer/model/links.ts';
import { createLinks, createNearestPage } from '../../../../renderer/plan/links/createLinks.ts';
import { planApiRoutes } from '../../../../renderer/plan/routes/planApiRoutes.ts';
import { planDocumentRoutes } from '../../../../renderer/plan/routes/planDocumentRoutes.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../../make.ts';
import { linkSpaceOf } from '../../planned.ts';

const config = makeConfig({ documents: {}, api: { layout: { symbols: 'modules' } } });
const first = makePackage([makeSymbol('class', 'Task', { members: [makeMember('run')] })], {
  modules: [{ name: '', symbols: ['pkg/:class/Task'], references: [] }],
});
const older = makePackage([makeSymbol('class', 'Task', { id: 'v1/:class/Task' })], { slug: 'v1' });
const api = { packages: [first, older] };
const space = linkSpaceOf({
  routes: [...planApiRoutes(config, api), ...planDocumentRoutes(config, [makeDocument({ id: 'guide' })])],
  api,
  files: [{ path: '', source: 'content/static/img/a.png', output: 'img/a.png' }],
  external: new Map([['node', new Map([['Buffer', 'https://node.example/Buffer']])]]),
});
const links = createLinks(space);

describe('an answer of the link space', () => {
  it.each<readonly [string, (links: Links) => unknown, unknown]>([
    ['a page', ({ page }) => page('/docs/guide'), { kind: 'document' }],
    ['no page', ({ page }) => page('/gone'), undefined],
    ['the address of a member', ({ address }) => address('pkg/:class/Task#run'), '/api/pkg#class/Task/run'],
    ['symbols of a name', ({ named }) => named('Task.run'), ['pkg/:class/Task#run']],
    ['symbols of another version', ({ named }) => named('v1!Task'), ['v1/:class/Task']],
    ['an import', ({ imported }) => imported('pkg', 'Task'), { kind: 'symbol', id: 'pkg/:class/Task' }],
    ['an import of another package', ({ imported }) => imported('other', 'Task'), { kind: 'foreign' }],
    ['a module', ({ hasModule }) => [hasModule('pkg'), hasModule('other')], [true, false]],
    ['a package', ({ slug }) => [slug('pkg'), slug('other')], ['pkg', undefined]],
    ['a source', ({ source }) => source('content/docs/guide.md'), '/docs/guide'],
    ['a symbol of another site', ({ external }) => external('node', 'Buffer'), 'https://node.example/Buffer'],
    ['a file', ({ hasFile }) => [hasFile('img/a.png'), hasFile('img/b.png')], [true, false]],
    ['the place of a file', ({ outputOf }) => outputOf('content/static/img/a.png'), 'img/a.png'],
    ['an item', ({ item }) => item('/api/pkg#class/Task/run'), { id: 'pkg/:class/Task', isDeprecated: false }],
  ])('is plain data, and works after cloning: %s', (_what, ask, answer) => {
    expect(ask(links)).toEqual(answer);
    expect(ask(createLinks(structuredClone(space)))).toEqual(answer);
  });
});

describe('the nearest name', () => {
  it.each([
    ['symbols', 'Taks', 'Task'],
    ['pages', '/docs/giude', '/docs/guide'],
    ['files', '/img/b.png', '/img/a.png'],
    ['sources', 'content/docs/giude.md', 'content/docs/guide.md'],
    ['sources', 'content/docs/nope.md', undefined],
    ['symbols', 'nothing like it', undefined],
  ] as const)('among %s to %j is %j', (names, name, nearest) => {
    expect([links.nearest(names, name), links.nearest(names, name)]).toEqual([nearest, nearest]);
  });

  it('is never a name of another version', () => {
    expect(links.nearest('symbols', 'v1!Taks')).not.toBe('v1!Task');
  });
});

describe('createNearestPage', () => {
  const nearest = createNearestPage(['/api/tool/module/type', '/docs/guide', '/docs/types', '/en/index', '/fr/index']);

  it('suggests the only page with the same last part, wherever it is', () => {
    expect(nearest('/docs/type')).toBe('/api/tool/module/type');
    expect(nearest('/guides/Guide')).toBe('/docs/guide');
  });

  it('suggests the page that is spelled most alike, if several pages or none have this last part', () => {
    expect(nearest('/er/index')).toMatch(/^\/(?:en|fr)\/index$/);
    expect(nearest('/docs/giude')).toBe('/docs/guide');
    expect(nearest('/something/else/entirely')).toBeUndefined();
  });
});
