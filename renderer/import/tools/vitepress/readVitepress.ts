import { posix } from 'node:path';
import { plainAddress } from '../../draft/addresses.ts';
import { headAttributes } from '../../draft/headAttributes.ts';
import { loadToolConfig } from '../../draft/loadToolConfig.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { createPathFilter } from '../../draft/pathFilter.ts';
import { filesBelow, isDocumentPath } from '../../draft/projectFiles.ts';
import type { Collection, HeadTag, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getEntries, getFlag, getItems, getNumber, getText, getTexts, textOf, type Value } from '../../values/value.ts';
import { createRewrite } from './rewrites.ts';
import { headingIdOf } from './vitepressId.ts';
import { navOf, sidebarsOf, socialLinksOf } from './vitepressMenus.ts';
import { vitepressKeys, vitepressOptions } from './vitepressOptions.ts';

/** Reads a VitePress site. `folder` has the folder `.vitepress`. */
export function readVitepress(request: ToolRequest): SiteDraft {
  const { files, folder } = request;
  const { config, notes } = loadToolConfig(request);
  const source = posix.resolve(folder, getText(config, 'srcDir') ?? '.');
  const names = getEntries(config, 'locales').map(([name]) => name);
  // Without a root locale, all documents are in folders of locales.
  const chosen = names.includes('root') ? 'root' : (names[0] ?? 'root');
  const root = get(config, 'locales', chosen);
  const ofRoot = (...keys: readonly string[]): Value | undefined => get(root, ...keys) ?? get(config, ...keys);
  const theme = (...keys: readonly string[]): Value | undefined => ofRoot('themeConfig', ...keys);
  const head = [...headOf(get(config, 'head')), ...headOf(get(root, 'head'))];
  const icon = head.find(({ attributes }) => attributes.rel === 'icon' || attributes.rel === 'shortcut icon');
  // A config may name more locales where only a run could tell.
  const siblings = chosen === 'root' ? [] : files.list(source).flatMap(({ name }) => (/^[a-z]{2}-[A-Z]{2}$/.test(name) ? [name] : []));
  const locales = [...new Set([...names, ...siblings])].filter((name) => name !== chosen);
  const pattern = getText(theme('editLink', 'pattern'));
  const rewrite = createRewrite(get(config, 'rewrites'));
  const filter = createPathFilter({ include: [], exclude: getTexts(config, 'srcExclude') });
  const isForeign = (path: string): boolean => locales.some((name) => path.startsWith(`${name}/`) || rewrite(path).startsWith(`${name}/`));
  const collection: Collection = {
    folder: source,
    route: '/',
    editUrl: pattern?.includes(':path') ? pattern.slice(0, pattern.indexOf(':path')) : undefined,
    includes: (path) => isDocumentPath(path) && path.endsWith('.md') && filter(path) && !isForeign(path) && !isDynamic(path),
    skips: (path) => /^public(?:\/|$)/.test(path) || isForeign(`${path}/`) || /\.(?:[cm]?[jt]s|vue)$/.test(path),
    addressesOf: ({ path }) => {
      const address = rewrite(path).replace(/(?:(^|\/)index)?\.md$/, '$1');
      const isFolder = address === '' || address.endsWith('/');
      // Hosts answer at the name of the file, also where links do not have its ending.
      return [plainAddress(address), ...(isFolder ? [] : [`/${address}.html`])];
    },
    isMdx: false,
  };
  const logo = theme('logo');
  const logoFile = textOf(logo) ?? getText(logo, 'src') ?? getText(logo, 'light');
  return {
    tool: 'VitePress',
    title: getText(ofRoot('title')) ?? 'Documentation',
    tagline: getText(ofRoot('description')),
    url: getText(config, 'sitemap', 'hostname'),
    baseUrl: getText(config, 'base'),
    favicon: typeof icon?.attributes.href === 'string' ? icon.attributes.href : undefined,
    navbarTitle: getText(theme('siteTitle')),
    logo: logoFile === undefined ? undefined : { src: logoFile, srcDark: getText(logo, 'dark'), alt: getText(logo, 'alt') },
    navbar: [...navOf(theme('nav')), ...socialLinksOf(theme('socialLinks'))],
    footer: [],
    copyright:
      [getText(theme('footer', 'message')), getText(theme('footer', 'copyright'))].filter((one) => one !== undefined).join(' ') ||
      undefined,
    colorMode: colorModeOf(get(config, 'appearance')),
    tableOfContents: outlineOf(theme('outline')),
    language: getText(ofRoot('lang')),
    localeFolder: chosen === 'root' ? undefined : chosen,
    lastUpdated: getFlag(config, 'lastUpdated'),
    headingId: headingIdOf(config),
    hasMath: getFlag(config, 'markdown', 'math'),
    documentKeys: vitepressKeys,
    head: head.filter((one) => one !== icon),
    collections: [collection],
    sidebars: sidebarsOf(theme('sidebar')),
    redirects: [],
    missing: [],
    assets: [],
    statics: [posix.join(source, 'public')],
    packages: [],
    notes: [
      ...notes,
      ...optionNotes(config, vitepressOptions),
      ...optionNotes(root, { ...vitepressOptions, ...ofLocale }, 'locales.root'),
      ...localeNotes(locales, get(config, 'locales')),
      ...dynamicNotes({ ...request, folder: source }),
      ...hiddenNotes({ files, source, isPage: (path) => filter(path) && !isForeign(path) && !collection.skips(path) }),
    ],
  };
}

const ofLocale = {
  'locales.root.label': { drop: 'The site has one language.' },
  'locales.root.lang': { to: 'i18n', same: ['en', 'en-US'] },
  'locales.root.link': { drop: 'The site has one language.' },
  'locales.root.dir': { to: 'i18n', same: ['ltr'] },
  'locales.root.title': { to: 'title' },
  'locales.root.description': { to: 'tagline' },
  'locales.root.head': { to: 'head' },
  'locales.root.themeConfig': { to: 'navbar, documents.sidebars' },
} as const;

/** `[name].md` is many pages, made by a program. */
function isDynamic(path: string): boolean {
  return /\[[^\]]+\]/.test(path);
}

function dynamicNotes({ files, folder }: ToolRequest): readonly Note[] {
  return filesBelow(files, folder)
    .filter((path) => isDynamic(path) && path.endsWith('.md'))
    .map((path) => ({
      kind: 'question',
      subject: `Pages ${path}`,
      text: 'A program makes these pages, so they were not imported.',
      todo: 'Write a document for each page, or generate them before the build.',
      place: { file: files.shown(posix.join(folder, path)) },
    }));
}

/** VitePress publishes all documents. */
function hiddenNotes({
  files,
  source,
  isPage,
}: Pick<ToolRequest, 'files'> & { readonly source: string; readonly isPage: (path: string) => boolean }): readonly Note[] {
  return filesBelow(files, source)
    .filter((path) => path.endsWith('.md') && /(?:^|\/)_/.test(path) && isPage(path))
    .map((path) => ({
      kind: 'dropped',
      subject: path,
      text: 'gqldocs publishes no document whose name, or the name of whose folder, begins with `_`.',
      todo: 'Rename it if it is more than a part of other documents.',
      place: { file: files.shown(posix.join(source, path)) },
    }));
}

function headOf(value: Value | undefined): readonly HeadTag[] {
  return getItems(value).flatMap((item): readonly HeadTag[] => {
    const tag = getText(item, 0);
    const text = getText(item, 2);
    return tag === undefined ? [] : [{ tag, attributes: headAttributes(get(item, 1)), ...(text === undefined ? {} : { text }) }];
  });
}

function colorModeOf(value: Value | undefined): SiteDraft['colorMode'] {
  const mode = textOf(value);
  if (mode === 'dark' || mode === 'force-dark') return { default: 'dark', switch: mode === 'dark' ? undefined : false };
  const isOff = value?.kind === 'plain' && value.value === false;
  return isOff ? { switch: false } : { followSystem: true };
}

function outlineOf(outline: Value | undefined): SiteDraft['tableOfContents'] {
  const level = get(outline, 'level') ?? outline;
  if (textOf(level) === 'deep') return { minLevel: 2, maxLevel: 6 };
  const [minLevel, maxLevel] = level?.kind === 'list' ? [getNumber(level, 0), getNumber(level, 1)] : [getNumber(level), getNumber(level)];
  return minLevel === undefined || maxLevel === undefined ? undefined : { minLevel, maxLevel };
}

function localeNotes(locales: readonly string[], value: Value | undefined): readonly Note[] {
  if (locales.length === 0 || value === undefined) return [];
  const text = 'Only documents of the main locale are imported.';
  return [
    { kind: 'dropped', subject: `Locales ${locales.join(', ')}`, text, todo: 'Build one site for each language.', place: value.place },
  ];
}
