import { closest } from '../diagnostics/closest.ts';
import { configUnknownTarget, sidebarUnknownDocument, type UnknownTarget } from '../diagnostics/config.ts';
import { formatKeyPath, type KeyPath, type Locate } from '../diagnostics/locateKey.ts';
import type { Config, LinkConfig, NavbarItem, SidebarEntryConfig } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { namesOf } from './schema/section.ts';

interface CheckTargetsRequest {
  readonly config: Config;
  /** Ids of all documents: `tutorials/basic-types`. */
  readonly documentIds: ReadonlySet<string>;
  /** Ids and addresses of documents that are not published. Default: none. */
  readonly drafts?: ReadonlyMap<string, string> | undefined;
  readonly packageSlugs: ReadonlySet<string>;
  /** Every address that a link of the config may point to, without `baseUrl`: routes, and static files with a leading slash. */
  readonly hrefs: ReadonlySet<string>;
  /** Whether something is of a package that the site does without because of an error. Default: nothing is. */
  readonly isOmitted?: ((kind: TargetKind, name: string) => boolean) | undefined;
  readonly locate: Locate;
}

/**
 * Checks that everything that the config names exists: documents, sidebars, packages and routes of the navigation bar, the footer, the
 * sidebars and the announcement, the main document, logo, icon and social image. External links have their own check.
 */
export function checkTargets(request: CheckTargetsRequest): readonly Problem[] {
  return targetsOf(request.config).flatMap((target) => checkTarget(target, request));
}

type TargetKind = 'document' | 'sidebar' | 'package' | 'route' | 'folder' | 'file';

interface Target {
  readonly kind: TargetKind;
  readonly name: string;
  /** As messages show it. */
  readonly shown: KeyPath;
  /** Where the config has the name. Differs from `shown` only for entries of a sidebar, which may be plain strings. */
  readonly key: KeyPath;
  readonly isInSidebar: boolean;
}

function checkTarget(target: Target, request: CheckTargetsRequest): readonly Problem[] {
  const { kind, shown, key, isInSidebar } = target;
  const name = plainName(target);
  const candidates = candidatesFor(kind, request);
  if (request.isOmitted?.(kind, name) === true) return [];
  if (candidates.has(name) || (kind === 'folder' && name === '')) return [];
  const unknown: UnknownTarget = {
    path: formatKeyPath(shown),
    kind,
    name: target.name,
    nearest: closest(name, candidates),
    otherwise: adviceFor(kind, request.config),
    isDraft: (kind === 'document' || kind === 'route') && request.drafts?.has(name),
    place: request.locate(key),
  };
  return [isInSidebar && kind !== 'route' ? sidebarUnknownDocument(unknown) : configUnknownTarget(unknown)];
}

/** As the candidates are written: a route without query and final slash, a static file with a leading slash. */
function plainName({ kind, name }: Target): string {
  if (kind === 'route') return name.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return kind === 'file' ? name.replace(/^\/*/, '/') : name;
}

function candidatesFor(kind: TargetKind, { config, documentIds, packageSlugs, hrefs }: CheckTargetsRequest): ReadonlySet<string> {
  if (kind === 'document') return documentIds;
  if (kind === 'package') return packageSlugs;
  if (kind === 'sidebar') return new Set(Object.keys(config.documents?.sidebars ?? {}));
  return kind === 'folder' ? foldersOf(documentIds) : hrefs;
}

function foldersOf(documentIds: ReadonlySet<string>): ReadonlySet<string> {
  const parts = [...documentIds].map((id) => id.split('/'));
  return new Set(parts.flatMap((names) => names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))));
}

function adviceFor(kind: TargetKind, { documents }: Config): string {
  if (kind === 'file') return 'Write the path relative to a folder of `static`, such as `img/logo.svg`.';
  if (kind === 'route') return 'Write a route of `routes.json` in the output, without `baseUrl`, such as `/api`.';
  if (kind === 'package') return 'Write the `slug` of a package in `api.packages`.';
  if (documents === undefined) return 'Set `documents` in the config: the site has none.';
  const sidebars = Object.keys(documents.sidebars);
  if (kind === 'sidebar' && sidebars.length === 0) return 'Add the sidebar to `documents.sidebars`.';
  if (kind === 'sidebar') return `Write a name of \`documents.sidebars\`: ${namesOf(sidebars)}.`;
  return kind === 'folder'
    ? 'Write the path of a folder, relative to `documents.path`.'
    : 'Write the path of a document, relative to `documents.path` and without its ending.';
}

function targetsOf(config: Config): readonly Target[] {
  const { navbar, footer, documents, announcement } = config;
  return [
    ...staticFilesOf(config),
    ...navbar.items.flatMap((item, index) => targetsOfItem(item, ['navbar', 'items', index])),
    ...footer.columns.flatMap(({ items }, column) => targetsOfLinks(items, ['footer', 'columns', column, 'items'])),
    ...linksIn(announcement?.content ?? '').map((href) => target('route', href, ['announcement', 'content'])),
    ...(documents?.main === undefined ? [] : [target('document', documents.main, ['documents', 'main'])]),
    ...Object.entries(documents?.sidebars ?? {}).flatMap(([name, entries]) => targetsOfEntries(entries, ['documents', 'sidebars', name])),
  ];
}

/** Pictures that the config names. Those of other sites are left alone. */
function staticFilesOf({ navbar: { logo }, favicon, socialImage }: Config): readonly Target[] {
  const files: readonly (readonly [key: KeyPath, name: string | undefined])[] = [
    [['navbar', 'logo', 'src'], logo?.src],
    [['navbar', 'logo', 'srcDark'], logo?.srcDark],
    [['favicon'], favicon],
    [['socialImage'], socialImage],
  ];
  return files.flatMap(([key, name]) =>
    name === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name) ? [] : [target('file', name, key)],
  );
}

function target(kind: TargetKind, name: string, key: KeyPath): Target {
  return { kind, name, shown: key, key, isInSidebar: false };
}

/** Addresses within the site that a line of Markdown links to. The line is shown on every page, so relative links cannot work in it. */
function linksIn(markdown: string): readonly string[] {
  const hrefs = [...markdown.matchAll(/\]\(\s*<?([^\s)>]*)|<a\s[^>]*?href=["']([^"']*)/g)].map(([, link = '', tag = '']) => link || tag);
  return hrefs.filter((href) => href !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href));
}

function targetsOfItem(item: NavbarItem, key: KeyPath): readonly Target[] {
  if (item.type === 'document') return [target('document', item.document, [...key, 'document'])];
  if (item.type === 'sidebar') return [target('sidebar', item.sidebar, [...key, 'sidebar'])];
  if (item.type === 'api' && item.package !== undefined) return [target('package', item.package, [...key, 'package'])];
  if (item.type === 'route') return [target('route', item.route, [...key, 'route'])];
  return item.type === 'dropdown' ? targetsOfLinks(item.items, [...key, 'items']) : [];
}

function targetsOfLinks(links: readonly LinkConfig[], key: KeyPath): readonly Target[] {
  return links.flatMap(({ document, route }, index) => [
    ...(document === undefined ? [] : [target('document', document, [...key, index, 'document'])]),
    ...(route === undefined ? [] : [target('route', route, [...key, index, 'route'])]),
  ]);
}

function targetsOfEntries(entries: readonly SidebarEntryConfig[], key: KeyPath): readonly Target[] {
  return entries.flatMap((entry, index): readonly Target[] => {
    const shown = [...key, index];
    const isInSidebar = true;
    if (entry.type === 'folder') return [{ kind: 'folder', name: entry.folder, shown, key: [...shown, 'folder'], isInSidebar }];
    if (entry.type === 'link') {
      const isRoute = /^\/(?!\/)/.test(entry.href);
      return isRoute ? [{ kind: 'route', name: entry.href, shown, key: [...shown, 'href'], isInSidebar }] : [];
    }
    const items = entry.type === 'category' ? targetsOfEntries(entry.items, [...shown, 'items']) : [];
    if (entry.document === undefined) return items;
    return [{ kind: 'document', name: entry.document, shown, key: [...shown, 'document'], isInSidebar }, ...items];
  });
}
