import { describe, expect, it } from 'vitest';
import { hashOf, hashOfContents } from '../../../renderer/engine/hash.ts';
import type { ApiModule, ApiPackage, ApiSymbol } from '../../../renderer/model/api.ts';
import type { Route } from '../../../renderer/model/plan.ts';
import { planApiRoutes } from '../../../renderer/plan/routes/planApiRoutes.ts';
import { planListRoutes } from '../../../renderer/plan/routes/planListRoutes.ts';
import { pageInput } from '../../../renderer/render/pageKinds.tsx';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';

const config = makeConfig();
const child = makeSymbol('class', 'Space.Child');
const symbols: readonly ApiSymbol[] = [
  makeSymbol('class', 'A', { members: [makeMember('run')], grouping: { categories: ['Main'] } }),
  makeSymbol('namespace', 'Space', { children: [child.id] }),
  child,
  makeSymbol('function', 'extra', { module: 'extra' }),
];
const modules: readonly ApiModule[] = [
  { name: '', symbols: symbols.slice(0, 2).map(({ id }) => id), references: [] },
  { name: 'extra', symbols: ['pkg/extra:function/extra'], references: [{ name: 'again', target: 'pkg/:class/A' }] },
];
const pkg = makePackage(symbols, {
  modules,
  unexported: [makeSymbol('type', 'Hidden')],
  readme: { text: '# Read me', place: { file: 'README.md' } },
  changelog: { text: '# Changes', place: { file: 'CHANGELOG.md' } },
  samples: [{ code: 'a', language: 'ts', names: { imported: [], locals: [] } }],
  categories: ['Main'],
});

function routesOf(of: ApiPackage = pkg, settings = config): readonly Route[] {
  return planApiRoutes(settings, { packages: [of] });
}

function packageIn(route: Route | undefined): ApiPackage {
  const input = route && pageInput(route);
  if (input === undefined || !('package' in input)) throw new Error('The page has no package.');
  return input.package;
}

const routeAt = (href: string, routes = routesOf()) => routes.find((route) => route.href === href);
const namesIn = (route: Route | undefined) => packageIn(route).symbols.map(({ qualifiedName }) => qualifiedName);

describe('the input of a page', () => {
  it.each([
    ['/api/pkg', ['A', 'Space', 'Space.Child', 'extra']],
    ['/api/pkg/extra', ['A', 'extra']],
    ['/api/pkg/class/A', []],
    ['/api/pkg/namespace/Space', ['Space.Child']],
  ])('contains only the symbols of its package that the page lists or names: %s', (href, names) => {
    expect(namesIn(routeAt(href))).toEqual(names);
  });

  it('contains what else has the name of its symbol, without contents', () => {
    const run = makeSymbol('interface', 'run', { members: [makeMember('a')] });
    const routes = routesOf(makePackage([makeSymbol('function', 'run'), run, makeSymbol('class', 'A')]));
    const { symbols: found } = packageIn(routeAt('/api/pkg/function/run', routes));
    expect(found.map(({ kind, name, members }) => `${kind} ${name} ${members.length}`)).toEqual(['interface run 0']);
  });

  it('contains symbols that pages of modules list, in addition to those shown in full', () => {
    const routes = routesOf(pkg, makeConfig({ api: { layout: { symbols: 'modules' } } }));
    const overview = routeAt('/api/pkg', routes);
    expect(namesIn(overview)).toEqual(['Space.Child']);
    const input = overview && pageInput(overview);
    expect(input !== undefined && 'items' in input ? input.items?.map(({ name }) => name) : undefined).toEqual(['A', 'Space', 'Child']);
  });

  it('contains the symbols of a category on its page, and none of the rest', () => {
    const paged = makeConfig({ api: { layout: { categories: 'pages' } } });
    const [category] = routesOf(pkg, paged).filter(({ kind }) => kind === 'category');
    const input = category && pageInput(category);
    expect(input?.kind === 'category' ? input.category.symbols.map(({ name }) => name) : undefined).toEqual(['A']);
    expect(namesIn(category)).toEqual([]);
  });

  it('contains its part of a long list', () => {
    const many = makePackage(Array.from({ length: 300 }, (_, index) => makeSymbol('function', `f${index}`)));
    const [list] = planListRoutes(routesOf(many), config.messages);
    const input = list && pageInput(list);
    expect(input?.kind === 'list' ? input.list.symbols.length : 0).toBeGreaterThan(100);
    expect(packageIn(list).symbols).toEqual([]);
  });

  it('contains the modules that are shown or imported from, without other lists', () => {
    expect(packageIn(routeAt('/api/pkg')).modules).toEqual(modules);
    expect(packageIn(routeAt('/api/pkg/class/A')).modules).toEqual([
      { name: 'extra', symbols: [], references: [{ name: 'again', target: 'pkg/:class/A' }] },
      { name: '', symbols: [], references: [] },
    ]);
    expect(packageIn(routeAt('/api/pkg/extra')).modules.map(({ name, symbols: listed }) => [name, listed])).toEqual([
      ['', []],
      ['extra', []],
    ]);
  });

  it('contains the places of texts, and the README if it is shown', () => {
    const [overview, page] = [routeAt('/api/pkg'), routeAt('/api/pkg/class/A')].map(packageIn);
    expect([overview?.readme?.text, page?.readme]).toEqual(['# Read me', { text: '', place: { file: 'README.md' } }]);
    for (const one of [overview, page]) {
      expect(one?.changelog).toEqual({ text: '', place: { file: 'CHANGELOG.md' } });
      expect([one?.unexported, one?.samples, one?.name, one?.version]).toEqual([[], undefined, 'pkg', '1.0.0']);
    }
  });

  it('contains the text on the page of a text of a package', () => {
    const base = { href: '/a', title: 'A', description: '', html: 'a', data: 'a', from: { file: 'a' }, module: '' };
    const input = pageInput({ ...base, kind: 'page', text: { package: pkg, markdown: { text: '# Read me' } } });
    expect('text' in input ? [input.text?.markdown.text, input.text?.package.symbols] : []).toEqual(['# Read me', []]);
  });

  it('is the route itself for a document', () => {
    const route: Route = {
      ...{ kind: 'document', href: '/docs/a', title: 'A', description: '', html: 'a', data: 'a', from: { file: 'a' } },
      document: makeDocument({ id: 'a' }),
    };
    expect(pageInput(route)).toBe(route);
  });

  it('is plain data, and the same object for the same route', () => {
    for (const route of routesOf()) {
      expect(pageInput(route)).toBe(pageInput(route));
      expect(structuredClone(pageInput(route))).toEqual(pageInput(route));
    }
  });
});

describe('the hash of an input', () => {
  /** Addresses of pages whose inputs have other hashes. */
  function changed(other: Partial<ApiPackage>): readonly string[] {
    const before = new Map(routesOf(structuredClone(pkg)).map((route) => [route.href, hashOf(pageInput(route))]));
    const after = routesOf(structuredClone({ ...pkg, ...other }));
    return after.flatMap((route) => (before.get(route.href) === hashOf(pageInput(route)) ? [] : [route.href]));
  }

  it('is equal if nothing has changed', () => {
    expect(changed({})).toEqual([]);
  });

  it('differs only for pages whose contents differ', () => {
    const comment = { summary: { text: 'New.' }, blocks: [], modifiers: [] };
    const replace = (name: string) => symbols.map((symbol) => (symbol.qualifiedName === name ? { ...symbol, comment } : symbol));
    expect(changed({ symbols: replace('A') })).toEqual(['/api/pkg', '/api/pkg/extra', '/api/pkg/class/A']);
    expect(changed({ symbols: replace('Space.Child') })).toEqual(['/api/pkg', '/api/pkg/namespace/Space', '/api/pkg/class/Space.Child']);
    expect(changed({ readme: { text: 'Other', place: { file: 'README.md' } } })).toEqual(['/api/pkg']);
    expect(changed({ unexported: [], samples: [], changelog: { text: 'Other', place: { file: 'CHANGELOG.md' } } })).toEqual([]);
    expect(changed({ version: '2.0.0' })).toHaveLength(routesOf().length);
  });

  it('distinguishes inputs with different contents', () => {
    const inputs = routesOf().map(pageInput);
    expect(new Set(inputs.map((input) => hashOf(input))).size).toBe(new Set(inputs.map(hashOfContents)).size);
  });
});
