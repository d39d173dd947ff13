import type { Session } from '../../engine/session.ts';
import { defineTask } from '../../engine/task.ts';
import { shortHash } from '../../model/addresses.ts';
import type { ApiModel, ApiSymbol } from '../../model/api.ts';
import type { Config } from '../../model/config.ts';
import type { CountedSection, OutputFile, PageFacts } from '../../model/page.ts';
import type { Route } from '../../model/plan.ts';
import { routeRoles } from '../../model/routeRoles.ts';
import { manifestName, type NamesFiles, type SearchManifest, searchCallback, searchFolder } from '../../model/search.ts';
import { listNames, type NamedPage } from '../../render/names/listNames.ts';
import { pageInput } from '../../render/pageKinds.tsx';
import { type AddSynonyms, createAddSynonyms } from './addSynonyms.ts';
import { createTextIndex } from './createTextIndex.ts';
import type { FindSymbol } from './listSignatures.ts';
import { type NameSince, type NameVersions, nameSince, nameVersions, searchVersions } from './nameVersions.ts';
import { packDetails, packNames } from './packNames.ts';
import { packTypes } from './packTypes.ts';

interface SearchFilesRequest {
  readonly session: Session;
  readonly routes: readonly Route[];
  readonly api: ApiModel;
  readonly config: Pick<Config, 'search'>;
  /** Rendered pages, in the order of the routes. */
  readonly pages: readonly { readonly facts: Pick<PageFacts, 'href'>; readonly sections: readonly CountedSection[] }[];
}

/** A part of the index: its entry in the manifest, and its files. */
interface Part<T> {
  readonly manifest: T;
  readonly files: readonly OutputFile[];
}

/** A file of the index, and the first part of its name. */
interface FileFrom<T> {
  readonly from: T;
  readonly file: string;
}

/** Names in one file; more make further files, which the browser loads at the same time. */
const mostNames = 12_000;

/**
 * Makes the search index for the browser: names and types from the plan and the model, text from the rendered pages. File names contain a
 * hash of the contents, and the manifest lists the files.
 */
export async function searchFiles({ session, routes, api, config, pages }: SearchFilesRequest): Promise<readonly OutputFile[]> {
  const { manifest: names, files: ofNames } = await session.run(searchNames, { pages: routes.map(searchInput), api });
  const { manifest: text, files: ofText } = textPart(routes, pages, createAddSynonyms(config.search));
  const versions = searchVersions(api.packages);
  const manifest: SearchManifest = { ...(versions === undefined ? {} : { versions }), names, text };
  return [script(manifestName, JSON.stringify(manifest)), ...ofText, ...ofNames];
}

/** Names and types change seldom, and take longest. */
const searchNames = defineTask({
  name: 'search-names',
  run: ({ pages, api }: NamesRequest): Part<SearchManifest['names']> => namesPart(pages, api),
});

interface NamesRequest {
  readonly pages: readonly Route[];
  readonly api: ApiModel;
}

/** The part of a page that has names: for a document, its headings. */
function searchInput(route: Route): Route {
  const input = pageInput(route);
  if (input.kind !== 'document') return input;
  return { ...input, document: { ...input.document, body: { kind: 'hast', tree: { type: 'root', children: [] } }, uses: [] } };
}

function textPart(routes: readonly Route[], pages: SearchFilesRequest['pages'], addSynonyms: AddSynonyms): Part<SearchManifest['text']> {
  const text = createTextIndex(addSynonyms);
  const byHref = new Map(routes.map((route) => [route.href, route]));
  for (const { facts, sections } of pages) {
    const route = byHref.get(facts.href);
    if (route === undefined) continue;
    const { href } = route;
    for (const { anchor, heading, terms, text: passage } of sections) {
      if (passage === '') continue;
      const address = anchor === '' ? href : `${href}#${anchor}`;
      // The description of a symbol is its first sentence, which is in its text.
      const description = route.kind === 'document' ? wordsOf(route) : '';
      text.add({ href: address, page: route.title, heading, kind: routeRoles[route.kind].search, text: passage }, terms, description);
    }
  }
  const { files, write } = createFiles();
  const { sections, terms, passages } = text.finish();
  return {
    manifest: {
      sections,
      terms: terms.map(({ from, data }): FileFrom<string> => ({ from, file: write('terms', data) })),
      passages: passages.map(({ from, data }): FileFrom<number> => ({ from, file: write('passages', data) })),
    },
    files,
  };
}

/** What a document's front matter says about it. */
function wordsOf({ description, document: { frontMatter } }: Extract<Route, { kind: 'document' }>): string {
  return [description, ...(frontMatter.keywords ?? []), ...(frontMatter.tags ?? [])].join(' ');
}

function namesPart(routes: readonly Route[], { packages }: ApiModel): Part<SearchManifest['names']> {
  const { files, write } = createFiles();
  const unexported = packages.flatMap((pkg) => pkg.unexported);
  const byId = new Map([...packages.flatMap(({ symbols }) => symbols), ...unexported].map((symbol) => [symbol.id, symbol]));
  const find: FindSymbol = (id) => byId.get(id);
  const listed = listNames(routes);
  const versions = nameVersions(listed, packages);
  const since = nameSince(packages);
  const manifest = namesParts(listed).map((pages, part) =>
    writeNames({ pages, versions, since, find, unexported: part === 0 ? unexported : [], write }),
  );
  return { manifest, files };
}

/** Files whose names contain a hash of their contents. */
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
  readonly versions: NameVersions;
  readonly since: NameSince;
  readonly find: FindSymbol;
  readonly unexported: readonly ApiSymbol[];
  readonly write: (name: string, data: unknown) => string;
}): NamesFiles {
  const { pages, versions, since, find, unexported, write } = request;
  return {
    names: write('names', packNames(pages, versions, since)),
    types: write('types', packTypes({ pages, find, unexported })),
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

/** JSON is JavaScript. The file's name is passed with the data, to identify the request. */
function script(name: string, json: string): OutputFile {
  return { path: `${searchFolder}/${name}.js`, contents: `${searchCallback}(${JSON.stringify(name)},${json})\n` };
}
