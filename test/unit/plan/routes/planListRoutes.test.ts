import { describe, expect, it } from 'vitest';
import type { ApiSymbol } from '../../../../renderer/model/api.ts';
import { defaultMessages } from '../../../../renderer/model/messages.ts';
import type { Type } from '../../../../renderer/model/type.ts';
import { planListRoutes } from '../../../../renderer/plan/routes/planListRoutes.ts';
import { makeSymbol } from '../../make.ts';
import { packageOf } from '../../templates/symbols.ts';

const base = {
  href: '/api/pkg',
  title: 'Package',
  description: '',
  html: '',
  data: '',
  from: { file: 'pkg/package.json' },
  sidebar: 'api:pkg',
};
const interfaces = (count: number) =>
  Array.from({ length: count }, (_, index) => makeSymbol('interface', `I${String(index).padStart(3, '0')}`));

describe('the parts of a long list', () => {
  it('are pages below the overview, in the order of the list', () => {
    const pkg = packageOf({ symbols: [makeSymbol('class', 'Only'), ...interfaces(501)] });
    const routes = planListRoutes([{ ...base, kind: 'package', package: pkg }], defaultMessages);
    expect(routes.map(({ href, title }) => [href, title])).toEqual([
      ['/api/pkg/list/interfaces-1', 'Interfaces: I000 – I249'],
      ['/api/pkg/list/interfaces-2', 'Interfaces: I250 – I499'],
      ['/api/pkg/list/interfaces-3', 'Interfaces: I500'],
    ]);
    expect(routes.flatMap((route) => ('list' in route ? route.list.symbols : []))).toEqual(pkg.symbols.slice(1));
  });

  it('are not needed if the overview has room for all', () => {
    const pkg = packageOf({ symbols: interfaces(250) });
    expect(planListRoutes([{ ...base, kind: 'package', package: pkg }], defaultMessages)).toEqual([]);
  });

  it('are separate for each category', () => {
    const symbols = interfaces(600).map((symbol, index) => ({ ...symbol, grouping: { categories: [index < 300 ? 'A' : 'B'] } }));
    const pkg = packageOf({ symbols, categories: ['A', 'B'] });
    const routes = planListRoutes([{ ...base, kind: 'package', package: pkg }], defaultMessages);
    expect(routes.map(({ href }) => href)).toEqual([
      '/api/pkg/list/category-a-interfaces-1',
      '/api/pkg/list/category-a-interfaces-2',
      '/api/pkg/list/category-b-interfaces-1',
      '/api/pkg/list/category-b-interfaces-2',
    ]);
  });

  it('are below the page of a category if it has one', () => {
    const symbols = interfaces(300).map((symbol) => ({ ...symbol, grouping: { categories: ['A'] } }));
    const pkg = packageOf({ symbols: [...symbols, makeSymbol('class', 'Other')], categories: ['A'] });
    const category = {
      ...base,
      href: '/api/pkg/category/a',
      kind: 'category',
      package: pkg,
      category: { id: 'category-a', title: 'A', symbols },
    } as const;
    const routes = planListRoutes([{ ...base, kind: 'package', package: pkg }, category], defaultMessages);
    expect(routes.map(({ href }) => href)).toEqual(['/api/pkg/category/a/list/interfaces-1', '/api/pkg/category/a/list/interfaces-2']);
  });

  it('are below the page of a module that shows symbols in full, under the path of the symbol', () => {
    const reference = (symbol: ApiSymbol): Type => ({
      kind: 'reference',
      name: symbol.name,
      target: { kind: 'symbol', id: symbol.id },
      typeArguments: [],
    });
    const subtypes = interfaces(251);
    const base251 = makeSymbol('interface', 'Base', { extendedBy: subtypes.map(reference) });
    const items = [base251, ...subtypes];
    const routes = planListRoutes([{ ...base, kind: 'package', package: packageOf({ symbols: items }), items }], defaultMessages);
    expect(routes.map(({ href }) => href)).toEqual([
      '/api/pkg/list/interface/Base/extended-by-1',
      '/api/pkg/list/interface/Base/extended-by-2',
    ]);
  });

  it('exist for the page of a namespace', () => {
    const symbols = interfaces(251).map((symbol) => ({ ...symbol, qualifiedName: `N.${symbol.name}` }));
    const namespace = makeSymbol('namespace', 'N', { children: symbols.map(({ id }) => id) });
    const pkg = packageOf({ symbols: [namespace, ...symbols] });
    const routes = planListRoutes([{ ...base, kind: 'namespace', package: pkg, symbol: namespace }], defaultMessages);
    expect(routes.map(({ title }) => title)).toEqual(['Interfaces: N.I000 – N.I249', 'Interfaces: N.I250']);
  });

  it('exist for re-exports of an entry point', () => {
    const references = interfaces(300).map(({ id, name }) => ({ name, target: id }));
    const pkg = packageOf({ modules: [{ name: '', symbols: [], references }] });
    const routes = planListRoutes([{ ...base, kind: 'package', package: pkg }], defaultMessages);
    expect(routes.map(({ href, title }) => [href, title])).toEqual([
      ['/api/pkg/list/references-other-1', 'Re-exports, Other: I000 – I249'],
      ['/api/pkg/list/references-other-2', 'Re-exports, Other: I250 – I299'],
    ]);
    expect(routes.flatMap((route) => ('list' in route ? (route.list.references ?? []) : []))).toEqual(references);
  });

  it('exist for subtypes of a symbol', () => {
    const subtypes = interfaces(251);
    const extendedBy = subtypes.map(
      ({ id, name }): Type => ({ kind: 'reference', name, typeArguments: [], target: { kind: 'symbol', id } }),
    );
    const symbol = makeSymbol('interface', 'Base', { extendedBy });
    const routes = planListRoutes([{ ...base, kind: 'interface', package: packageOf(), symbol }], defaultMessages);
    expect(routes.map(({ href, title }) => [href, title])).toEqual([
      ['/api/pkg/list/extended-by-1', 'Extended by: I000 – I249'],
      ['/api/pkg/list/extended-by-2', 'Extended by: I250'],
    ]);
    expect(routes.flatMap((route) => ('list' in route ? (route.list.users ?? []) : []))).toEqual(subtypes.map(({ id }) => id));
  });
});
