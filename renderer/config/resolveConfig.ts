import { resolve } from 'node:path';
import type { AddressesConfig, AnnouncementConfig, ColorModeConfig, Config, FooterConfig } from '../model/config.ts';
import { defaultMessages } from '../model/messages.ts';
import { defaultSeverities } from '../model/problem.ts';
import type { ResolvedRefs } from './resolveRefs.ts';
import { resolveDocuments, resolveI18n, resolveNavbar, resolvePackages, resolveRoute } from './resolveSections.ts';
import type { UserConfig } from './userConfig.ts';

/** Values from the command line; they win over the config file. */
export interface ConfigOverrides {
  readonly baseUrl?: string | undefined;
  /** Absolute. */
  readonly outDir?: string | undefined;
  /** For a site that is one release of several: its name, and its folder below the base URL. */
  readonly release?: { readonly name: string; readonly folder: string } | undefined;
  /** Inventory to compare with. Absolute. */
  readonly against?: string | undefined;
  /** Whether warnings are errors. Default: false. */
  readonly isStrict?: boolean | undefined;
}

interface ResolveRequest {
  readonly user: UserConfig;
  /** Absolute folder of the config file. */
  readonly root: string;
  readonly configFiles: readonly string[];
  readonly overrides: ConfigOverrides;
  /** Whether there is a file or folder at an absolute path: folders that are only a default are left out where they don't exist. */
  readonly exists: (path: string) => boolean;
  /** Name of the package in an absolute folder. Default: no folder has one. */
  readonly nameOf?: ((folder: string) => string | undefined) | undefined;
  /** Commits that packages are taken from, by their index. Default: none. */
  readonly refs?: ResolvedRefs['refs'] | undefined;
  /** Whether packages of artifacts are added later. Default: false. */
  readonly hasArtifacts?: boolean | undefined;
  /** Whether the site has only some of its packages, so that a comparison with the published site says nothing. Default: false. */
  readonly isFiltered?: boolean | undefined;
}

/** Folder of the output, relative to the config file. */
export const defaultOutDir = 'build';

/**
 * Fills in every default and makes every path absolute. It expects valid input: `checkUserConfig` runs before it, and `checkConfig` checks
 * its result.
 */
export function resolveConfig(request: ResolveRequest): Config {
  const { user, root, configFiles, overrides, exists, refs = [], hasArtifacts = false, nameOf = () => undefined } = request;
  const ifThere = (path: string) => (exists(resolve(root, path)) ? path : undefined);
  const pages = user.pages ?? ifThere('content/pages');
  const documents = user.documents ?? (ifThere('content/docs') === undefined ? undefined : {});
  const defaultStatic = ifThere('content/static');
  const staticFolders = user.static ?? (defaultStatic === undefined ? [] : [defaultStatic]);
  const base = resolveBaseUrl(overrides.baseUrl ?? user.baseUrl ?? '/');
  const { release } = overrides;
  return {
    root,
    configFiles,
    title: user.title,
    tagline: user.tagline ?? '',
    url: user.url ? new URL(user.url).origin : '',
    baseUrl: release === undefined ? base : `${base}${release.folder}/`,
    release: release && { name: release.name, root: base },
    favicon: user.favicon,
    organization: user.organization,
    project: user.project,
    socialImage: user.socialImage,
    navbar: resolveNavbar({ navbar: user.navbar, siteTitle: user.title, hasApi: hasArtifacts || (user.api?.packages ?? []).length > 0 }),
    footer: resolveFooter(user.footer),
    colorMode: resolveColorMode(user.colorMode),
    announcement: resolveAnnouncement(user.announcement),
    documents: documents && resolveDocuments(documents, root),
    i18n: resolveI18n(user.i18n),
    tableOfContents: { minLevel: user.tableOfContents?.minLevel ?? 2, maxLevel: user.tableOfContents?.maxLevel ?? 3 },
    search: { synonyms: resolveSynonyms(user.search?.synonyms ?? {}) },
    api: {
      route: resolveRoute(user.api?.route ?? '/api'),
      packages: resolvePackages({ packages: user.api?.packages ?? [], root, nameOf }).map((one, index) => ({ ...one, ref: refs[index] })),
      externalImages: user.api?.externalImages ?? false,
      layout: {
        tables: user.api?.layout?.tables ?? false,
        categories: user.api?.layout?.categories ?? 'sections',
        symbols: user.api?.layout?.symbols ?? 'pages',
      },
    },
    autolink: user.autolink ?? true,
    head: user.head ?? [],
    inventories: Object.entries(user.inventories ?? {}).map(([name, written]) => {
      const { file, url } = typeof written === 'string' ? { file: written } : written;
      return { package: name, file: resolve(root, file), url };
    }),
    addresses: resolveAddresses(request),
    pages: pages && resolve(root, pages),
    staticFolders: staticFolders.map((path) => resolve(root, path)),
    accent: user.accent,
    stylesheets: (user.stylesheets ?? []).map((path) => resolve(root, path)),
    messages: { ...defaultMessages, ...withoutUndefined(user.messages) },
    checks: resolveChecks(user.checks, overrides.isStrict),
    outDir: overrides.outDir ?? resolve(root, user.outDir ?? defaultOutDir),
  };
}

/** Missing slashes at either end are added: `docs-site` means `/docs-site/`. */
export function resolveBaseUrl(baseUrl: string): string {
  const inner = baseUrl.replace(/^\/|\/$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

function resolveAddresses({ user, root, overrides, isFiltered = false }: ResolveRequest): AddressesConfig {
  const { published, redirects, removed, typedoc } = user.addresses ?? {};
  const named = published === undefined || isFiltered ? undefined : resolve(root, published);
  return { published: overrides.against ?? named, redirects: redirects ?? {}, removed: removed ?? {}, typedoc: typedoc ?? false };
}

function resolveFooter(footer: UserConfig['footer']): FooterConfig {
  return { columns: footer?.columns ?? [], copyright: footer?.copyright };
}

function resolveColorMode(colorMode: UserConfig['colorMode']): ColorModeConfig {
  return {
    default: colorMode?.default ?? 'light',
    switch: colorMode?.switch ?? true,
    followSystem: colorMode?.followSystem ?? true,
  };
}

function resolveAnnouncement(announcement: UserConfig['announcement']): AnnouncementConfig | undefined {
  return announcement && { id: announcement.id, content: announcement.content, closable: announcement.closable ?? true };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Leaves out keys that are set to `undefined`, so that they do not hide a default. */
function withoutUndefined<T extends object>(values: T | undefined): Defined<T> {
  const result: Defined<T> = { ...values };
  for (const key in result) if (result[key] === undefined) delete result[key];
  return result;
}

/** Without its output, a build fails whatever the config says. */
function resolveChecks(checks: UserConfig['checks'], isStrict = false): Config['checks'] {
  const chosen: Config['checks'] = { ...defaultSeverities, ...withoutUndefined(checks), 'output/write': 'error' };
  if (!isStrict) return chosen;
  const strict = Object.entries(chosen).map(([code, severity]) => [code, severity === 'warning' ? 'error' : severity]);
  return Object.fromEntries(strict) as Config['checks'];
}

function resolveSynonyms(synonyms: Readonly<Record<string, string | readonly string[]>>): Config['search']['synonyms'] {
  return Object.fromEntries(Object.entries(synonyms).map(([name, texts]) => [name, typeof texts === 'string' ? [texts] : texts]));
}
