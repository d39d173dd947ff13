import { posix } from 'node:path';
import { loadToolConfig } from '../../draft/loadToolConfig.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getFlag, getItems, getNumber, getText, getTexts, shownText, textOf, unwrap, type Value } from '../../values/value.ts';
import { type DocsInstance, docAddress, readDocsInstance } from './docsPlugin.ts';
import { docsOptions, docusaurusKeys, docusaurusOptions } from './docusaurusOptions.ts';
import { readBlog, readPages, type SidePages } from './docusaurusPages.ts';
import {
  accentOf,
  gtagTags,
  hasMathPlugin,
  indexRedirects,
  markdownPluginNotes,
  menuPartNotes,
  presetOf,
  swizzledNotes,
} from './docusaurusParts.ts';
import { analyticsNotes, type Plugin, redirectsOf, typedocPackages } from './docusaurusPlugins.ts';
import { readSidebars } from './docusaurusSidebars.ts';
import { headOf, type NavbarRequest, navbarOf } from './docusaurusTheme.ts';

/** Reads a Docusaurus site, of version 2 or 3. */
export function readDocusaurus(request: ToolRequest): SiteDraft {
  const { files, modules, folder, configFile } = request;
  const place = { file: files.shown(configFile) };
  const { config, notes } = loadToolConfig(request);
  const plugins = pluginsOf(config);
  const instances = docsOptionsOf(config, plugins).map((options) => readDocsInstance({ files, folder, options }));
  const taken = new Map<string, string>();
  /** Documents name sidebars, so a name changes only where two instances have it. */
  const sidebarName = ({ id }: DocsInstance, name: string): string => {
    const owner = taken.get(name) ?? id;
    taken.set(name, owner);
    return owner === id ? name : `${id}-${name}`;
  };
  const sidebars = instances.flatMap((instance) => {
    const written = get(instance.options, 'sidebarPath');
    if (written?.kind === 'plain' && written.value === false) return [];
    const named = readSidebars({ files, modules, instance, written: sidebarsFile(instance, request), place });
    return named.map(([name, entries]) => [sidebarName(instance, name), entries] as const);
  });
  const side: readonly SidePages[] = [
    ...pluginOptions(config, plugins, 'blog').map((options) => readBlog({ files, folder, options, place })),
    ...pluginOptions(config, plugins, 'pages').map((options) => readPages({ files, folder, options, place })),
  ];
  const theme = get(config, 'themeConfig');
  return {
    tool: 'Docusaurus',
    title: getText(config, 'title') ?? 'Documentation',
    tagline: getText(config, 'tagline'),
    url: getText(config, 'url'),
    baseUrl: getText(config, 'baseUrl'),
    favicon: getText(config, 'favicon'),
    socialImage: getText(theme, 'image'),
    organization: getText(config, 'organizationName'),
    project: getText(config, 'projectName'),
    navbarTitle: getText(theme, 'navbar', 'title'),
    logo: logoOf(get(theme, 'navbar', 'logo')),
    navbar: navbarOf(getItems(theme, 'navbar', 'items'), { instances, sidebarName }),
    footer: footerOf(get(theme, 'footer'), { instances, sidebarName }),
    copyright: getText(theme, 'footer', 'copyright'),
    colorMode: colorModeOf(get(theme, 'colorMode')),
    announcement: announcementOf(get(theme, 'announcementBar')),
    tableOfContents: {
      minLevel: getNumber(theme, 'tableOfContents', 'minHeadingLevel'),
      maxLevel: getNumber(theme, 'tableOfContents', 'maxHeadingLevel'),
    },
    language: getText(config, 'i18n', 'defaultLocale'),
    lastUpdated: instances.map(({ options }) => getFlag(options, 'showLastUpdateTime')).find((flag) => flag !== undefined),
    hasSlash: getFlag(config, 'trailingSlash'),
    hasMath: instances.some(({ options }) => hasMathPlugin(options)),
    documentKeys: docusaurusKeys,
    head: [...gtagTags(presetOf(config, 'gtag', plugins)), ...headOf(config)],
    accent: accentOf(get(presetOf(config, 'theme', []), 'customCss'), request),
    collections: [...instances.map(({ collection }) => collection), ...side.flatMap(({ collection }) => collection)],
    sidebars: [...sidebars, ...side.flatMap(({ sidebars: own }) => own)],
    redirects: [
      ...redirectsOf(plugins),
      ...side.flatMap(({ redirects }) => redirects),
      ...instances.flatMap((one) => versionRedirects(one, request)),
      ...instances.flatMap((one) => sidebars.flatMap(([, entries]) => indexRedirects(entries, one))),
    ],
    missing: [...side.flatMap(({ missing }) => missing), ...instances.flatMap((one) => oldPages(one, request))],
    assets: [],
    statics: (get(config, 'staticDirectories') === undefined ? ['static'] : getTexts(config, 'staticDirectories')).map((one) =>
      posix.resolve(folder, one),
    ),
    packages: typedocPackages(plugins),
    notes: [
      ...notes,
      ...optionNotes(config, docusaurusOptions),
      ...instances.flatMap(({ options }) => optionNotes(options, docsOptions, 'docs')),
      ...analyticsNotes(config, plugins),
      ...menuPartNotes(get(theme, 'navbar', 'items'), 'themeConfig.navbar'),
      ...instances.flatMap((one) => menuPartNotes(sidebarsFile(one, request), 'Sidebars')),
      ...instances.flatMap(({ options }) => markdownPluginNotes(options)),
      ...swizzledNotes(request),
      ...side.flatMap(({ notes }) => notes),
      ...instances.flatMap((one) => versionNotes(one, request)),
      ...localeNotes(config),
    ],
  };
}

/** What the sidebars file of an instance exports; undefined without one. */
function sidebarsFile({ options }: DocsInstance, { modules, folder }: ToolRequest): Value | undefined {
  const file = getText(options, 'sidebarPath');
  const loaded = file === undefined ? undefined : modules.load(posix.resolve(folder, file));
  return loaded === undefined ? undefined : unwrap(loaded);
}

/** Plugins with the options that the config gives each, those of presets included. */
function pluginsOf(config: Value): readonly Plugin[] {
  return getItems(config, 'plugins').flatMap((item): readonly Plugin[] => {
    const name = textOf(item) ?? getText(item, 0);
    return name === undefined ? [] : [{ name, options: get(item, 1), value: item }];
  });
}

function classicOf(config: Value): Value | undefined {
  const preset = getItems(config, 'presets').find((item) => /classic/.test(textOf(item) ?? getText(item, 0) ?? ''));
  return preset === undefined ? undefined : (get(preset, 1) ?? preset);
}

/** Options of each instance of the docs plugin. The classic preset has one unless it says `docs: false`. */
function docsOptionsOf(config: Value, plugins: readonly Plugin[]): readonly (Value | undefined)[] {
  return pluginOptions(config, plugins, 'docs');
}

function pluginOptions(config: Value, plugins: readonly Plugin[], kind: 'docs' | 'blog' | 'pages'): readonly (Value | undefined)[] {
  const classic = classicOf(config);
  const ofPreset = get(classic, kind);
  const isOff = ofPreset?.kind === 'plain' && ofPreset.value === false;
  const own = plugins.filter(({ name }) => new RegExp(`(?:plugin-)?content-${kind}(?:$|[/\\\\])`).test(name)).map(({ options }) => options);
  return [...(classic === undefined || isOff ? [] : [ofPreset?.kind === 'record' ? ofPreset : undefined]), ...own];
}

function logoOf(value: Value | undefined): SiteDraft['logo'] {
  const src = getText(value, 'src');
  return src === undefined ? undefined : { src, srcDark: getText(value, 'srcDark'), alt: getText(value, 'alt') };
}

function footerOf(footer: Value | undefined, request: NavbarRequest): SiteDraft['footer'] {
  const links = getItems(footer, 'links');
  const isSimple = links.some((one) => get(one, 'items') === undefined);
  if (isSimple) return [{ title: 'Links', items: navbarOf(links, request) }];
  return links.map((column) => ({
    title: getText(column, 'title') ?? 'Links',
    items: navbarOf(getItems(column, 'items'), request),
  }));
}

function colorModeOf(value: Value | undefined): SiteDraft['colorMode'] {
  if (value === undefined) return undefined;
  const mode = getText(value, 'defaultMode');
  const disabled = getFlag(value, 'disableSwitch');
  return {
    default: mode === 'dark' || mode === 'light' ? mode : undefined,
    switch: disabled === undefined ? undefined : !disabled,
    followSystem: getFlag(value, 'respectPrefersColorScheme'),
  };
}

function announcementOf(value: Value | undefined): SiteDraft['announcement'] {
  const content = getText(value, 'content') ?? shownText(get(value, 'content'));
  if (value === undefined || content === '') return undefined;
  return {
    id: getText(value, 'id') ?? 'announcement',
    content: content.replace(/<br\s*\/?>|\n/g, ' '),
    closable: getFlag(value, 'isCloseable'),
  };
}

/** Documents of earlier versions, and of the next one, have the addresses of the current documents. */
function versionRedirects({ id, collection, options }: DocsInstance, { files, folder }: ToolRequest): SiteDraft['redirects'] {
  const { file } = versionsOf(id, { files, folder });
  const place = { file: files.shown(file) };
  const base = collection.route === '/' ? '' : collection.route;
  return versionRoutes({ id, collection, options }, { files, folder }).map(({ route }) => ({ from: `${route}/*`, to: `${base}/*`, place }));
}

/** The versions that had routes of their own. */
function versionRoutes(
  { id, collection, options }: Pick<DocsInstance, 'id' | 'collection' | 'options'>,
  { files, folder }: Pick<ToolRequest, 'files' | 'folder'>,
): readonly { readonly name: string; readonly route: string }[] {
  const { versions } = versionsOf(id, { files, folder });
  if (versions.length === 0) return [];
  // The last version has the route itself: the newest one, or the one that the config names.
  const last = getText(options, 'lastVersion') ?? versions[0];
  return ['current', ...versions]
    .filter((name) => name !== last)
    .map((name) => {
      const path = getText(options, 'versions', name, 'path') ?? (name === 'current' ? 'next' : name);
      return { name, route: posix.join(collection.route, path.replace(/^\/+|\/+$/g, '')) };
    });
}

/** Pages that only earlier versions had. */
function oldPages(instance: DocsInstance, request: ToolRequest): SiteDraft['missing'] {
  const { files, folder } = request;
  const current = new Set(instance.documents.map(docAddress));
  return versionRoutes(instance, request).flatMap(({ name, route }) => {
    const within = posix.join(folder, instance.id === 'default' ? 'versioned_docs' : `${instance.id}_versioned_docs`, `version-${name}`);
    const documents = filesBelow(files, within)
      .filter(isDocumentPath)
      .flatMap((path) => readDocument(files, within, path) ?? []);
    return documents
      .filter((one) => one.frontMatter.draft !== true && !current.has(docAddress(one)))
      .map((one) => ({
        address: posix.join(route, docAddress(one)),
        version: name,
        place: { file: files.shown(posix.join(within, one.path)) },
      }));
  });
}

function versionNotes({ id }: DocsInstance, request: ToolRequest): readonly Note[] {
  const { file, versions } = versionsOf(id, request);
  if (versions.length === 0) return [];
  return [
    {
      kind: 'dropped',
      subject: `Versions ${versions.slice(0, 5).join(', ')}${versions.length > 5 ? ', …' : ''}`,
      text: 'Only the current documents are imported. Addresses of versions redirect to them.',
      todo: 'Publish each version as a release: `gqldocs publish`.',
      place: { file: request.files.shown(file) },
    },
  ];
}

function versionsOf(
  id: string,
  { files, folder }: Pick<ToolRequest, 'files' | 'folder'>,
): { readonly file: string; readonly versions: readonly string[] } {
  const file = posix.join(folder, id === 'default' ? 'versions.json' : `${id}_versions.json`);
  try {
    const data: unknown = JSON.parse(files.text(file) ?? '[]');
    return {
      file,
      versions: Array.isArray(data) ? data.filter((one): one is string => typeof one === 'string' && /^[\w.+-]+$/.test(one)) : [],
    };
  } catch {
    return { file, versions: [] };
  }
}

function localeNotes(config: Value): readonly Note[] {
  const locales = getTexts(config, 'i18n', 'locales');
  const value = get(config, 'i18n', 'locales');
  if (locales.length < 2 || value === undefined) return [];
  const text = 'Only documents of the default locale are imported.';
  return [
    { kind: 'dropped', subject: `Locales ${locales.join(', ')}`, text, todo: 'Build one site for each language.', place: value.place },
  ];
}
