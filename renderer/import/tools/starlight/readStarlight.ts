import { posix } from 'node:path';
import { isRecord } from '../../../packages/manifest.ts';
import { headAttributes } from '../../draft/headAttributes.ts';
import { loadToolConfig } from '../../draft/loadToolConfig.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { Collection, HeadTag, MenuEntry, Note, SiteDraft } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import { findCall, get, getEntries, getFlag, getItems, getNumber, getText, getTexts, textOf, type Value } from '../../values/value.ts';
import { astroOptions } from '../astro/astroOptions.ts';
import { astroPages, astroRedirects, slugOf } from '../astro/astroPages.ts';
import { folderEntries } from '../astro/folderEntries.ts';
import { socialLinksOf } from '../vitepress/vitepressMenus.ts';
import { logoOf } from './starlightLogo.ts';
import { starlightEntries } from './starlightMenus.ts';
import { starlightKeys, starlightOptions } from './starlightOptions.ts';

/** Reads an Astro site with Starlight. */
export function readStarlight(request: ToolRequest): SiteDraft {
  const { files, folder, configFile } = request;
  const place = { file: files.shown(configFile) };
  const { config, notes } = loadToolConfig(request);
  const integrations = getItems(config, 'integrations');
  const starlight = findCall({ kind: 'list', items: integrations, place }, new Set(['starlight']))?.args[0];
  const source = posix.resolve(folder, getText(config, 'srcDir') ?? 'src', 'content/docs');
  const locales = getEntries(starlight, 'locales').map(([name]) => name);
  const chosen = getText(starlight, 'defaultLocale') ?? (locales.includes('root') ? 'root' : locales[0]);
  const locale = chosen === undefined || chosen === 'root' ? '' : chosen;
  const foreign = locales.filter((name) => name !== 'root' && name !== locale);
  // Folders may be named `pt-BR` where addresses have `pt-br`.
  const isForeign = (path: string): boolean => foreign.some((name) => name.toLowerCase() === path.split('/')[0]?.toLowerCase());
  const base = getText(config, 'base');
  const includes = (path: string): boolean => isDocumentPath(path) && !isForeign(path) && !/^404\.\w+$/.test(path);
  const documents = filesBelow(files, source)
    .filter(includes)
    .flatMap((path) => readDocument(files, source, path) ?? []);
  const collection: Collection = {
    folder: source,
    route: '/',
    editUrl: editUrlOf(getText(starlight, 'editLink', 'baseUrl'), posix.relative(folder, source)),
    includes,
    skips: (path) => isForeign(path) || /^404\.\w+$/.test(path),
    addressesOf: (document) => (document.frontMatter.draft === true ? [] : [slugOf(document)]),
    isMdx: false,
    printsTitle: true,
  };
  const menus = {
    folder: source,
    base,
    locale,
    isOrdered: (below: string) => documents.some(({ path, frontMatter }) => path.startsWith(`${below}/`) && isRecord(frontMatter.sidebar)),
    expand: (below: string, at: MenuEntry['place']) => folderEntries(below, { documents, source, place: at }),
  };
  const written = get(starlight, 'sidebar');
  const entries = written === undefined ? menus.expand(locale, place) : starlightEntries(getItems(written), menus);
  const logo = logoOf(get(starlight, 'logo'), folder);
  const social = get(starlight, 'social');
  return {
    tool: 'Starlight',
    title:
      getText(starlight, 'title') ?? getText(starlight, 'title', locale || 'en') ?? firstText(get(starlight, 'title')) ?? 'Documentation',
    tagline: getText(starlight, 'tagline') ?? getText(starlight, 'description'),
    url: getText(config, 'site'),
    baseUrl: base,
    favicon: getText(starlight, 'favicon') ?? '/favicon.svg',
    logo: logo.logo,
    navbar: social?.kind === 'record' ? recordLinks(social) : socialLinksOf(social),
    footer: [],
    colorMode: { followSystem: true },
    tableOfContents: {
      minLevel: getNumber(starlight, 'tableOfContents', 'minHeadingLevel'),
      maxLevel: getNumber(starlight, 'tableOfContents', 'maxHeadingLevel'),
    },
    language: getText(starlight, 'locales', chosen ?? 'root', 'lang') ?? (locale || undefined),
    lastUpdated: getFlag(starlight, 'lastUpdated'),
    documentKeys: starlightKeys,
    hasSlash: getText(config, 'trailingSlash') !== 'never',
    head: headOf(get(starlight, 'head')),
    collections: [collection],
    sidebars: entries.length === 0 ? [] : [['docs', entries]],
    redirects: astroRedirects(config),
    missing: astroPages(files, folder),
    assets: logo.assets,
    statics: [posix.resolve(folder, getText(config, 'publicDir') ?? 'public')],
    packages: typedocPackages(starlight),
    notes: [
      ...notes,
      ...optionNotes(config, astroOptions),
      ...(starlight === undefined ? [noStarlight(place)] : optionNotes(starlight, starlightOptions)),
      ...(foreign.length === 0 ? [] : [localeNote(foreign, get(starlight, 'locales')?.place ?? place)]),
    ],
  };
}

function editUrlOf(base: string | undefined, within: string): string | undefined {
  return base === undefined ? undefined : `${base.replace(/\/*$/, '')}/${within}/`;
}

function recordLinks(social: Value): readonly MenuEntry[] {
  const items = getEntries(social).map(
    ([icon, link]): Value => ({
      kind: 'record',
      entries: new Map([
        ['icon', { kind: 'plain', value: icon, place: link.place }],
        ['link', link],
      ]),
      place: link.place,
    }),
  );
  return socialLinksOf({ kind: 'list', items, place: social.place });
}

function headOf(value: Value | undefined): readonly HeadTag[] {
  return getItems(value).map((item) => {
    const text = getText(item, 'content');
    return { tag: getText(item, 'tag') ?? 'meta', attributes: headAttributes(get(item, 'attrs')), ...(text === undefined ? {} : { text }) };
  });
}

/** Packages of `starlight-typedoc`. */
function typedocPackages(starlight: Value | undefined): SiteDraft['packages'] {
  const call = findCall(get(starlight, 'plugins'), new Set(['starlightTypeDoc', 'starlightTypedoc']));
  const [entry] = getTexts(call?.args[0], 'entryPoints');
  return entry === undefined ? [] : [{ path: entry.replace(/\/(?:src|lib)\/.*$|\/[^/]*\.[cm]?tsx?$/, '') || '.' }];
}

function firstText(value: Value | undefined): string | undefined {
  return getEntries(value)
    .map(([, one]) => textOf(one))
    .find((one) => one !== undefined);
}

function noStarlight(place: Note['place']): Note {
  const text = 'The config has no call of `starlight(…)` that can be read.';
  return { kind: 'question', subject: 'integrations', text, todo: 'Set title, navigation and sidebars in `gqldocs.config.ts`.', place };
}

function localeNote(foreign: readonly string[], place: Note['place']): Note {
  const text = 'Only documents of the default locale are imported.';
  return { kind: 'dropped', subject: `Locales ${foreign.join(', ')}`, text, todo: 'Build one site for each language.', place };
}
