import { isDeprecated } from '../../templates/api/commentParts.ts';
import { isTopLevel } from '../../templates/api/indexHeadings.ts';
import { type SymbolGroup, symbolGroups } from '../../templates/api/symbolGroups.ts';
import { type Remember, workAnew } from '../cache/remember.ts';
import type { ApiModel, ApiPackage, ApiSymbol, Grouping } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Route, Sidebar, SidebarItem } from '../model/plan.ts';
import { joinHref, moduleHref, normaliseHref, safeSegment } from './addresses.ts';
import { isLongSidebar, shortenedSidebar } from './longSidebars.ts';
import { type PackageRoutesRequest, packageSidebar, symbolHrefs } from './planApiRoutes.ts';
import { categoryPages } from './planCategoryRoutes.ts';
import { entryDocuments, resolveEntries, type SidebarEntry } from './sidebarEntries.ts';

interface SidebarRequest {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly api: ApiModel;
  /** Default: remembers nothing. */
  readonly remember?: Remember | undefined;
}

/** The sidebars of the documents and of the reference, with every address resolved. */
export function planSidebars({ config, routes, api, remember }: SidebarRequest): ReadonlyMap<string, Sidebar> {
  const documentRoutes = routes.filter((route) => route.kind === 'document');
  const hrefs = new Map(documentRoutes.map(({ document, href }) => [document.id, href]));
  const entries = documentSidebars(
    config,
    documentRoutes.map(({ document }) => document),
  );
  const sidebars: readonly Sidebar[] = [
    ...[...entries].map(([id, list]): Sidebar => {
      const sidebar = { id, items: list.map((entry) => documentItem(entry, hrefs)) };
      return isLongSidebar(list) ? shortenedSidebar(config, sidebar) : sidebar;
    }),
    ...apiSidebars({ config, routes, api, remember }),
  ];
  return new Map(sidebars.map((sidebar) => [sidebar.id, sidebar]));
}

/** The sidebar that each document is shown in: the one its front matter names, else the first that lists it. */
export function assignSidebars(config: Config, documents: readonly Document[]): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  for (const [id, entries] of documentSidebars(config, documents)) {
    for (const document of entryDocuments(entries)) if (!assigned.has(document.id)) assigned.set(document.id, id);
  }
  for (const { id, frontMatter } of documents) if (frontMatter.sidebar !== undefined) assigned.set(id, frontMatter.sidebar);
  return assigned;
}

/** The documents of each sidebar in reading order: what previous and next follow. */
export function documentSidebars(config: Config, documents: readonly Document[]): ReadonlyMap<string, readonly SidebarEntry[]> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return new Map(Object.entries(config.documents?.sidebars ?? {}).map(([id, entries]) => [id, resolveEntries(entries, byId)]));
}

function documentItem(entry: SidebarEntry, hrefs: ReadonlyMap<string, string>): SidebarItem {
  if (entry.type === 'link') return entry;
  if (entry.type === 'document') return { type: 'link', label: entry.label, href: hrefs.get(entry.document.id) ?? '/' };
  const href = entry.document === undefined ? undefined : hrefs.get(entry.document.id);
  return {
    type: 'category',
    label: entry.label,
    href,
    isCollapsed: entry.isCollapsed,
    items: entry.items.map((item) => documentItem(item, hrefs)),
  };
}

function apiSidebars({ config, routes, api, remember = workAnew }: SidebarRequest): readonly Sidebar[] {
  if (api.packages.length === 0) return [];
  const route = normaliseHref(config.api.route);
  const packages = api.packages.map(
    (pkg): Sidebar => ({
      id: packageSidebar(pkg),
      menus: joinHref(route, `${safeSegment(pkg.slug)}/menu`),
      items: [
        { type: 'link', label: config.words.overview, href: joinHref(route, safeSegment(pkg.slug)) },
        ...textItems(routes, pkg),
        ...remember(referenceItems, config, pkg),
      ],
    }),
  );
  const index: Sidebar = {
    id: 'api',
    items: api.packages.map((pkg) => ({ type: 'link', label: pkg.label, href: joinHref(route, safeSegment(pkg.slug)) })),
  };
  return api.packages.length === 1 ? packages : [index, ...packages];
}

function textItems(routes: readonly Route[], pkg: ApiPackage): readonly SidebarItem[] {
  return routes.flatMap((route): readonly SidebarItem[] =>
    'text' in route && route.text?.package === pkg && route.href !== '/' ? [{ type: 'link', label: route.title, href: route.href }] : [],
  );
}

/** Modules, and symbols in their groups. */
function referenceItems(config: Config, pkg: ApiPackage): readonly SidebarItem[] {
  const { api, words } = config;
  const route = normaliseHref(api.route);
  const overview = joinHref(route, safeSegment(pkg.slug));
  const bySymbol = symbolHrefs({ config, route, pkg });
  const modules = pkg.modules
    .filter(({ name }) => name !== '')
    .map(({ name, specifier }): SidebarItem => {
      const href = moduleHref({ api: route, slug: pkg.slug, module: name });
      const label = specifier ?? name;
      if (api.symbols === 'pages') return { type: 'link', label, href };
      const sections = itemSections(name, { config, route, pkg });
      const items = sections.map(({ id, title }): SidebarItem => ({ type: 'link', label: title, href: `${href}#${id}` }));
      return { type: 'category', label, href, isCollapsed: true, items };
    });
  const choice = { words, categories: pkg.categories };
  const sectionOf = api.symbols === 'modules' ? moduleSections({ config, route, pkg }) : overviewSections({ config, route, pkg });
  const pages = new Map(categoryPages({ config, api: route, package: pkg }).map(({ id, href }) => [id, href]));
  const groups = symbolGroups(withCategories(pkg), choice).map(
    ({ id, title, symbols }): SidebarItem => ({
      type: 'category',
      label: title,
      href: pages.get(id) ?? sectionOf(id, symbols),
      isCollapsed: true,
      menu: safeSegment(id),
      items: symbols.map((symbol) => ({
        type: 'link',
        label: symbol.qualifiedName,
        href: bySymbol.get(symbol.id) ?? overview,
        isDeprecated: isDeprecated(symbol) ? true : undefined,
      })),
    }),
  );
  const moduleGroup: readonly SidebarItem[] =
    modules.length === 0
      ? []
      : [{ type: 'category', label: words.modules, href: `${overview}#modules`, isCollapsed: true, items: modules }];
  return [...moduleGroup, ...groups];
}

/** Where a group of the menu leads: to its section on a page that has one. */
type SectionOf = (id: string, symbols: readonly ApiSymbol[]) => string;

/** The overview lists what stands at the top: a group that is only in namespaces has no section there. */
function overviewSections({ config: { words }, route, pkg }: PackageRoutesRequest): SectionOf {
  const overview = joinHref(route, safeSegment(pkg.slug));
  const listed = pkg.symbols.filter(isTopLevel);
  const ids = new Set(symbolGroups(listed, { words, categories: pkg.categories }).map(({ id }) => id));
  return (id) => (ids.has(id) ? `${overview}#${id}` : overview);
}

/** Each module has sections of its own: a group leads to that in which its first symbol stands. */
function moduleSections(request: PackageRoutesRequest): SectionOf {
  const { route, pkg } = request;
  const ids = new Map(pkg.modules.map(({ name }) => [name, new Set(itemSections(name, request).map(({ id }) => id))]));
  return (id, [first]) => {
    const module = first?.module ?? '';
    const href = moduleHref({ api: route, slug: pkg.slug, module });
    return ids.get(module)?.has(id) === true ? `${href}#${id}` : href;
  };
}

/** The sections of a module's page that has its symbols in full. */
function itemSections(module: string, { config: { words }, pkg }: PackageRoutesRequest): readonly SymbolGroup[] {
  return symbolGroups(
    pkg.symbols.filter((symbol) => symbol.module === module),
    { words, categories: pkg.categories },
  );
}

/** What a namespace contains stands in the menu beside it, unless its author has put it elsewhere. */
function withCategories({ symbols }: ApiPackage): readonly ApiSymbol[] {
  const parents = new Map(symbols.flatMap((parent) => parent.children.map((child) => [child, parent] as const)));
  const groupingOf = (symbol: ApiSymbol | undefined): Grouping | undefined =>
    symbol === undefined || symbol.grouping?.categories !== undefined ? symbol?.grouping : groupingOf(parents.get(symbol.id));
  return symbols.map((symbol) => {
    const categories = groupingOf(symbol)?.categories;
    return categories === undefined ? symbol : { ...symbol, grouping: { ...symbol.grouping, categories } };
  });
}
