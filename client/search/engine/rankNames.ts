import type { NameKind } from '../../../renderer/model/search.ts';
import { type Quality, ranks } from './matchName.ts';
import { containerOf, hasFlag, isOlder, type NameTable, ownNameOf, packageOf, versionsOf } from './NameTable.ts';

/** A name that matches. */
export interface NameMatch {
  readonly table: NameTable;
  readonly index: number;
  readonly quality: Quality;
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

/**
 * One number for sorting; smaller is better. In order of weight: how the name matches; pages before members before headings; deprecated
 * last; the current package and version first; inherited last; kind; role; length. Members are many and have short names. So a member that
 * only differs in case, as `Kind.ENUM` for `enum`, ranks after exports whose names begin with the query.
 */
export function rankOf({ table, index, quality }: NameMatch, current: CurrentPackage): number {
  const kind = table.kinds[index] ?? 'page';
  const group = kind === 'heading' ? 2 : table.pageOf[index] === index ? 0 : 1;
  const rank = group === 1 ? memberRank(Math.floor(quality)) : Math.floor(quality);
  const elsewhere = isElsewhere(table, index, current);
  const fine = Math.min(9, Math.round((quality % 1) * 10));
  const length = Math.min(255, (table.names[index]?.length ?? 0) + (group === 1 ? containerOf(table, index).length : 0));
  let sum = rank * 4 + group;
  sum = sum * 2 + (hasFlag(table, index, 'deprecated') ? 1 : 0);
  sum = sum * 2 + (elsewhere ? 1 : 0);
  sum = sum * 2 + (hasFlag(table, index, 'inherited') ? 1 : 0);
  sum = sum * 10 + fine;
  sum = sum * 32 + (kindRank.get(kind) ?? 31);
  sum = sum * 32 + (kindRank.get(table.kinds[table.pageOf[index] ?? index] ?? 'page') ?? 31);
  sum = sum * 2 + (hasFlag(table, index, 'foreign') ? 1 : 0);
  return sum * 256 + length;
}

/** What the reader is reading about. */
export interface CurrentPackage {
  /** Its name; `''` for nothing. */
  readonly package: string;
  /** Its version, of several; `''` for the current one. */
  readonly version: string;
}

/** Whether a name is of another package, or of another version than the one that the reader is on (the current one by default). */
function isElsewhere(table: NameTable, index: number, current: CurrentPackage): boolean {
  const name = packageOf(table, index)?.[0];
  return (current.package !== '' && name !== undefined && name !== current.package) || otherVersionOf(table, index, current) !== '';
}

/** The version that a name is of, if it is another one than that of the reader's page; of other packages, than the newest. */
export function otherVersionOf(table: NameTable, index: number, current: CurrentPackage): string {
  const [name, label = ''] = packageOf(table, index) ?? [];
  const versions = versionsOf(table, index) ?? [];
  const isOwn = name !== undefined && name === current.package && current.version !== '';
  const isOther = isOwn ? versions.length > 0 && !versions.includes(current.version) : isOlder(table, index);
  return isOther ? versions[0] || label : '';
}

/** Members are many and have short names. */
function memberRank(rank: number): number {
  if (rank === ranks.caseless) return ranks.prefix;
  return rank === ranks.prefix ? ranks.lastWord : rank;
}

interface Ranked {
  readonly rank: number;
  readonly match: NameMatch;
}

/** Keeps the best of many without sorting them all. */
export function createRanking(most: number) {
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

/** The whole name: `Parser.parse`. */
export function pathOf({ table, index }: NameMatch): string {
  return `${containerOf(table, index)}.${ownNameOf(table, index)}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
