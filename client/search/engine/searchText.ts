import type { Passage, PassagesData, SearchManifest, TermsData } from '../../../renderer/model/search.ts';
import { headingShare } from './headingShare.ts';
import { markPassage, type Span } from './markPassage.ts';
import type { Query } from './parseQuery.ts';
import { termsOf } from './queryTerms.ts';
import { rankSections } from './rankSections.ts';
import { relatedTerms } from './relatedTerms.ts';
import { isPackage } from './searchNames.ts';

/** A section of a page whose text matches. */
export interface TextMatch {
  readonly passage: Passage;
  /** A passage of the section's text around the match. */
  readonly excerpt: string;
  readonly marks: readonly Span[];
  /** Whether every word of the query is there, or begins one that is, or means the same. */
  readonly isComplete: boolean;
  /** Whether every word of the query is there as it is. */
  readonly isWhole: boolean;
}

export interface TextSearch {
  readonly query: Query;
  readonly manifest: SearchManifest['text'];
  readonly load: <T>(file: string) => Promise<T>;
  readonly most: number;
  /** Addresses that are among the results already. */
  readonly shown: ReadonlySet<string>;
  /** Asked before more passages are loaded; `false` when there is a newer query by now. Default: it is. */
  readonly isStillWanted?: (() => Promise<boolean>) | undefined;
  /** Name and label of the package that a page belongs to. */
  readonly packageAt: (href: string) => readonly string[] | undefined;
  /** Whether a page is for a version. Default: it is. */
  readonly isOfVersion?: ((href: string, version: string) => boolean) | undefined;
  /** Whether a page is left out since the current version has it, too. Default: none is. */
  readonly isSuperseded?: ((href: string) => boolean) | undefined;
  /** Whether a page is for a version that is not the current one. Default: none is. */
  readonly isOlder?: ((href: string) => boolean) | undefined;
}

/** Sections of one page, and sections with one text. */
const mostAlike = 2;
/** How much a heading with the words of the query raises the score. */
const headingWeight = 1.5;
/** How often passages are loaded: usually, and while most repeat others and few matches are left. Filters allow more rounds. */
const [mostRounds, mostPoorRounds] = [2, 24] as const;
/** With fewer matches, the search loads more passages. */
const fewest = 3;

/** Finds sections by their text: loads the files of the query's terms, then those of the sections that are shown. */
export async function searchText(search: TextSearch): Promise<readonly TextMatch[]> {
  const { query, manifest, load, most } = search;
  const terms = termsOf(query.text);
  if (terms.length === 0) return [];
  const all = terms.flatMap((term) => [term, ...relatedTerms(term)]);
  const files = [...new Set(all.flatMap((term) => filesOf(term, manifest.terms)))];
  const data = await Promise.all(files.map((file) => load<TermsData>(file)));
  const areKeywords = isListOf(terms, query.text);
  const { sections, rarities } = rankSections({ terms, data, sections: manifest.sections, areKeywords });
  const matches: (TextMatch & { readonly matched: number; readonly score: number })[] = [];
  const rounds = hasFilter(query) || search.isSuperseded !== undefined ? mostRounds * 3 : mostRounds;
  let isAlike = false;
  for (let round = 0; round < (isAlike && matches.length < fewest ? mostPoorRounds : rounds) && matches.length < most; round += 1) {
    const next = sections.slice(round * most, (round + 1) * most);
    if (next.length === 0 || (round > 0 && (await search.isStillWanted?.()) === false)) break;
    const passages = await Promise.all(next.map(({ section }) => loadPassage(section, search)));
    for (const [index, passage] of passages.entries()) {
      if (passage === undefined || search.shown.has(passage.href) || !passes(passage, search)) continue;
      if (isCrowded(passage, matches)) {
        isAlike = true;
        continue;
      }
      const { matched = 0, whole = 0, score = 0 } = next[index] ?? {};
      const share = headingShare(passage.heading || passage.page, rarities);
      matches.push({
        passage,
        ...markPassage(passage.text, all),
        isComplete: matched >= terms.length,
        isWhole: whole >= terms.length,
        matched,
        score: score * (1 + headingWeight * share),
      });
    }
  }
  const best = matches.slice(0, most).toSorted((a, b) => (areKeywords ? b.matched - a.matched : 0) || b.score - a.score);
  return namedFirst(best, search);
}

/**
 * Pages with all words of the query, of which one is their name, come before pages that only mention it: `parse document`. Pages for older
 * versions don't: who asks for a removed name rather wants to know what replaces it.
 */
function namedFirst(matches: readonly TextMatch[], { query, isOlder }: TextSearch): readonly TextMatch[] {
  const words = query.text.toLowerCase().split(/\s+/);
  const isNamed = ({ passage: { page, href }, isComplete }: TextMatch) =>
    isComplete && words.includes(page.toLowerCase()) && isOlder?.(pageOf(href)) !== true;
  return [...matches.filter(isNamed), ...matches.filter((match) => !isNamed(match))];
}

/** Whether a query consists of keywords only. A question also has words such as `how` and `the`. */
function isListOf(terms: readonly string[], text: string): boolean {
  return terms.length === text.trim().split(/\s+/).length;
}

/** Many sections of one page would hide the other pages, and so would sections of many pages with the same text: of an inherited member. */
function isCrowded({ href, heading, text }: Passage, matches: readonly TextMatch[]): boolean {
  const page = pageOf(href);
  const isAlike = ({ passage }: TextMatch) => passage.heading === heading && passage.text === text;
  return [isAlike, ({ passage }: TextMatch) => pageOf(passage.href) === page].some((is) => matches.filter(is).length >= mostAlike);
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

function hasFilter({ kinds, package: pkg, version }: Query): boolean {
  return kinds.size > 0 || pkg !== '' || version !== '';
}

/** Passages know the kind of their page; a package's filter leaves out what belongs to another, or to none. */
function passes({ kind, href }: Passage, { query, packageAt, isOfVersion, isSuperseded }: TextSearch): boolean {
  const { kinds, package: pkg, version } = query;
  if (pkg !== '' && !isPackage(packageAt(href), pkg)) return false;
  if (version !== '' && isOfVersion?.(pageOf(href), version) === false) return false;
  return (kinds.size === 0 || kinds.has(kind)) && isSuperseded?.(pageOf(href)) !== true;
}
