import type { NameKind } from '../../../renderer/model/search.ts';
import { compareTypes, type Distance } from './compareTypes.ts';
import { createNeedle, matchName, ranks } from './matchName.ts';
import { containerOf, hasFlag } from './NameTable.ts';
import type { WantedSignature } from './parseSignature.ts';
import type { SearchType } from './parseType.ts';
import type { NameMatch } from './rankNames.ts';
import { resolveNames } from './resolveNames.ts';
import { expandAliases, type RowParameter, type SignatureRow, type TypeRelations, type TypeTable } from './TypeTable.ts';

export interface TypeSearch {
  readonly wanted: WantedSignature;
  readonly tables: readonly TypeTable[];
  readonly relations: TypeRelations;
  readonly most: number;
  readonly passes: (match: NameMatch) => boolean;
}

/** A row further away than this has hardly anything to do with the query. */
const farthest = 3.9;

/** What it costs that a parameter of the declaration isn't in the query. */
const missing = { required: 0.7, optional: 0.05, self: 0.4 } as const;
/** The same where the query says nothing about parameters: it only helps to put the simple before the complicated. */
const unasked = { required: 0.1, optional: 0.02, self: 0.05 } as const;
const swapped = 0.05;
const unpacked = 0.8;

/** A function is what readers look for; a property that happens to have the type is not. */
const kindCost: ReadonlyMap<NameKind, number> = new Map([
  ['function', 0],
  ['constructor', 0.15],
  ['method', 0.3],
  ['call', 0.6],
  ['construct', 0.6],
  ['variable', 0.4],
  ['accessor', 0.7],
  ['property', 0.8],
  ['type', 1.2],
  ['interface', 1.2],
]);

interface RowMatch {
  readonly match: NameMatch;
  readonly distance: Distance;
}

/** The names whose signatures are nearest to the one that is asked for. */
export function searchTypes(search: TypeSearch): readonly NameMatch[] {
  const { relations, wanted } = search;
  const prepare = (type: SearchType): SearchType => expandAliases(resolveNames(type, relations), relations.aliases);
  const result = prepare(wanted.result);
  if (!wanted.isBare) return best(search, [{ parameters: wanted.parameters?.map(prepare), result, extra: 0 }]);
  const any: SearchType = { kind: 'any' };
  return best(search, [
    { parameters: undefined, result, extra: 0 },
    { parameters: [result], result: any, extra: 0.6 },
  ]);
}

interface PreparedSignature {
  readonly parameters: readonly SearchType[] | undefined;
  readonly result: SearchType;
  readonly extra: Distance;
}

function best({ wanted, tables, relations, most, passes }: TypeSearch, signatures: readonly PreparedSignature[]): readonly NameMatch[] {
  const needle = wanted.name === '' ? undefined : createNeedle(wanted.name.slice(wanted.name.lastIndexOf('.') + 1));
  const matches: RowMatch[] = [];
  for (const table of tables) {
    const { names } = table;
    const nearest = new Map<number, Distance>();
    for (const signature of signatures) {
      const distanceOf = createRowDistance(table, signature, relations);
      for (const row of table.rows) {
        const named = needle === undefined ? 0 : matchName(needle, names.ownNames[row.name] ?? '', names.lowerNames[row.name] ?? '');
        if (named >= ranks.path) continue;
        const distance = distanceOf(row) + signature.extra + named;
        if (distance < Math.min(farthest, nearest.get(row.name) ?? farthest)) nearest.set(row.name, distance);
      }
    }
    for (const [index, distance] of nearest) {
      const match = { table: names, index, quality: ranks.exact };
      if (passes(match)) matches.push({ match, distance: distance + nameCost(match) });
    }
  }
  return nearestOf(matches, most).map(({ match }) => match);
}

/** Sorts no more than it has to: a loose query fits nearly everything. */
function nearestOf(matches: readonly RowMatch[], most: number): readonly RowMatch[] {
  const distances = Float64Array.from(matches, ({ distance }) => distance).sort();
  const limit = distances[Math.min(most, distances.length) - 1] ?? 0;
  return matches
    .filter(({ distance }) => distance <= limit)
    .toSorted(compareMatches)
    .slice(0, most);
}

function nameCost({ table, index }: NameMatch): Distance {
  const kind = kindCost.get(table.kinds[index] ?? 'page') ?? 1;
  return kind + (hasFlag(table, index, 'inherited') ? 0.5 : 0) + (hasFlag(table, index, 'deprecated') ? 3 : 0);
}

function compareMatches(a: RowMatch, b: RowMatch): number {
  const [first, second] = [pathOf(a.match), pathOf(b.match)];
  return a.distance - b.distance || first.length - second.length || (first < second ? -1 : 1);
}

function pathOf({ table, index }: NameMatch): string {
  return `${containerOf(table, index)}.${table.ownNames[index]}`;
}

type RowDistance = (row: SignatureRow) => Distance;

/** Each distinct type is compared once with each of the query's, however many signatures have it. */
function createRowDistance({ types }: TypeTable, { parameters, result }: PreparedSignature, relations: TypeRelations): RowDistance {
  const compare = (wanted: SearchType): ((type: number) => Distance) => {
    const known = new Float64Array(types.length).fill(-1);
    return (type) => {
      const before = known[type] ?? -1;
      if (before >= 0) return before;
      const distance = compareTypes(wanted, types[type] ?? { kind: 'opaque' }, relations);
      known[type] = distance;
      return distance;
    };
  };
  const resultDistance = compare(result);
  const parameterDistances = parameters?.map(compare);
  const variables = parameters?.filter(({ kind }) => kind === 'variable').length ?? 0;
  return (row) => {
    const distance = resultDistance(row.result) + (row.isUnpacked ? unpacked : 0);
    if (distance >= farthest) return distance;
    if (parameterDistances === undefined) return distance + left(row.parameters, unasked) + detourOf(row, types);
    if (parameterDistances.length > row.parameters.length) return Number.POSITIVE_INFINITY;
    const isSame = (assigned: readonly number[]): boolean =>
      variables === 0 || parameters === undefined || agree({ parameters, result, row, assigned });
    const [only, second] = parameterDistances;
    if (only !== undefined && second === undefined && variables === 0) return distance + assignOne(row, only);
    return distance + assign({ row, distances: parameterDistances, isAllowed: isSame });
  };
}

/** As `assign`, for the usual query of one parameter. */
function assignOne({ parameters, isUnpacked }: SignatureRow, distanceOf: (type: number) => Distance): Distance {
  const price = isUnpacked ? unasked : missing;
  const all = left(parameters, price);
  let least = Number.POSITIVE_INFINITY;
  for (const { type, need } of parameters) least = Math.min(least, distanceOf(type) + all - price[need]);
  return least;
}

/** Who asks where a type comes from is helped less by what takes anything, or takes what it gives. */
function detourOf({ parameters, result }: SignatureRow, types: TypeTable['types']): Distance {
  return parameters.reduce((sum, { type }) => {
    const taken = types[type];
    const isAnything = taken?.kind === 'opaque' || (taken?.kind === 'name' && taken.name === 'unknown');
    return sum + (isAnything ? 0.3 : type === result ? 0.15 : 0);
  }, 0);
}

/** Gives each parameter of the query one of the row's, so that the sum of the distances is least. */
function assign(request: {
  readonly row: SignatureRow;
  readonly distances: readonly ((type: number) => Distance)[];
  readonly isAllowed: (assigned: readonly number[]) => boolean;
}): Distance {
  const { row, distances, isAllowed } = request;
  const assigned: number[] = [];
  let least = farthest;
  const next = (sum: Distance): void => {
    if (sum >= least) return;
    const distance = distances[assigned.length];
    if (distance === undefined) {
      const rest = row.parameters.filter((_, index) => !assigned.includes(index));
      const total = sum + left(rest, row.isUnpacked ? unasked : missing);
      if (total < least && isAllowed(assigned)) least = total;
      return;
    }
    for (const [index, { type }] of row.parameters.entries()) {
      if (assigned.includes(index)) continue;
      const cost = distance(type);
      if (cost === Number.POSITIVE_INFINITY) continue;
      const isSwapped = index < (assigned.at(-1) ?? 0);
      assigned.push(index);
      next(sum + cost + (isSwapped ? swapped : 0));
      assigned.pop();
    }
  };
  next(0);
  return least < farthest ? least : Number.POSITIVE_INFINITY;
}

function left(parameters: readonly RowParameter[], price: typeof missing | typeof unasked): Distance {
  return parameters.reduce((sum, { need }) => sum + price[need], 0);
}

/** A type variable is the same type wherever it stands. */
function agree(request: {
  readonly parameters: readonly SearchType[];
  readonly result: SearchType;
  readonly row: SignatureRow;
  readonly assigned: readonly number[];
}): boolean {
  const { parameters, result, row, assigned } = request;
  const bound = new Map<string, number>();
  const bind = (type: SearchType, declared: number): boolean => {
    if (type.kind !== 'variable') return true;
    const known = bound.get(type.name) ?? declared;
    bound.set(type.name, known);
    return known === declared;
  };
  return parameters.every((type, index) => bind(type, row.parameters[assigned[index] ?? 0]?.type ?? 0)) && bind(result, row.result);
}
