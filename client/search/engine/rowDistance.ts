import { compareTypes, type Distance } from './compareTypes.ts';
import type { SearchType } from './parseType.ts';
import type { TypeRelations } from './TypeRelations.ts';
import type { RowParameter, SignatureRow, TypeTable } from './TypeTable.ts';

/** A signature that is asked for, its names resolved. */
export interface PreparedSignature {
  /** Undefined: any. */
  readonly parameters: readonly SearchType[] | undefined;
  readonly result: SearchType;
}

export interface RowDistance {
  /** `Infinity` when it is not below the limit, as far as that is known without much ado. */
  readonly of: (row: SignatureRow, limit: Distance) => Distance;
  /** How far each of the query's types is from a declared one: that of the result, then those of the parameters. */
  readonly result: (type: number) => Distance;
  readonly parameters: readonly ((type: number) => Distance)[];
}

/** What it costs that a parameter of the declaration isn't in the query. */
const missing = { required: 0.7, optional: 0.05, self: 0.4 } as const;
/** The same where the query says nothing about parameters: it only helps to put the simple before the complicated. */
const unasked = { required: 0.1, optional: 0.02, self: 0.05 } as const;
const swapped = 0.05;
const unpacked = 0.8;
/**
 * Penalties: a function that takes anything, takes the type that it returns, or takes lists of it, is less useful for getting a value of
 * the type.
 */
const detours = { anything: 0.3, same: 0.15, list: 0.15 } as const;

/** Measures rows of a table. Each distinct type is compared once with each of the query's, however many signatures have it. */
export function createRowDistance(table: TypeTable, { parameters, result }: PreparedSignature, relations: TypeRelations): RowDistance {
  const compare = (wanted: SearchType): ((type: number) => Distance) => {
    const known = new Float64Array(table.texts.length).fill(-1);
    return (type) => {
      const before = known[type] ?? -1;
      if (before >= 0) return before;
      const distance = compareTypes(wanted, table.typeAt(type), relations);
      known[type] = distance;
      return distance;
    };
  };
  const resultDistance = compare(result);
  const parameterDistances = parameters?.map(compare);
  const variables = parameters?.filter(({ kind }) => kind === 'variable').length ?? 0;
  const of = (row: SignatureRow, limit: Distance): Distance => {
    const distance = resultDistance(row.result) + (row.isUnpacked ? unpacked : 0);
    if (distance >= limit) return Number.POSITIVE_INFINITY;
    if (parameterDistances === undefined) return distance + left(row.parameters, unasked) + detourOf(row, table);
    if (parameterDistances.length > row.parameters.length) return Number.POSITIVE_INFINITY;
    const isSame = (assigned: readonly number[]): boolean =>
      variables === 0 || parameters === undefined || agree({ parameters, result, row, assigned });
    const [only, second] = parameterDistances;
    if (only !== undefined && second === undefined && variables === 0) return distance + assignOne(row, only);
    return distance + assign({ row, distances: parameterDistances, limit: limit - distance, isAllowed: isSame });
  };
  return { of, result: resultDistance, parameters: parameterDistances ?? [] };
}

/** As `assign`, for the usual query of one parameter. */
function assignOne({ parameters, isUnpacked }: SignatureRow, distanceOf: (type: number) => Distance): Distance {
  const price = isUnpacked ? unasked : missing;
  const all = left(parameters, price);
  let least = Number.POSITIVE_INFINITY;
  for (const { type, need } of parameters) least = Math.min(least, distanceOf(type) + all - price[need]);
  return least;
}

function detourOf({ parameters, result }: SignatureRow, { texts, typeAt }: TypeTable): Distance {
  let sum = 0;
  for (const { type } of parameters) {
    const taken = typeAt(type);
    if (taken.kind === 'opaque' || (taken.kind === 'name' && taken.name === 'unknown')) sum += detours.anything;
    else if (type === result) sum += detours.same;
    else if (texts[type] === `Array<${texts[result]}>`) sum += detours.list;
  }
  return sum;
}

/** Gives each parameter of the query one of the row's, so that the sum of the distances is least. */
function assign(request: {
  readonly row: SignatureRow;
  readonly distances: readonly ((type: number) => Distance)[];
  readonly limit: Distance;
  readonly isAllowed: (assigned: readonly number[]) => boolean;
}): Distance {
  const { row, distances, limit, isAllowed } = request;
  const assigned: number[] = [];
  let least = limit;
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
  return least < limit ? least : Number.POSITIVE_INFINITY;
}

function left(parameters: readonly RowParameter[], price: typeof missing | typeof unasked): Distance {
  let sum = 0;
  for (const { need } of parameters) sum += price[need];
  return sum;
}

/** Each occurrence of a type variable is the same type. */
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
