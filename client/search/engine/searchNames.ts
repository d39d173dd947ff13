import type { NameKind } from '../../../renderer/model/search.ts';
import { missingLetters } from './letters.ts';
import { createNeedle, matchName, matchTypo, mostTypos, type Needle, noMatch, type Quality, ranks } from './matchName.ts';
import { containerOf, hasFlag, type NameTable, packageOf } from './NameTable.ts';
import type { Query } from './parseQuery.ts';

/** A name that matches. */
export interface NameMatch {
  readonly table: NameTable;
  readonly index: number;
  readonly quality: Quality;
}

export interface NameSearch {
  readonly query: Query;
  readonly tables: readonly NameTable[];
  /** Name of the package whose pages the reader is on; `''` elsewhere. */
  readonly currentPackage: string;
  readonly most: number;
}

/** Members that have just the name that was asked for stand before everything else, but not all of them. */
const mostNamesakes = 4;

/**
 * The best matches of a query among all names, best first: by the way in which they match, then pages before their members and these before
 * headings, what is deprecated last, the current package first; then kind, length and alphabet.
 */
export function searchNames(search: NameSearch): readonly NameMatch[] {
  const exact = search.query.text === '' ? listNames(search) : collect(search, exactQuality);
  if (search.query.text === '' || exact.some(({ quality }) => quality < ranks.subsequence)) return exact;
  const typos = collect(search, typoQuality);
  return [...exact, ...typos].toSorted((a, b) => Math.floor(a.quality) - Math.floor(b.quality)).slice(0, search.most);
}

/** Filters alone list what passes them. */
function listNames(search: NameSearch): readonly NameMatch[] {
  if (search.query.kinds.size === 0 && search.query.package === '') return [];
  return collect(search, () => () => ranks.exact);
}

type Measure = (query: string) => (table: NameTable, index: number) => Quality;

function collect(search: NameSearch, measure: Measure): readonly NameMatch[] {
  const best = createRanking(search.most);
  const namesakes = createRanking(search.most);
  const qualityOf = measure(search.query.text);
  for (const table of search.tables) {
    for (let index = 0; index < table.names.length; index += 1) {
      const quality = qualityOf(table, index);
      if (quality === noMatch || !passes(search.query, table, index)) continue;
      const match = { table, index, quality };
      const isNamesake = quality <= ranks.caseless && table.pageOf[index] !== index && table.kinds[index] !== 'heading';
      (isNamesake ? namesakes : best).add(rankOf(match, search), match);
    }
  }
  return mergeNamesakes(best.list(), namesakes.list()).slice(0, search.most);
}

function mergeNamesakes(best: readonly NameMatch[], namesakes: readonly NameMatch[]): readonly NameMatch[] {
  const isExact = ({ quality }: NameMatch): boolean => quality <= ranks.caseless;
  const others = best.filter((match) => !isExact(match));
  return [...best.filter(isExact), ...namesakes.slice(0, mostNamesakes), ...others, ...namesakes.slice(mostNamesakes)];
}

export function passes({ kinds, package: pkg }: Query, table: NameTable, index: number): boolean {
  if (kinds.size > 0 && !kinds.has(table.kinds[index] ?? 'page')) return false;
  return pkg === '' || packageOf(table, index)?.some((name) => name.toLowerCase() === pkg) === true;
}

const exactQuality: Measure = (query) => {
  const { whole, parts, isPath } = needlesOf(query);
  const joined = createNeedle(parts.map(({ text }) => text).join(''));
  const all = whole.letters | joined.letters;
  return (table, index) => {
    const name = table.ownNames[index] ?? '';
    const lower = table.lowerNames[index] ?? '';
    const letters = table.letters[index] ?? 0;
    let quality = missingLetters(all, letters) === 0 ? matchName(whole, name, lower) : noMatch;
    if (parts.length < 2) return quality;
    if (!isPath && missingLetters(all, letters) === 0) quality = Math.min(quality, matchWords({ parts, joined, name, lower }));
    return quality < ranks.path ? quality : Math.min(quality, matchPath({ parts, isPath, table, index, match: matchName }));
  };
};

const typoQuality: Measure = (query) => {
  const { whole, parts, isPath } = needlesOf(query);
  const most = mostTypos(whole.lower);
  return (table, index) => {
    const letters = table.letters[index] ?? 0;
    if (parts.length > 1) return matchPath({ parts, isPath, table, index, match: matchNearly });
    if (most === 0 || missingLetters(whole.letters, letters) > most) return noMatch;
    return matchTypo(whole, table.ownNames[index] ?? '', table.lowerNames[index] ?? '');
  };
};

function matchNearly(needle: Needle, name: string, lower: string): Quality {
  return Math.min(matchName(needle, name, lower), matchTypo(needle, name, lower));
}

interface Needles {
  readonly whole: Needle;
  readonly parts: readonly Needle[];
  /** Written with dots: the last part is a name, those before say where it is. */
  readonly isPath: boolean;
}

function needlesOf(query: string): Needles {
  const bare = query.replace(/\(\s*\)?$/, '');
  const isPath = /[\w$\])](\.|#|::)([\w$[@]|$)/.test(bare) && !/\s/.test(bare);
  const parts = bare
    .split(isPath ? /\.|#|::/ : /[\s.#:,/]+/)
    .filter((part, index, all) => part !== '' || (isPath && index === all.length - 1));
  return { whole: createNeedle(bare), parts: parts.map(createNeedle), isPath };
}

/** `build schema` is `buildSchema`; `authentication middleware` are words of a title. */
function matchWords(request: {
  readonly parts: readonly Needle[];
  readonly joined: Needle;
  readonly name: string;
  readonly lower: string;
}): Quality {
  const { parts, joined, name, lower } = request;
  const compact = lower.replace(/[\s-]+/g, '');
  if (compact === joined.lower) return ranks.caseless;
  if (compact.startsWith(joined.lower)) return ranks.prefix + 0.2;
  let at = 0;
  let isInOrder = true;
  for (const part of parts) {
    const quality = matchName(part, name, lower);
    if (quality >= ranks.words + 0.3) return noMatch;
    const found = lower.indexOf(part.lower, at);
    if (found < 0) isInOrder = false;
    else at = found + part.lower.length;
  }
  return ranks.words + (isInOrder ? 0.2 : 0.4);
}

/** `GraphQLSchema.getType`, `schema getType`: the name, and what it is in. */
function matchPath(request: {
  readonly parts: readonly Needle[];
  readonly isPath: boolean;
  readonly table: NameTable;
  readonly index: number;
  readonly match: (needle: Needle, name: string, lower: string) => Quality;
}): Quality {
  const { parts, isPath, table, index, match } = request;
  const container = containerOf(table, index);
  const last = parts.at(-1);
  if (container === '' || last === undefined) return noMatch;
  const own = isPath ? [last] : [last, ...parts.slice(0, -1)];
  const lowerContainer = container.toLowerCase();
  let best = noMatch;
  for (const needle of own) {
    const name = needle.lower === '' ? ranks.prefix : match(needle, table.ownNames[index] ?? '', table.lowerNames[index] ?? '');
    if (name === noMatch) continue;
    let worst: Quality = 0;
    for (const part of parts) if (part !== needle) worst = Math.max(worst, match(part, container, lowerContainer));
    const quality = Math.max(name, worst);
    if (quality <= ranks.caseless) return quality;
    // With dots nothing else can be meant; words may as well be words of a name.
    best = Math.min(best, isPath ? quality : Math.max(ranks.path + quality / 10 + (needle === last ? 0 : 0.05), quality));
  }
  return best;
}

const kindOrder: readonly NameKind[] = [
  'document',
  'package',
  'module',
  'page',
  'class',
  'function',
  'namespace',
  'interface',
  'type',
  'enum',
  'variable',
  'method',
  'accessor',
  'constructor',
  'enum-member',
  'property',
  'call',
  'construct',
  'index',
  'heading',
];
const kindRank = new Map(kindOrder.map((kind, index) => [kind, index]));

/** One number that sorts: the smaller the better. */
function rankOf({ table, index, quality }: NameMatch, { currentPackage }: NameSearch): number {
  const kind = table.kinds[index] ?? 'page';
  const rank = Math.floor(quality);
  const group = kind === 'heading' ? 2 : table.pageOf[index] === index ? 0 : 1;
  const isElsewhere = currentPackage !== '' && (packageOf(table, index)?.[0] ?? currentPackage) !== currentPackage;
  const fine = Math.min(9, Math.round((quality - rank) * 10));
  const length = Math.min(255, (table.names[index]?.length ?? 0) + (group === 1 ? containerOf(table, index).length : 0));
  let sum = rank * 4 + group;
  sum = sum * 2 + (hasFlag(table, index, 'deprecated') ? 1 : 0);
  sum = sum * 2 + (isElsewhere ? 1 : 0);
  sum = sum * 2 + (hasFlag(table, index, 'inherited') ? 1 : 0);
  sum = sum * 10 + fine;
  sum = sum * 32 + (kindRank.get(kind) ?? 31);
  return sum * 256 + length;
}

interface Ranked {
  readonly rank: number;
  readonly match: NameMatch;
}

/** Keeps the best of many without sorting them all. */
function createRanking(most: number) {
  let kept: Ranked[] = [];
  let limit = Number.POSITIVE_INFINITY;
  const trim = (): void => {
    kept = kept.toSorted(compareRanked).slice(0, most);
    limit = kept.length < most ? Number.POSITIVE_INFINITY : (kept.at(-1)?.rank ?? limit);
  };
  return {
    add: (rank: number, match: NameMatch): void => {
      if (rank > limit) return;
      kept.push({ rank, match });
      if (kept.length >= most * 8) trim();
    },
    list: (): readonly NameMatch[] => {
      trim();
      return kept.map(({ match }) => match);
    },
  };
}

function compareRanked(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || compareText(pathOf(a.match), pathOf(b.match));
}

function pathOf({ table, index }: NameMatch): string {
  return `${containerOf(table, index)}.${table.ownNames[index]}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
