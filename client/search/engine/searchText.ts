import type { Passage, PassagesData, SearchManifest, TermsData } from '../../../renderer/model/search.ts';
import { markPassage, type Span } from './markPassage.ts';
import type { Query } from './parseQuery.ts';
import { termsOf } from './queryTerms.ts';
import { rankSections } from './rankSections.ts';
import { isPackage } from './searchNames.ts';

/** A section of a page whose text matches. */
export interface TextMatch {
  readonly passage: Passage;
  /** A piece of the section's text around what matches. */
  readonly excerpt: string;
  readonly marks: readonly Span[];
  /** Whether every word of the query is there. */
  readonly isComplete: boolean;
}

export interface TextSearch {
  readonly query: Query;
  readonly manifest: SearchManifest['text'];
  readonly load: <T>(file: string) => Promise<T>;
  readonly most: number;
  /** Addresses that are among the results already. */
  readonly shown: ReadonlySet<string>;
  /** Name and label of the package that a page belongs to. */
  readonly packageAt: (href: string) => readonly string[] | undefined;
}

const mostOfPage = 2;
/** So often more passages are loaded when some of those before are left out. */
const mostRounds = 2;

/** Finds sections by their text: loads the files of the query's terms, then those of the sections that are shown. */
export async function searchText(search: TextSearch): Promise<readonly TextMatch[]> {
  const { query, manifest, load, most } = search;
  const terms = termsOf(query.text);
  if (terms.length === 0) return [];
  const files = [...new Set(terms.flatMap((term) => filesOf(term, manifest.terms)))];
  const data = await Promise.all(files.map((file) => load<TermsData>(file)));
  const ranked = rankSections({ terms, data, sections: manifest.sections });
  const matches: TextMatch[] = [];
  const rounds = hasFilter(query) ? mostRounds * 3 : mostRounds;
  for (let round = 0; round < rounds && matches.length < most; round += 1) {
    const next = ranked.slice(round * most, (round + 1) * most);
    const passages = await Promise.all(next.map(({ section }) => loadPassage(section, search)));
    for (const [index, passage] of passages.entries()) {
      if (passage === undefined || search.shown.has(passage.href) || !passes(passage, search) || isCrowded(passage, matches)) continue;
      matches.push({ passage, ...markPassage(passage.text, terms), isComplete: (next[index]?.matched ?? 0) >= terms.length });
    }
  }
  return matches.slice(0, most);
}

/** Many sections of one page would hide the other pages. */
function isCrowded({ href }: Passage, matches: readonly TextMatch[]): boolean {
  const page = pageOf(href);
  return matches.filter(({ passage }) => pageOf(passage.href) === page).length >= mostOfPage;
}

function pageOf(href: string): string {
  return href.replace(/#.*/, '');
}

/** Files in whose range a term lies, or what begins with it. */
function filesOf(term: string, files: SearchManifest['text']['terms']): readonly string[] {
  const last = files.findLastIndex(({ from }) => from <= `${term}\uffff`);
  const first = Math.max(
    0,
    files.findLastIndex(({ from }) => from <= term),
  );
  return files.slice(first, term.length < 3 ? first + 1 : last + 1).map(({ file }) => file);
}

async function loadPassage(section: number, { manifest, load }: TextSearch): Promise<Passage | undefined> {
  const part = manifest.passages.findLast(({ from }) => from <= section);
  return part === undefined ? undefined : (await load<PassagesData>(part.file)).sections[section - part.from];
}

function hasFilter({ kinds, package: pkg }: Query): boolean {
  return kinds.size > 0 || pkg !== '';
}

/** Passages know the kind of their page; a package's filter leaves out what belongs to another, or to none. */
function passes({ kind, href }: Passage, { query: { kinds, package: pkg }, packageAt }: TextSearch): boolean {
  if (pkg !== '' && !isPackage(packageAt(href), pkg)) return false;
  return kinds.size === 0 || kinds.has(kind);
}
