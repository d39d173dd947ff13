import { dirname } from 'node:path/posix';
import { moduleHref, packageHref, symbolHref } from '../model/addresses.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import type { Href } from '../model/links.ts';
import type { Route } from '../model/plan.ts';
import { routeRoles } from '../model/routeRoles.ts';
import { withBase } from '../model/withBase.ts';
import { categoryHref } from '../plan/routes/planCategoryRoutes.ts';
import type { Crumb } from '../presentation/breadcrumbs.ts';
import { isTopLevel } from '../presentation/overviewSymbols.ts';
import { categoriesOf } from '../presentation/symbolGroups.ts';
import type { PageScope } from './pageScope.ts';

/**
 * Home, the section's label in the navigation bar, the groups of the sidebar or the module that has to be imported, the page. The home page
 * itself has none.
 */
export function crumbsOf(route: Route, scope: PageScope): readonly Crumb[] {
  const { frame, site } = scope;
  const { settings } = frame;
  const { baseUrl, messages, api } = settings;
  const text = 'text' in route ? route.text : undefined;
  const role = route.kind === 'page' && text !== undefined ? 'package' : routeRoles[route.kind].crumbs;
  if (role === 'none') return [];
  const crumb = (label: string, href: string): Crumb => ({ label, href: withBase(baseUrl, href) });
  const home: Crumb = { label: messages.home, href: baseUrl };
  const self = crumb(route.title, route.href);
  if (role === 'sidebar') return [home, ...(site.reading(route.href)?.groups ?? []).filter(({ href }) => href !== self.href), self];
  const pkg = packageOf(route);
  if (role === 'site' || pkg === undefined) return [home, self];
  const titled = (href: string): readonly Crumb[] => {
    const title = site.title(href);
    return title === undefined ? [] : [crumb(title, href)];
  };
  const index = titled(api.route);
  if (role === 'reference') return [home, ...index, self];
  const overviewHref = packageHref(api.route, pkg.slug);
  const owner = 'list' in route && route.list.owner.href !== overviewHref ? [crumb(route.list.owner.title, route.list.owner.href)] : [];
  // Changes of one release are below the list of all releases.
  const parent = text === undefined || dirname(route.href) === overviewHref ? [] : titled(dirname(route.href));
  const module = 'symbol' in route ? route.symbol.module : '';
  const entry = module === '' ? [] : titled(moduleHref({ api: api.route, slug: pkg.slug, module }));
  const namespaces = 'symbol' in route ? namespaceHrefs(route.symbol, { api: api.route, slug: pkg.slug }).flatMap(titled) : [];
  const way = [...entry, ...categoryCrumb(route, pkg, scope), ...namespaces, ...owner, ...parent];
  return [home, ...index, crumb(pkg.label, overviewHref), ...way, self];
}

/** The pages of the namespaces that a symbol is in, outermost first. */
function namespaceHrefs(
  { qualifiedName, module }: ApiSymbol,
  { api, slug }: { readonly api: Href; readonly slug: string },
): readonly Href[] {
  const names = qualifiedName.split('.').slice(0, -1);
  return names.map((_, index) => symbolHref({ api, slug, module, kind: 'namespace', name: names.slice(0, index + 1).join('.') }));
}

/** The first category of a symbol: its page, or its section of the overview. */
function categoryCrumb(route: Route, pkg: ApiPackage, { frame: { settings }, site }: PageScope): readonly Crumb[] {
  if (!('symbol' in route) || !isTopLevel(route.symbol)) return [];
  const { api, baseUrl } = settings;
  return categoriesOf(route.symbol, pkg)
    .slice(0, 1)
    .map(({ id, title }) => {
      const href = categoryHref({ api: api.route, slug: pkg.slug, id });
      const overview = packageHref(api.route, pkg.slug);
      return { label: title, href: withBase(baseUrl, site.page(href)?.kind === 'category' ? href : `${overview}#${id}`) };
    });
}

/** The package that a page belongs to. */
export function packageOf(route: Route): ApiPackage | undefined {
  if ('package' in route) return route.package;
  return 'text' in route ? route.text?.package : undefined;
}
