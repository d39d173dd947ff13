import type { ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import { wholeMenu } from '../model/contents.ts';
import { mainModule } from '../model/mainModule.ts';
import type { OutputFile, RouteEntry } from '../model/page.ts';
import type { Route, SidebarItem, SitePlan } from '../model/plan.ts';
import { publicHref } from '../model/publicHref.ts';
import { latestBase } from '../model/releases.ts';
import { isPublic, routeRoles } from '../model/routeRoles.ts';
import { versionsOf } from '../model/versions.ts';
import { withBase } from '../model/withBase.ts';
import { isPlainList } from '../presentation/shownItems.ts';
import { escapeHtml } from '../render/htmlDocument.ts';
import { exportEntries } from './exportEntries.ts';

/** Whether search engines should list a page, and not the one of the current version. */
type IsCanonical = (route: Route) => boolean;

/** Files in addition to the pages: for scripts, search engines and hosts, and the complete lists of long sidebar groups. */
export function extraFiles(config: Config, plan: SitePlan, isCanonical: IsCanonical = () => true): readonly OutputFile[] {
  const files = [
    { path: 'routes.json', contents: `${JSON.stringify(routeEntries(plan.routes), null, 1)}\n` },
    { path: '.nojekyll', contents: '' },
    { path: 'robots.txt', contents: robots(config) },
    ...(hasSitemap(config) ? [{ path: 'sitemap.xml', contents: sitemap(config, plan, isCanonical) }] : []),
    ...menuFiles(config, plan),
  ];
  // A site's own robots.txt and the like win.
  return files.filter(({ path }) => !plan.links.files.has(path));
}

function routeEntries(routes: readonly Route[]): readonly RouteEntry[] {
  const exportsOf = exportEntries(routes);
  const packages = routes.flatMap((route) => (route.kind === 'package' ? [route.package] : []));
  const versionOf = ({ name, version }: ApiPackage) => (versionsOf({ name }, packages).length === 0 ? {} : { version });
  return routes.map((route) => ('package' in route ? { ...entryOf(route), ...versionOf(route.package) } : routeEntry(route)));

  function entryOf(route: Route & { readonly package: ApiPackage }): RouteEntry {
    const module = route.kind === 'package' ? mainModule(route.package.modules) : undefined;
    const exporting = route.kind === 'module' ? route.apiModule : module;
    if (exporting === undefined) return routeEntry(route);
    const { unlisted = [] } = exporting;
    const entry = { ...routeEntry(route), exports: exportsOf(route.package, exporting) };
    return unlisted.length === 0 ? entry : { ...entry, unlisted };
  }
}

/** A route as scripts see it. */
export function routeEntry(route: Route): RouteEntry {
  const { href, kind, title, html, data } = route;
  const entry = { path: href, kind: routeRoles[kind].name, title, html, data };
  if (!('package' in route)) return entry;
  if (!('symbol' in route)) return { ...entry, package: route.package.name };
  const [source] = route.symbol.sources;
  const location = source?.url ?? source?.file;
  return {
    ...entry,
    package: route.package.name,
    symbol: route.symbol.qualifiedName,
    ...(location === undefined ? {} : { source: location }),
  };
}

/** Search engines should list the newest release only. */
function hasSitemap({ url, baseUrl, release }: Config): boolean {
  return url !== '' && (release === undefined || baseUrl === latestBase(release));
}

function robots(config: Config): string {
  const sitemapLine = !hasSitemap(config) ? '' : `\nSitemap: ${config.url}${config.baseUrl}sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}

/** Lists the pages that name no other page as the canonical one. */
function sitemap(config: Config, plan: SitePlan, isCanonical: IsCanonical): string {
  const listed = plan.routes.filter((route) => isPublic(route) && isCanonical(route));
  const entries = listed.map(({ href }) => `<url><loc>${escapeHtml(`${config.url}${withBase(config.baseUrl, href)}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** `{menus}/{menu}.json`: the items of a long group that a page's sidebar omits. */
function menuFiles(config: Config, plan: SitePlan): readonly OutputFile[] {
  return [...plan.sidebars.values()].flatMap(({ menus, contents, whole, items }) => {
    if (menus === undefined) return [];
    const isLong = whole !== undefined || (contents !== undefined && isPlainList(items));
    return [...(isLong ? [{ menu: wholeMenu, items }] : []), ...items.flatMap(longGroups)].map((group) => ({
      path: `${menus.slice(1)}/${group.menu}.json`,
      contents: JSON.stringify(group.items.flatMap(pagesOf).map((item) => menuEntry(config, item))),
    }));
  });
}

function longGroups(item: SidebarItem): readonly { readonly menu: string; readonly items: readonly SidebarItem[] }[] {
  if (item.type === 'link') return [];
  return item.menu === undefined ? item.items.flatMap(longGroups) : [{ menu: item.menu, items: item.items }];
}

/** A group of groups has no page of its own. */
function pagesOf(item: SidebarItem): readonly SidebarItem[] {
  return item.type === 'category' && item.href === undefined ? item.items.flatMap(pagesOf) : [item];
}

function menuEntry(config: Config, { label, href = '/', ...rest }: SidebarItem) {
  const isDeprecated = 'isDeprecated' in rest && rest.isDeprecated === true;
  return {
    label,
    href: publicHref(href, config),
    ...(isDeprecated ? { deprecated: config.messages.deprecated } : {}),
    ...('kind' in rest && rest.kind !== undefined ? { kind: rest.kind } : {}),
  };
}
