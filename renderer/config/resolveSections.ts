import { basename, resolve } from 'node:path';
import { authorHref } from '../model/addresses.ts';
import type { DocumentsConfig, I18nConfig, NavbarConfig, NavbarItem, PackageConfig, SidebarEntryConfig } from '../model/config.ts';
import { packageSlug } from '../packages/packageSlug.ts';
import type { UserDocuments } from './schema/documents.ts';
import type { UserI18n, UserLocale } from './schema/i18n.ts';
import type { UserNavbar } from './schema/navbar.ts';
import type { UserNavbarItem } from './schema/navbarItem.ts';
import type { UserPackage } from './schema/package.ts';
import type { UserSidebarEntry } from './schema/sidebar.ts';

export function resolveDocuments(documents: UserDocuments, root: string): DocumentsConfig {
  return {
    path: resolve(root, documents.path ?? 'content/docs'),
    route: resolveRoute(documents.route ?? '/docs'),
    main: documents.main,
    sidebars: resolveSidebars(documents.sidebars ?? { docs: [{ folder: '' }] }),
    editUrl: documents.editUrl,
    lastUpdated: documents.lastUpdated ?? true,
    ignoredKeys: documents.ignoredKeys ?? [],
    math: documents.math ?? false,
    versions: { current: { label: documents.versions?.current?.label ?? 'Next' } },
  };
}

function resolveSidebars(sidebars: Readonly<Record<string, readonly UserSidebarEntry[]>>): DocumentsConfig['sidebars'] {
  return Object.fromEntries(Object.entries(sidebars).map(([name, entries]) => [name, entries.map(resolveEntry)]));
}

function resolveEntry(entry: UserSidebarEntry): SidebarEntryConfig {
  if (typeof entry === 'string') return { type: 'document', document: entry };
  if ('items' in entry) return { type: 'category', ...entry, items: entry.items.map(resolveEntry) };
  if ('folder' in entry) return { type: 'folder', folder: entry.folder };
  return 'href' in entry ? { type: 'link', ...entry } : { type: 'document', ...entry };
}

/** A section's route as an address, without a trailing slash: `/docs/` is `/docs`, `/my docs` is `/my-docs`, and the root is empty. */
export function resolveRoute(route: string): string {
  return authorHref(route).replace(/\/$/, '');
}

interface ResolvePackagesRequest {
  readonly packages: readonly UserPackage[];
  readonly root: string;
  /** Name of the package in an absolute folder, if it has one. */
  readonly nameOf: (folder: string) => string | undefined;
}

/** A package's address is made from its name, which is the same in each checkout. Where several have one name, from their folders. */
export function resolvePackages({ packages, root, nameOf }: ResolvePackagesRequest): readonly PackageConfig[] {
  const slugs = packages.map(({ path, slug }) => slug ?? packageSlug(nameOf(resolve(root, path)) ?? basename(resolve(root, path))));
  return packages.map((user, index) => {
    const isUnique = slugs.filter((slug) => slug === slugs[index]).length === 1;
    return resolvePackage(user, { root, slug: isUnique ? slugs[index] : undefined });
  });
}

function resolvePackage(user: UserPackage, { root, slug }: { readonly root: string; readonly slug: string | undefined }): PackageConfig {
  const path = resolve(root, user.path);
  return {
    slug: user.slug ?? slug ?? packageSlug(basename(path)),
    label: user.label,
    path,
    entryPoints: typeof user.entryPoints === 'string' ? { '.': user.entryPoints } : user.entryPoints,
    tsconfig: user.tsconfig && resolve(root, user.tsconfig),
    source: user.source && {
      url: user.source.url,
      rewrite: Object.entries(user.source.rewrite ?? {}).map(([from, to]) => ({ from, to })),
    },
    readme: user.readme ?? true,
    changelog: user.changelog ?? true,
    history: user.history ?? [],
    upgradeNotes: user.upgradeNotes && resolve(root, user.upgradeNotes),
    notes: user.notes && resolve(root, user.notes),
    exclude: resolveExclude(user.exclude),
    sort: user.sort ?? 'alphabetical',
    groupBy: user.groupBy ?? 'category',
    categoryOrder: user.categoryOrder ?? [],
    preferredEntryPoint: user.preferredEntryPoint ?? 'main',
    fileCategories: user.fileCategories ?? true,
  };
}

function resolveExclude(exclude: UserPackage['exclude']): PackageConfig['exclude'] {
  return {
    internal: exclude?.internal ?? true,
    private: exclude?.private ?? true,
    protected: exclude?.protected ?? false,
    external: exclude?.external ?? false,
    undocumented: exclude?.undocumented ?? false,
    inherited: exclude?.inherited ?? false,
  };
}

interface ResolveNavbarRequest {
  readonly navbar: UserNavbar | undefined;
  readonly siteTitle: string;
  /** Whether the site has an API reference: without `items`, the bar links to it. */
  readonly hasApi: boolean;
}

export function resolveNavbar({ navbar, siteTitle, hasApi }: ResolveNavbarRequest): NavbarConfig {
  const logo = navbar?.logo;
  return {
    title: navbar?.title ?? siteTitle,
    logo: logo && { src: logo.src, srcDark: logo.srcDark, alt: logo.alt ?? '' },
    hideOnScroll: navbar?.hideOnScroll ?? false,
    items: (navbar?.items ?? (hasApi ? [{ type: 'api' } as const] : [])).map(resolveItem),
  };
}

function resolveItem(item: UserNavbarItem): NavbarItem {
  if (item.type === 'versions' || item.type === 'locales') return { ...item, position: item.position ?? 'right' };
  const position = item.position ?? 'left';
  return item.type === 'api' ? { ...item, label: item.label ?? 'API', position } : { ...item, position };
}

/** Languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'khw', 'ks', 'ps', 'sd', 'ur', 'uz-AF', 'yi']);

export function resolveI18n(i18n: UserI18n | undefined): I18nConfig {
  const locales = (i18n?.locales ?? [i18n?.defaultLocale ?? 'en']).map(resolveLocale);
  return { defaultLocale: i18n?.defaultLocale ?? firstLocale(locales), locales };
}

function firstLocale(locales: I18nConfig['locales']): string {
  return locales.some(({ code }) => code === 'en') ? 'en' : (locales[0]?.code ?? 'en');
}

function resolveLocale(locale: string | UserLocale): I18nConfig['locales'][number] {
  const { code, label, direction }: UserLocale = typeof locale === 'string' ? { code: locale } : locale;
  return { code, label: label ?? nameOf(code), direction: direction ?? directionOf(code) };
}

/** The language's own name for itself, with a capital letter as in a list of languages: `Français`. */
function nameOf(code: string): string {
  // The most common language, without loading the system's table of names, which is slow.
  if (code === 'en') return 'English';
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function directionOf(code: string): 'ltr' | 'rtl' {
  const { language, region } = new Intl.Locale(code);
  return rightToLeft.has(language) || rightToLeft.has(`${language}-${region}`) ? 'rtl' : 'ltr';
}
