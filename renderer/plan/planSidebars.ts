import { joinHref, normalizeHref, packageHref } from '../model/addresses.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { ReferencePlan, Route, Sidebar, SidebarItem } from '../model/plan.ts';
import { whole } from '../presentation/shownItems.ts';
import { hasApiIndex } from './routes/apiForward.ts';
import { packageSidebar } from './routes/planApiRoutes.ts';
import { documentSidebars, type SidebarEntry } from './sidebars/documentSidebars.ts';
import { isLongSidebar, shortenedSidebar } from './sidebars/longSidebars.ts';

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
  return hasApiIndex(config) ? [index, ...packages] : packages;
}

/** Of more groups or packages than a page can name, each page shows those around itself. */
function longMenu(items: readonly SidebarItem[], overview: string): Pick<Sidebar, 'whole'> {
  return items.length > whole ? { whole: overview } : {};
}

/**
 * Pages of texts, and of upgrades. There may be hundreds of releases, so the sidebar has no pages of single ones: the page of all changes links
 * to them.
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
