import { hashOfData } from '../cache/hashOf.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import type { ApiModel, ApiSymbol } from '../model/api.ts';
import type { CountedSection, OutputFile } from '../model/page.ts';
import type { Href, Route } from '../model/plan.ts';
import { manifestName, type NameKind, type NamesFiles, type SearchManifest, searchCallback, searchFolder } from '../model/search.ts';
import { shortHash } from '../plan/addresses.ts';
import { createTextIndex, type PassagesFile } from './createTextIndex.ts';
import { isListed, listNames, type NamedPage } from './listNames.ts';
import type { FindSymbol } from './listSignatures.ts';
import { packDetails, packNames } from './packNames.ts';
import { packTypes } from './packTypes.ts';

export interface SearchIndex {
  /** Takes the text of a rendered page. */
  readonly addPage: (href: Href, sections: readonly CountedSection[]) => void;
  /** Makes what needs no page, so that `files` has less to do. */
  readonly prepare: () => Promise<void>;
  /** Files that are done, whatever pages may come. Each is given once. */
  readonly takeFiles: () => readonly OutputFile[];
  /** All other files of the index, once every page has been added. */
  readonly files: () => Promise<readonly OutputFile[]>;
}

export interface SearchIndexRequest {
  readonly routes: readonly Route[];
  readonly api: ApiModel;
  readonly apiHash: string;
  /** Default: none. */
  readonly cache?: Cache | undefined;
}

/** A part of the index: what the manifest says of it, and its files. */
interface Part<T> {
  readonly manifest: T;
  readonly files: readonly OutputFile[];
}

/** A file of the index, and what it begins with. */
interface FileFrom<T> {
  readonly from: T;
  readonly file: string;
}

/** Names in one file; more make further files, which the browser loads at the same time. */
const mostNames = 12_000;

/**
 * Makes the index that search works with in the browser: names and types from the plan and the model, text from the pages as they are
 * rendered. Files carry a hash of what is in them, and the manifest says which there are.
 */
export function createSearchIndex({ routes, api, apiHash, cache = noCache }: SearchIndexRequest): SearchIndex {
  const text = createTextIndex();
  const passages: FileFrom<number>[] = [];
  const byHref = new Map(routes.map((route) => [route.href, route]));
  let names: Promise<Part<SearchManifest['names']>> | undefined;
  const makeNames = (): Promise<Part<SearchManifest['names']>> => {
    names ??= cachedPart({ cache, key: hashOfData('names', apiHash, routes.map(namedParts)), make: () => namesPart(routes, api) });
    return names;
  };
  const takePassages = (full: readonly PassagesFile[]): readonly OutputFile[] => {
    const { files, write } = createFiles();
    passages.push(...full.map(({ from, data }) => ({ from, file: write('passages', data) })));
    return files;
  };
  return {
    addPage: (href, sections) => {
      const route = byHref.get(href);
      if (route === undefined) return;
      for (const section of sections) {
        if (section.text === '') continue;
        const address = section.anchor === '' ? href : `${href}#${section.anchor}`;
        const { heading, terms } = section;
        text.add({ href: address, page: route.title, heading, kind: kindOf(route), text: section.text }, terms);
      }
    },
    prepare: async () => void (await makeNames()),
    takeFiles: () => takePassages(text.takePassages()),
    files: async () => {
      const { manifest: ofNames, files } = await makeNames();
      // Not kept: whatever changes, this does, too, and making it takes little longer than reading it.
      const { sections, terms, passages: last } = text.finish();
      const texts = takePassages(last);
      const { files: termsFiles, write } = createFiles();
      const manifest: SearchManifest = {
        names: ofNames,
        text: { sections, terms: terms.map(({ from, data }) => ({ from, file: write('terms', data) })), passages },
      };
      return [script(manifestName, JSON.stringify(manifest)), ...termsFiles, ...texts, ...files];
    },
  };
}

/** What of a route has names, but for the model. */
function namedParts(route: Route): readonly unknown[] {
  const { href, kind, title, description } = route;
  const document = route.kind === 'document' ? [route.document.headings, isListed(route)] : [];
  return [href, kind, title, description, ...document];
}

interface PartRequest<T> {
  readonly cache: Cache;
  readonly key: string;
  readonly make: () => Part<T>;
}

async function cachedPart<T>({ cache, key, make }: PartRequest<T>): Promise<Part<T>> {
  const known = await cache.read<Part<T>>('search', key);
  if (known !== undefined) return known;
  const part = make();
  await cache.write('search', key, part);
  return part;
}

function namesPart(routes: readonly Route[], api: ApiModel): Part<SearchManifest['names']> {
  const { files, write } = createFiles();
  const hidden = api.packages.flatMap((pkg) => pkg.hidden);
  const byId = new Map(api.packages.flatMap((pkg) => [...pkg.symbols, ...pkg.hidden]).map((symbol) => [symbol.id, symbol]));
  const find: FindSymbol = (id) => byId.get(id);
  const manifest = namesParts(listNames(routes)).map((pages, part) => writeNames({ pages, find, hidden: part === 0 ? hidden : [], write }));
  return { manifest, files };
}

/** Files whose names hold the hash of what is in them. */
function createFiles() {
  const files: OutputFile[] = [];
  const write = (name: string, data: unknown): string => {
    const json = JSON.stringify(data);
    const file = `${name}-${shortHash(json)}`;
    files.push(script(file, json));
    return file;
  };
  return { files, write };
}

function writeNames(request: {
  readonly pages: readonly NamedPage[];
  readonly find: FindSymbol;
  readonly hidden: readonly ApiSymbol[];
  readonly write: (name: string, data: unknown) => string;
}): NamesFiles {
  const { pages, find, hidden, write } = request;
  return {
    names: write('names', packNames(pages)),
    types: write('types', packTypes({ pages, find, hidden })),
    details: packDetails(pages).map((block) => write('details', block)),
  };
}

/** Divides pages into parts of a bounded number of names. */
function namesParts(pages: readonly NamedPage[]): readonly (readonly NamedPage[])[] {
  const groups: NamedPage[][] = [];
  let count = mostNames;
  for (const page of pages) {
    if (count >= mostNames) {
      groups.push([]);
      count = 0;
    }
    groups.at(-1)?.push(page);
    count += page.parts.length + 1;
  }
  return groups;
}

function kindOf({ kind }: Route): NameKind {
  switch (kind) {
    case 'home':
    case 'api':
    case 'category':
    case 'users':
    case 'list':
    case 'not-found':
      return 'page';
    default:
      return kind;
  }
}

/** JSON is JavaScript. The file's name goes with the data, so that who asked for it gets it. */
function script(name: string, json: string): OutputFile {
  return { path: `${searchFolder}/${name}.js`, contents: `${searchCallback}(${JSON.stringify(name)},${json})\n` };
}
