import { renderToStaticMarkup } from 'react-dom/server';
import { ApiIndexPage } from '../../templates/api/ApiIndexPage.tsx';
import { CategoryPage } from '../../templates/api/CategoryPage.tsx';
import { ListPage } from '../../templates/api/ListPage.tsx';
import { ModulePage } from '../../templates/api/ModulePage.tsx';
import { PackagePage } from '../../templates/api/PackagePage.tsx';
import { SymbolCard } from '../../templates/api/SymbolCard.tsx';
import { SymbolPage } from '../../templates/api/SymbolPage.tsx';
import { UsersPage, usersHeadings } from '../../templates/api/UsersPage.tsx';
import { NotFoundPage } from '../../templates/pages/NotFoundPage.tsx';
import { hashOf, hashOfData, rememberHash } from '../engine/hash.ts';
import { packageHref } from '../model/addresses.ts';
import type { ApiSymbol } from '../model/api.ts';
import { mainModule } from '../model/mainModule.ts';
import { memoize } from '../model/memoize.ts';
import type { Route } from '../model/plan.ts';
import { searchHref } from '../model/search.ts';
import { withBase } from '../model/withBase.ts';
import { groupHeadings, moduleHeadings, packageHeadings } from '../presentation/indexHeadings.ts';
import { modulesNamed, modulesRenaming, namesakesOf, symbolsWithIds } from '../presentation/packageIndex.ts';
import { symbolHeadings } from '../presentation/symbolHeadings.ts';
import { typeHeadings } from '../presentation/typeFields.ts';
import { usedByHeadings } from '../presentation/usedByLists.ts';
import { inContext, isShownHere, type PageContent, page, reference, renderDocument, renderText, tocLevels } from './contentParts.tsx';
import { listed, modulesOf, outline, withoutContents, withoutLists } from './cutPackage.ts';
import type { AlternateContext } from './markdown/alternateContext.ts';
import { printApiIndex, printCategoryPage, printModulePage, printPackagePage } from './markdown/printApiPages.ts';
import { printListPage, printUsersPage } from './markdown/printLists.ts';
import { printSymbolPage } from './markdown/printSymbols.ts';
import { type AlternateRequest, printDocument, printMarkup, printText } from './pageAlternate.ts';
import { renderCustomPage } from './renderComponents.tsx';
import type { ContentRequest } from './renderContext.ts';

/** How pages of a kind are made. What lists them is in `routeRoles`. */
interface PageKind<R extends Route> {
  /** The route with only the data that its page shows. */
  input(route: R): Route;
  /** What is in its `<main>`, with its headings. */
  content(request: ContentRequest<R>): PageContent;
  /** The same as Markdown. Empty: none. */
  markdown(request: AlternateRequest<R>, context: AlternateContext): string;
}

type Kind = Route['kind'];

/** A route of one kind. Several kinds may have the same data. */
type RouteOf<K extends Kind, R extends Route = Route> = R extends Route ? (K extends R['kind'] ? R : never) : never;

/** The parts of a route's kind. */
export function kindOf({ kind }: Pick<Route, 'kind'>): PageKind<Route> {
  return pageKinds[kind];
}

/** A custom page, one that gqldocs makes itself, or a text of a package. */
const site: PageKind<RouteOf<'home' | 'page'>> = {
  input: (route) => (route.text === undefined ? route : { ...route, text: { ...route.text, package: outline(route.text.package) } }),
  content: (request) => {
    const { text, module } = request.route;
    return text === undefined ? page(renderCustomPage({ ...request, module })) : renderText(request, text);
  },
  markdown: (request, context) => {
    const { text } = request.route;
    // The README of a workspace, whose package has no slug, is below a list of packages that only the markup has.
    return text === undefined || text.package.slug === '' ? printMarkup(request) : printText(request, text, context);
  },
};

const symbolPage: PageKind<RouteOf<'class'>> = {
  input: (route) => {
    const { package: pkg, symbol } = route;
    const children = symbolsWithIds(pkg, symbol.children);
    const modules = [...modulesRenaming(pkg, symbol.id), ...modulesOf(pkg, [symbol, ...children])];
    const namesakes = namesakesOf(pkg, symbol).map(withoutContents);
    return { ...route, package: { ...outline(pkg), modules, symbols: [...children, ...namesakes] } };
  },
  content: (request) => {
    const { route, scope } = request;
    const { symbol } = route;
    const { messages, api } = scope.frame.settings;
    const { slug, categories } = route.package;
    const children = symbolsWithIds(route.package, symbol.children);
    const types = scope.unexportedTypes((id) => scope.site.unexported(slug, id))([symbol]);
    const headings = [
      ...symbolHeadings(symbol, messages, { tables: api.layout.tables, children, categories }),
      ...typeHeadings(types, symbol, messages),
      ...usedByHeadings(symbol, scope.site.usedBy(symbol.id), messages),
    ];
    return {
      ...reference(request, { element: <SymbolPage symbol={symbol} />, headings }),
      cardHtml: inContext(request, <SymbolCard symbol={symbol} />),
    };
  },
  markdown: ({ route }, context) => printSymbolPage(route.symbol, route.package, context),
};

/** Each kind of page in one record: a missing part is a type error. */
const pageKinds: { readonly [K in Kind]: PageKind<RouteOf<K>> } = {
  home: site,
  page: site,
  'not-found': {
    input: (route) => route,
    content: (request) => {
      const { module } = request.route;
      if (module !== '') return page(renderCustomPage({ ...request, module }));
      const { settings } = request.scope.frame;
      const props = { messages: settings.messages, searchAddress: withBase(settings.baseUrl, searchHref) };
      return page(renderToStaticMarkup(<NotFoundPage {...props} links={request.scope.site.entryLinks()} />));
    },
    markdown: () => '',
  },
  document: {
    input: (route) => route,
    content: (request) => renderDocument(request, request.route.document),
    markdown: printDocument,
  },
  api: {
    input: (route) => route,
    content: ({ route, scope }) => {
      const { messages, baseUrl, api } = scope.frame.settings;
      const hrefOfPackage = (slug: string): string => withBase(baseUrl, packageHref(api.route, slug));
      const html = renderToStaticMarkup(<ApiIndexPage packages={route.packages} messages={messages} hrefOfPackage={hrefOfPackage} />);
      return { ...page(`<article class="api">${html}</article>`), tocLevels: tocLevels(scope) };
    },
    markdown: ({ route }, context) => printApiIndex(route.packages, context),
  },
  package: {
    input: (route) => {
      const { package: pkg } = route;
      const { readme, deepImports, modules } = pkg;
      return { ...route, package: { ...outline(pkg), readme, deepImports, modules, symbols: listed(pkg, route) } };
    },
    content: (request) => {
      const { route, scope } = request;
      const element = <PackagePage package={route.package} items={route.items} hasReadme={isShownHere(scope, route)} />;
      return reference(request, { element, headings: packageHeadings(route, scope.frame.settings.messages) });
    },
    markdown: ({ route, scope }, context) => {
      const summary = mainModule(route.package.modules)?.comment?.summary;
      return printPackagePage(route, summary ?? (isShownHere(scope, route) ? route.package.readme : undefined), context);
    },
  },
  module: {
    input: (route) => {
      const { package: pkg, apiModule, items } = route;
      const own = apiModule.symbols.filter((id) => items?.some(({ children }) => children.includes(id)) ?? true);
      const symbols = symbolsWithIds(pkg, [...own, ...apiModule.references.map(({ target }) => target)]);
      const modules = modulesOf(pkg, [...symbols, ...(apiModule.namespaces ?? [])]);
      return { ...route, package: { ...outline(pkg), modules, symbols } };
    },
    content: (request) => {
      const { route, scope } = request;
      const headings = moduleHeadings(route.apiModule, route, scope.frame.settings.messages);
      return reference(request, { element: <ModulePage module={route.apiModule} items={route.items} />, headings });
    },
    markdown: ({ route }, context) => printModulePage(route.apiModule, route, context),
  },
  category: {
    input: (route) => {
      const { package: pkg, category } = route;
      const main = modulesNamed(pkg, ['']).map((module) => ({ ...withoutLists(module), comment: module.comment }));
      const others = modulesOf(pkg, category.symbols).filter(({ name }) => name !== '');
      return { ...route, package: { ...outline(pkg), modules: [...main, ...others] } };
    },
    content: (request) => {
      const { category } = request.route;
      const headings = groupHeadings(category.symbols, { messages: request.scope.frame.settings.messages });
      return reference(request, { element: <CategoryPage category={category} />, headings });
    },
    markdown: ({ route }, context) => printCategoryPage(route.package, route.category, context),
  },
  namespace: symbolPage,
  class: symbolPage,
  enum: symbolPage,
  function: symbolPage,
  interface: symbolPage,
  type: symbolPage,
  variable: symbolPage,
  users: {
    input: (route) => ({ ...route, package: outline(route.package) }),
    content: (request) => {
      const { route, scope } = request;
      const headings = usersHeadings(scope.site.usedBy(route.usersOf.id), scope.frame.settings.messages);
      return reference(request, { element: <UsersPage symbol={route.usersOf} />, headings });
    },
    markdown: ({ route }, context) => printUsersPage(route.usersOf, context),
  },
  list: {
    input: (route) => {
      const { package: pkg, list } = route;
      const symbols = symbolsWithIds(pkg, list.references?.map(({ target }) => target) ?? []);
      return { ...route, package: { ...outline(pkg), modules: modulesOf(pkg, [...list.symbols, ...symbols]), symbols } };
    },
    content: (request) => reference(request, { element: <ListPage list={request.route.list} />, headings: [] }),
    markdown: ({ route }, context) => printListPage(route.list, context),
  },
};

/**
 * A route with only the data that its page shows: of its package, only the symbols and modules that the page lists or names. It is plain
 * data. Its hash is part of the page's key, and tests render it. The same route gives the same object.
 */
export const pageInput = memoize((route: Route): Route => {
  const input = kindOf(route).input(route);
  for (const symbol of symbolsIn(input)) hashOfData(symbol);
  rememberHash(input, hashOf(input));
  return input;
}, new WeakMap());

/** The largest parts of a route. Each is hashed as plain data, once for all pages that have it. */
function symbolsIn(route: Route): readonly ApiSymbol[] {
  const items = ('items' in route ? route.items : undefined) ?? [];
  return 'package' in route ? [...ownSymbols(route), ...items, ...route.package.symbols] : [];
}

function ownSymbols(route: Route): readonly ApiSymbol[] {
  if ('symbol' in route) return [route.symbol];
  if ('list' in route) return route.list.symbols;
  return 'category' in route ? route.category.symbols : [];
}
