import { joinHref, moduleHref, normalizeHref, packageHref, safeSegment } from '../model/addresses.ts';
import type { ApiModel, ApiPackage, ApiSymbol, Grouping } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { ReferencePlan, Route, Sidebar, SidebarItem } from '../model/plan.ts';
import { isDeprecated } from '../presentation/commentParts.ts';
import { overviewSymbols, preferredSymbols } from '../presentation/overviewSymbols.ts';
import { whole } from '../presentation/shownItems.ts';
import { type SymbolGroup, symbolGroups } from '../presentation/symbolGroups.ts';
import { type PackageRoutesRequest, packageSidebar, symbolHrefs } from './routes/planApiRoutes.ts';
import { categoryPages, type PlanSettings } from './routes/planCategoryRoutes.ts';
import { documentSidebars, type SidebarEntry } from './sidebars/documentSidebars.ts';
import { isLongSidebar, shortenedSidebar } from './sidebars/longSidebars.ts';
import { nestedGroups, type SidebarGroup } from './sidebars/nestedGroups.ts';
import { symbolLabels } from './symbolLabels.ts';

interface SidebarRequest {
  readonly config: Config;
  readonly routes: readonly Route[];
  readonly api: ApiModel;
  /** Modules and groups of symbols of each package, by its slug. */
  readonly menus: ReferencePlan['menus'];
}

/** The sidebars of the documents and of the reference, with every address resolved. */
export function planSidebars({ config, routes, api, menus }: SidebarRequest): ReadonlyMap<string, Sidebar> {
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
    ...apiSidebars({ config, routes, api, menus }),
  ];
  return new Map(sidebars.map((sidebar) => [sidebar.id, sidebar]));
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

function apiSidebars({ config, routes, api, menus }: SidebarRequest): readonly Sidebar[] {
  if (api.packages.length === 0) return [];
  const route = normalizeHref(config.api.route);
  const packages = api.packages.map((pkg): Sidebar => {
    const overview = packageHref(route, pkg.slug);
    const items: readonly SidebarItem[] = [
      { type: 'link', label: config.messages.overview, href: overview },
      ...textItems(routes, { pkg, overview }),
      ...(menus.get(pkg.slug) ?? []),
    ];
    return { id: packageSidebar(pkg), menus: joinHref(overview, 'menu'), ...longMenu(items, overview), items };
  });
  const all = api.packages.map((pkg): SidebarItem => ({ type: 'link', label: pkg.label, href: packageHref(route, pkg.slug) }));
  const index: Sidebar = { id: 'api', ...(all.length > whole ? { menus: joinHref(route, 'menu'), whole: route } : {}), items: all };
  return api.packages.length === 1 ? packages : [index, ...packages];
}

/** Of more groups or packages than a page can name, each page shows those around itself. */
function longMenu(items: readonly SidebarItem[], overview: string): Pick<Sidebar, 'whole'> {
  return items.length > whole ? { whole: overview } : {};
}

/**
 * Pages of texts, and of upgrades. Pages of single releases are omitted, since there may be hundreds: the page of all changes, which is above
 * them, links to them.
 */
function textItems(
  routes: readonly Route[],
  { pkg, overview }: { readonly pkg: ApiPackage; readonly overview: string },
): readonly SidebarItem[] {
  return routes.flatMap((route): readonly SidebarItem[] => {
    if (!('text' in route) || route.text?.package !== pkg || !route.href.startsWith(`${overview}/`)) return [];
    const isUpgrade = route.text.parts !== undefined;
    const isListed = isUpgrade || !route.href.slice(overview.length + 1).includes('/');
    return isListed ? [{ type: 'link', label: route.title, href: route.href }] : [];
  });
}

/** Modules, and symbols in their groups. */
export function referenceItems(config: PlanSettings, pkg: ApiPackage): readonly SidebarItem[] {
  const { api, messages } = config;
  const route = normalizeHref(api.route);
  const overview = packageHref(route, pkg.slug);
  const bySymbol = symbolHrefs({ config, route, pkg });
  const named = pkg.modules.filter(({ name }) => name !== '');
  const isLong = named.length > whole;
  const modules = named.map(({ name, specifier }): SidebarItem => {
    const href = moduleHref({ api: route, slug: pkg.slug, module: name });
    const label = specifier ?? name;
    if (api.layout.symbols === 'pages' || isLong) return { type: 'link', label, href };
    const sections = itemSections(name, { config, route, pkg });
    const items = sections.map(({ id, title }): SidebarItem => ({ type: 'link', label: title, href: `${href}#${id}` }));
    return { type: 'category', label, href, isCollapsed: true, items };
  });
  const choice = { messages, categories: pkg.categories };
  const sectionOf = api.layout.symbols === 'modules' ? moduleSections({ config, route, pkg }) : overviewSections({ config, route, pkg });
  const pages = new Map(categoryPages({ config, api: route, package: pkg }).map(({ id, href }) => [id, href]));
  const listed = preferredSymbols(pkg);
  const labelOf = symbolLabels({ ...pkg, symbols: listed });
  const groups = symbolGroups(withCategories(pkg, listed), choice).map(
    ({ id, title, symbols }): SidebarGroup => ({
      type: 'category',
      label: title,
      href: pages.get(id) ?? sectionOf(id, symbols),
      isCollapsed: true,
      menu: safeSegment(id),
      items: symbols.map((symbol) => ({
        type: 'link',
        label: labelOf(symbol),
        href: bySymbol.get(symbol.id) ?? overview,
        kind: symbol.kind,
        isDeprecated: isDeprecated(symbol) ? true : undefined,
      })),
    }),
  );
  const moduleGroup: readonly SidebarItem[] =
    modules.length === 0
      ? []
      : [
          {
            type: 'category',
            label: messages.modules,
            href: `${overview}#modules`,
            isCollapsed: true,
            ...(isLong ? { menu: 'modules' } : {}),
            items: modules,
          },
        ];
  return [...moduleGroup, ...nestedGroups(groups, messages)];
}

/** Where a group of the menu leads: to its section on a page that has one. */
type SectionOf = (id: string, symbols: readonly ApiSymbol[]) => string;

/** The overview lists top-level symbols: a group that only occurs in namespaces has no section there. */
function overviewSections({ config: { messages }, route, pkg }: PackageRoutesRequest): SectionOf {
  const overview = packageHref(route, pkg.slug);
  const listed = overviewSymbols(pkg);
  const ids = new Set(symbolGroups(listed, { messages, categories: pkg.categories }).map(({ id }) => id));
  return (id) => (ids.has(id) ? `${overview}#${id}` : overview);
}

/** Each module has its own sections. A group links to the section of its first symbol. */
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
function itemSections(module: string, { config: { messages }, pkg }: PackageRoutesRequest): readonly SymbolGroup[] {
  return symbolGroups(
    pkg.symbols.filter((symbol) => symbol.module === module),
    { messages, categories: pkg.categories },
  );
}

/** The menu lists the contents of a namespace after the namespace, unless a category or group moves them. */
function withCategories({ symbols }: ApiPackage, listed: readonly ApiSymbol[]): readonly ApiSymbol[] {
  const parents = new Map(symbols.flatMap((parent) => parent.children.map((child) => [child, parent] as const)));
  const groupingOf = (symbol: ApiSymbol | undefined): Grouping | undefined =>
    symbol === undefined || symbol.grouping?.categories !== undefined ? symbol?.grouping : groupingOf(parents.get(symbol.id));
  return listed.map((symbol) => {
    const categories = groupingOf(symbol)?.categories;
    return categories === undefined ? symbol : { ...symbol, grouping: { ...symbol.grouping, categories } };
  });
}
