import { hashOf, hashOfData, rememberHash } from '../engine/hash.ts';
import type { ApiModule, ApiPackage, ApiSymbol } from '../model/api.ts';
import type { Markdown } from '../model/comment.ts';
import type { Route } from '../model/plan.ts';
import { modulesNamed, modulesRenaming, namesakesOf, symbolsWithIds } from '../presentation/packageIndex.ts';

const known = new WeakMap<Route, Route>();

/**
 * A route with only the data that its page shows: of its package, only the symbols and modules that the page lists or names. It is plain
 * data. Its hash is part of the page's key, and tests render it. The same route gives the same object.
 */
export function pageInput(route: Route): Route {
  const input = known.get(route) ?? cutToPage(route);
  if (!known.has(route)) {
    known.set(route, input);
    for (const symbol of symbolsIn(input)) hashOfData(symbol);
    rememberHash(input, hashOf(input));
  }
  return input;
}

/** The largest parts: hashed as plain data, each once for all pages that have it. */
function symbolsIn(route: Route): readonly ApiSymbol[] {
  const items = ('items' in route ? route.items : undefined) ?? [];
  return 'package' in route ? [...ownSymbols(route), ...items, ...route.package.symbols] : [];
}

function ownSymbols(route: Route): readonly ApiSymbol[] {
  if ('symbol' in route) return [route.symbol];
  if ('list' in route) return route.list.symbols;
  return 'category' in route ? route.category.symbols : [];
}

function cutToPage(route: Route): Route {
  if ('text' in route && route.text !== undefined) return { ...route, text: { ...route.text, package: outline(route.text.package) } };
  if (!('package' in route)) return route;
  const pkg = route.package;
  switch (route.kind) {
    case 'package':
      return {
        ...route,
        package: { ...outline(pkg), readme: pkg.readme, deepImports: pkg.deepImports, modules: pkg.modules, symbols: listed(pkg, route) },
      };
    case 'module': {
      const { items } = route;
      const own = route.apiModule.symbols.filter((id) => items?.some(({ children }) => children.includes(id)) ?? true);
      const symbols = symbolsWithIds(pkg, [...own, ...route.apiModule.references.map(({ target }) => target)]);
      const modules = modulesOf(pkg, [...symbols, ...(route.apiModule.namespaces ?? [])]);
      return { ...route, package: { ...outline(pkg), modules, symbols } };
    }
    case 'category': {
      const main = modulesNamed(pkg, ['']).map((module) => ({ ...withoutLists(module), comment: module.comment }));
      const others = modulesOf(pkg, route.category.symbols).filter(({ name }) => name !== '');
      return { ...route, package: { ...outline(pkg), modules: [...main, ...others] } };
    }
    case 'list': {
      const symbols = symbolsWithIds(pkg, route.list.references?.map(({ target }) => target) ?? []);
      return { ...route, package: { ...outline(pkg), modules: modulesOf(pkg, [...route.list.symbols, ...symbols]), symbols } };
    }
    case 'users':
      return { ...route, package: outline(pkg) };
    case 'namespace':
    case 'class':
    case 'enum':
    case 'function':
    case 'interface':
    case 'type':
    case 'variable': {
      const children = symbolsWithIds(pkg, route.symbol.children);
      const modules = [...modulesRenaming(pkg, route.symbol.id), ...modulesOf(pkg, [route.symbol, ...children])];
      const namesakes = namesakesOf(pkg, route.symbol).map(withoutContents);
      return { ...route, package: { ...outline(pkg), modules, symbols: [...children, ...namesakes] } };
    }
  }
}

/** The symbols that a page lists if it shows none in full, including those of their namespaces. */
function listed(pkg: ApiPackage, { items }: { readonly items?: readonly ApiSymbol[] | undefined }): readonly ApiSymbol[] {
  return items === undefined ? pkg.symbols : pkg.symbols.filter(({ id }) => items.some(({ children }) => children.includes(id)));
}

/** The modules that symbols or namespaces are of. */
function modulesOf(pkg: ApiPackage, parts: readonly { readonly module: string }[]): readonly ApiModule[] {
  return modulesNamed(
    pkg,
    parts.map(({ module }) => module),
  ).map(withoutLists);
}

/** Enough to say how a module is imported. */
function withoutLists({ name, specifier, globals }: ApiModule): ApiModule {
  return { name, specifier, globals, symbols: [], references: [] };
}

/** Enough to link to a symbol. */
function withoutContents(symbol: ApiSymbol): ApiSymbol {
  const nothing = { comment: undefined, typeParameters: [], signatures: [], type: undefined, members: [], children: [], references: [] };
  return { ...symbol, ...nothing, extends: [], implements: [], extendedBy: [], implementedBy: [], additions: undefined, notes: undefined };
}

/** The package's facts. Of its texts, pages know where they are, to tell their links from those of comments. */
function outline(pkg: ApiPackage): ApiPackage {
  return {
    ...pkg,
    deepImports: undefined,
    unresolvedImports: undefined,
    history: undefined,
    modules: [],
    symbols: [],
    unexported: [],
    samples: undefined,
    readme: placeOnly(pkg.readme),
    changelog: placeOnly(pkg.changelog),
    files: pkg.files && { ...pkg.files, contents: undefined },
  };
}

function placeOnly(text: Markdown | undefined): Markdown | undefined {
  return text && { ...text, text: '' };
}
