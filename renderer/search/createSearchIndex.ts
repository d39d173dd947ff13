import type { ApiModel, ApiSymbol } from '../model/api.ts';
import type { OutputFile, TextSection } from '../model/page.ts';
import type { Href, Route } from '../model/plan.ts';
import { manifestName, type NameKind, type NamesFiles, type SearchManifest, searchCallback, searchFolder } from '../model/search.ts';
import { shortHash } from '../plan/addresses.ts';
import { createTextIndex } from './createTextIndex.ts';
import { listNames, type NamedPage } from './listNames.ts';
import type { FindSymbol } from './listSignatures.ts';
import { packDetails, packNames } from './packNames.ts';
import { packTypes } from './packTypes.ts';

export interface SearchIndex {
  /** Takes the text of a rendered page. */
  readonly addPage: (href: Href, sections: readonly TextSection[]) => void;
  /** All files of the index, once every page has been added. */
  readonly files: () => readonly OutputFile[];
}

/** Names in one file; more make further files, which the browser loads at the same time. */
const mostNames = 12_000;

/**
 * Makes the index that search works with in the browser: names and types from the plan and the model, text from the pages as they are
 * rendered. Files carry a hash of what is in them, and the manifest says which there are.
 */
export function createSearchIndex({ routes, api }: { readonly routes: readonly Route[]; readonly api: ApiModel }): SearchIndex {
  const text = createTextIndex();
  const byHref = new Map(routes.map((route) => [route.href, route]));
  return {
    addPage: (href, sections) => {
      const route = byHref.get(href);
      if (route === undefined) return;
      for (const section of sections) {
        if (section.text === '') continue;
        const address = section.anchor === '' ? href : `${href}#${section.anchor}`;
        text.add({ href: address, page: route.title, heading: section.heading, kind: kindOf(route), text: section.text });
      }
    },
    files: () => {
      const files: OutputFile[] = [];
      const hidden = api.packages.flatMap((pkg) => pkg.hidden);
      const byId = new Map(api.packages.flatMap((pkg) => [...pkg.symbols, ...pkg.hidden]).map((symbol) => [symbol.id, symbol]));
      const find: FindSymbol = (id) => byId.get(id);
      const write = (name: string, data: unknown): string => {
        const json = JSON.stringify(data);
        const file = `${name}-${shortHash(json)}`;
        files.push(script(file, json));
        return file;
      };
      const { sections, terms, passages } = text.finish();
      const manifest: SearchManifest = {
        names: namesParts(listNames(routes)).map((pages, part) => writeNames({ pages, find, hidden: part === 0 ? hidden : [], write })),
        text: {
          sections,
          terms: terms.map(({ from, data }) => ({ from, file: write('terms', data) })),
          passages: passages.map(({ from, data }) => ({ from, file: write('passages', data) })),
        },
      };
      return [script(manifestName, JSON.stringify(manifest)), ...files];
    },
  };
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
  return kind === 'home' || kind === 'api' || kind === 'users' || kind === 'not-found' ? 'page' : kind;
}

/** JSON is JavaScript. The file's name goes with the data, so that who asked for it gets it. */
function script(name: string, json: string): OutputFile {
  return { path: `${searchFolder}/${name}.js`, contents: `${searchCallback}(${JSON.stringify(name)},${json})\n` };
}
