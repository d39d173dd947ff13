import { posix } from 'node:path';
import { plainAddress } from '../../draft/addresses.ts';
import { loadToolConfig } from '../../draft/loadToolConfig.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { createPathFilter } from '../../draft/pathFilter.ts';
import { filesBelow, isDocumentPath, withoutEnding } from '../../draft/projectFiles.ts';
import type { Collection, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { get, getFlag, getItems, getText, getTexts, textOf, type Value } from '../../values/value.ts';
import { navOf, sidebarsOf, socialLinksOf } from '../vitepress/vitepressMenus.ts';
import { rspressSidebars } from './rspressMenus.ts';
import { rspressKeys, rspressOptions } from './rspressOptions.ts';

/** Reads a site of Rspress. Of several languages, the default one is imported. */
export function readRspress(request: ToolRequest): SiteDraft {
  const { files, modules, folder } = request;
  const { config, notes } = loadToolConfig(request);
  const root = posix.resolve(folder, getText(config, 'root') ?? 'docs');
  const language = getText(config, 'lang') ?? 'en';
  const hasLanguages = files.list(root).some(({ name, kind }) => name === language && kind === 'folder');
  const source = hasLanguages ? posix.join(root, language) : root;
  const locale = getItems(config, 'themeConfig', 'locales').find((one) => getText(one, 'lang') === language);
  const theme = (...keys: readonly string[]): Value | undefined => get(locale, ...keys) ?? get(config, 'themeConfig', ...keys);
  const isWanted = createPathFilter({ include: [], exclude: getTexts(config, 'route', 'exclude') });
  const includes = (path: string): boolean =>
    isDocumentPath(path) && isWanted(path) && isWanted(posix.relative(root, posix.join(source, path)));
  const hasClean = getFlag(config, 'route', 'cleanUrls') === true;
  const edit = getText(theme('editLink', 'docRepoBaseUrl'));
  const collection: Collection = {
    folder: source,
    route: '/',
    editUrl: edit === undefined ? undefined : `${[edit.replace(/\/+$/, ''), ...(hasLanguages ? [language] : [])].join('/')}/`,
    includes,
    skips: (path) =>
      /(?:^|\/)_(?:meta|nav)\.json$/.test(path) ||
      /\.(?:[cm]?[jt]sx?|css|scss|less)$/.test(path) ||
      (!hasLanguages && /^public(?:\/|$)/.test(path)),
    addressesOf: ({ path }) => {
      const address = withoutEnding(path).replace(/(?:^|\/)index$/, '');
      const isFolder = address !== withoutEnding(path);
      return [plainAddress(address), ...(hasClean || isFolder ? [] : [`/${address}.html`])];
    },
    isMdx: true,
  };
  const documents = filesBelow(files, source, collection.skips).filter(includes);
  const nav = modules.load(posix.join(source, '_nav.json'));
  const sidebars = sidebarsOf(theme('sidebar'));
  const logo = get(config, 'logo');
  return {
    tool: 'Rspress',
    hasFenceFiles: true,
    title: getText(config, 'title') ?? getText(modules.load(posix.join(folder, 'package.json')), 'name') ?? 'Documentation',
    tagline: getText(config, 'description'),
    url: getText(config, 'siteOrigin'),
    baseUrl: getText(config, 'base'),
    favicon: getText(config, 'icon'),
    navbarTitle: getText(config, 'logoText'),
    logo: logo === undefined ? undefined : logoOf(logo),
    navbar: [...navOf(theme('nav') ?? nav), ...socialLinksOf(theme('socialLinks'))],
    footer: [],
    copyright: getText(theme('footer', 'message')),
    colorMode: { followSystem: true, switch: getFlag(theme('darkMode')) },
    language,
    lastUpdated: getFlag(theme('lastUpdated')),
    documentKeys: rspressKeys,
    head: [],
    collections: [collection],
    sidebars: sidebars.length > 0 ? sidebars : rspressSidebars({ files, modules, folder: source, documents }),
    redirects: [],
    missing: [],
    assets: [],
    statics: [posix.join(root, 'public')],
    packages: [],
    notes: [...notes, ...optionNotes(config, rspressOptions), ...(hasLanguages ? languageNotes(request, { root, language }) : [])],
  };
}

function logoOf(logo: Value): SiteDraft['logo'] {
  const src = textOf(logo) ?? getText(logo, 'light');
  return src === undefined ? undefined : { src, srcDark: getText(logo, 'dark') };
}

function languageNotes(
  { files, configFile }: ToolRequest,
  { root, language }: { readonly root: string; readonly language: string },
): readonly Note[] {
  const others = files.list(root).filter(({ name, kind }) => kind === 'folder' && name !== language && /^[a-z]{2}(?:-\w+)?$/.test(name));
  if (others.length === 0) return [];
  const subject = `Locales ${others.map(({ name }) => name).join(', ')}`;
  const text = 'Only documents of the default language are imported.';
  return [{ kind: 'dropped', subject, text, todo: 'Build one site for each language.', place: { file: files.shown(configFile) } }];
}
