import { posix } from 'node:path';
import { titleFromName } from '../../../model/titleFromName.ts';
import { plainAddress } from '../../draft/addresses.ts';
import { loadToolConfig } from '../../draft/loadToolConfig.ts';
import { optionNotes } from '../../draft/optionNotes.ts';
import { filesBelow, isDocumentPath, readDocument } from '../../draft/projectFiles.ts';
import type { Collection, MenuEntry, Note, SiteDraft, SourceDocument } from '../../draft/siteDraft.ts';
import type { ToolRequest } from '../../draft/toolRequest.ts';
import type { ProjectFiles } from '../../values/evaluation.ts';
import { getText } from '../../values/value.ts';
import { astroCollections } from './astroCollections.ts';
import { plainAstroOptions } from './astroOptions.ts';
import { astroPages, astroRedirects, pageAddress, slugOf } from './astroPages.ts';
import { folderEntries } from './folderEntries.ts';

/** Reads an Astro site without Starlight: its collections and the Markdown among its pages. The theme is a program, which is a question. */
export function readAstro(request: ToolRequest): SiteDraft {
  const { files, folder, configFile } = request;
  const place = { file: files.shown(configFile) };
  const { config, notes } = loadToolConfig(request);
  const found = astroCollections(files, folder);
  const parts = found.flatMap(({ name, folder: source, route, isPages = false }) =>
    route === undefined ? [] : [{ name, source, collection: collectionOf(source, { route, addressOf: isPages ? pageAddress : slugOf }) }],
  );
  return {
    tool: 'Astro',
    title: 'Documentation',
    url: getText(config, 'site'),
    baseUrl: getText(config, 'base'),
    favicon: '/favicon.svg',
    navbar: parts.length < 2 ? [] : parts.map(({ name }) => ({ label: titleFromName(name), target: { kind: 'sidebar', name }, place })),
    footer: [],
    colorMode: { followSystem: true },
    documentKeys: ['title', 'description', 'slug', 'draft'],
    hasSlash: getText(config, 'trailingSlash') !== 'never',
    head: [],
    collections: parts.map(({ collection }) => collection),
    sidebars: parts.map(({ name, source }) => [name, entriesOf(files, { source, place })]),
    redirects: astroRedirects(config),
    missing: astroPages(files, folder),
    assets: [],
    statics: [posix.resolve(folder, getText(config, 'publicDir') ?? 'public')],
    packages: [],
    notes: [
      ...notes,
      ...optionNotes(config, plainAstroOptions),
      themeNote(place),
      ...found.flatMap(({ name, route, otherRoutes = [] }) => {
        if (route === undefined) return [routeNote(name, place)];
        return otherRoutes.length === 0 ? [] : [routesNote({ name, route, otherRoutes }, place)];
      }),
    ],
  };
}

interface Addressing extends Pick<Collection, 'route'> {
  /** Below the route. */
  readonly addressOf: (document: SourceDocument) => string;
}

function collectionOf(folder: string, { route, addressOf }: Addressing): Collection {
  return {
    folder,
    route,
    includes: isDocumentPath,
    skips: (path) => !isDocumentPath(path) && /\.(?:astro|[cm]?[jt]sx?)$/.test(path),
    addressesOf: (document) => (document.frontMatter.draft === true ? [] : [plainAddress(posix.join(route, addressOf(document)))]),
    isMdx: false,
    printsTitle: true,
  };
}

function entriesOf(
  files: ProjectFiles,
  { source, place }: { readonly source: string; readonly place: MenuEntry['place'] },
): readonly MenuEntry[] {
  const documents = filesBelow(files, source)
    .filter(isDocumentPath)
    .flatMap((path) => readDocument(files, source, path) ?? []);
  return folderEntries('', { documents, source, place, hasIndexes: true });
}

function themeNote(place: Note['place']): Note {
  return {
    kind: 'question',
    subject: 'title',
    text: 'Title, navigation and sidebars of the site are in programs, which do not run. Sidebars have the order of folders and of `order`.',
    todo: 'Set `title`, `navbar` and `documents.sidebars` in `gqldocs.config.ts`.',
    place,
  };
}

function routeNote(name: string, place: Note['place']): Note {
  return {
    kind: 'question',
    subject: name,
    text: 'No page of `src/pages` names this collection, so its documents were not imported.',
    todo: 'Are they pages? Copy them to the documents.',
    place,
  };
}

interface Routes {
  readonly name: string;
  readonly route: string;
  readonly otherRoutes: readonly string[];
}

function routesNote({ name, route, otherRoutes }: Routes, place: Note['place']): Note {
  return {
    kind: 'question',
    subject: name,
    text: `Its documents are below ${route}. Pages below ${otherRoutes.join(', ')} name the collection, too.`,
    todo: 'Is another route right? Move the documents to its folder.',
    place,
  };
}
