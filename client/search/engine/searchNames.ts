import { isInRange } from './isInRange.ts';
import { noMatch, ranks } from './matchName.ts';
import { exactQuality, type Measure, typoQuality } from './measureName.ts';
import { hasFlag, type NameTable, packageOf, sinceOf, versionsOf } from './NameTable.ts';
import type { Query } from './parseQuery.ts';
import { createRanking, type NameMatch, rankOf } from './rankNames.ts';

export interface NameSearch {
  readonly query: Query;
  readonly tables: readonly NameTable[];
  /** Name of the package whose pages the reader is on; `''` elsewhere. */
  readonly currentPackage: string;
  /** Version of that package, of several; `''`: the current one. */
  readonly currentVersion?: string | undefined;
  readonly most: number;
}

/** Members with exactly the queried name rank first, but not all of them. */
const mostNamesakes = 4;

export interface FoundNames {
  /** The best of them, best first. */
  readonly matches: readonly NameMatch[];
  /** How many names match. */
  readonly total: number;
}

/**
 * The best matches of a query among all names, best first: by the way in which they match, then pages before their members and these before
 * headings, what is deprecated last, the current package first; then kind, length and alphabet.
 */
export function searchNames(search: NameSearch): FoundNames {
  const exact = search.query.text === '' ? listNames(search) : collect(search, exactQuality);
  if (search.query.text === '') return exact;
  if (exact.close > 0) return search.query.text === search.query.text.toLowerCase() ? closeOf(exact) : exact;
  const isNew = ({ table, index }: NameMatch): boolean => !exact.matches.some((match) => match.table === table && match.index === index);
  const typos = collect(search, typoQuality).matches.filter(isNew);
  const all = [...exact.matches, ...typos].toSorted((a, b) => Math.floor(a.quality) - Math.floor(b.quality));
  return { matches: all.slice(0, search.most), total: all.length };
}

interface Collected extends FoundNames {
  /** How many names match by more than letters that lie apart. */
  readonly close: number;
}

/** Letters that lie apart are noise where others match better: `cost` is no `ConstValueNode`. Who writes capitals means a name. */
function closeOf({ matches, close }: Collected): FoundNames {
  return { matches: matches.filter(({ quality }) => quality < ranks.subsequence), total: close };
}

/** Filters alone list what passes them. */
function listNames(search: NameSearch): Collected {
  const { kinds, package: pkg, version, since } = search.query;
  if (kinds.size === 0 && pkg === '' && version === '' && since === '') return { matches: [], total: 0, close: 0 };
  return collect(search, () => () => () => ranks.exact);
}

function collect(search: NameSearch, measure: Measure): Collected {
  const best = createRanking(search.most);
  const namesakes = createRanking(search.most);
  const measureTable = measure(search.query.text);
  let [total, close] = [0, 0];
  for (const table of search.tables) {
    const qualityOf = measureTable(table);
    for (let index = 0; index < table.names.length; index += 1) {
      const quality = qualityOf(index);
      if (quality === noMatch || !passes(search.query, table, index) || isSuperseded(search, table, index)) continue;
      total += 1;
      if (quality < ranks.subsequence) close += 1;
      const match = { table, index, quality };
      const isNamesake = quality === ranks.exact && isMember(match);
      (isNamesake ? namesakes : best).add(rankOf(match, { package: search.currentPackage, version: search.currentVersion ?? '' }), match);
    }
  }
  return { matches: mergeNamesakes(best.list(), namesakes.list()).slice(0, search.most), total, close };
}

function mergeNamesakes(best: readonly NameMatch[], namesakes: readonly NameMatch[]): readonly NameMatch[] {
  const isExact = (match: NameMatch): boolean => Math.floor(match.quality) <= ranks.bare && !isMember(match);
  const others = best.filter((match) => !isExact(match));
  return [...best.filter(isExact), ...namesakes.slice(0, mostNamesakes), ...others, ...namesakes.slice(mostNamesakes)];
}

function isMember({ table, index }: NameMatch): boolean {
  return table.pageOf[index] !== index && table.kinds[index] !== 'heading';
}

export function passes({ kinds, package: pkg, version, since }: Query, table: NameTable, index: number): boolean {
  if (kinds.size > 0 && !kinds.has(table.kinds[index] ?? 'page')) return false;
  if (version !== '' && !isVersion(versionsOf(table, index), version)) return false;
  if (since !== '' && !isInRange(sinceOf(table, index), since)) return false;
  return pkg === '' || isPackage(packageOf(table, index), pkg);
}

export interface SupersededRequest {
  readonly query: Pick<Query, 'version'>;
  readonly currentVersion?: string | undefined;
}

/** Whether a name is shown for the current version of its package alone. Readers of an older version, and those who ask for one, see its names. */
export function isSuperseded({ query, currentVersion = '' }: SupersededRequest, table: NameTable, index: number): boolean {
  if (query.version !== '' || !hasFlag(table, index, 'superseded')) return false;
  return currentVersion === '' || versionsOf(table, index)?.includes(currentVersion) !== true;
}

/** Whether one of several versions is the one that is asked for: `16` is `16.15.0`, and the other way round. */
export function isVersion(versions: readonly string[] | undefined, wanted: string): boolean {
  return versions?.some((version) => `${version}.`.startsWith(`${wanted}.`) || `${wanted}.`.startsWith(`${version}.`)) === true;
}

/** A package by its name or its label, however they are punctuated: `graphql-js` is `GraphQL.js`, too. */
export function isPackage(names: readonly string[] | undefined, wanted: string): boolean {
  return names?.some((name) => bareName(name) === bareName(wanted)) === true;
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}@/]+/gu, '');
}
