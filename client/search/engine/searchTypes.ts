import type { NameKind } from '../../../renderer/model/search.ts';
import type { Distance } from './compareTypes.ts';
import { createNeedle, matchName, type Needle, noMatch, ranks } from './matchName.ts';
import { hasFlag, type NameTable } from './NameTable.ts';
import { createNearest, type Nearest } from './nearestNames.ts';
import type { WantedSignature } from './parseSignature.ts';
import type { SearchType } from './parseType.ts';
import type { NameMatch } from './rankNames.ts';
import { resolveNames } from './resolveNames.ts';
import { createRowDistance, type PreparedSignature, type RowDistance } from './rowDistance.ts';
import { expandAliases, type TypeRelations } from './TypeRelations.ts';
import type { TypeTable } from './TypeTable.ts';

export interface TypeRequest {
  readonly wanted: WantedSignature;
  readonly relations: TypeRelations;
  readonly most: number;
  readonly passes: (match: NameMatch) => boolean;
}

/** A signature further away than this has hardly anything to do with the query, whatever kind of thing has it. */
const farthest = 3.9;
/** Sums that differ only by rounding are equal. */
const tie = 1e-9;
/** If the query is only a type, symbols that take it rank after symbols that return it. */
const takesOnly = 0.6;
/** Readers who type the bare name of a type often want its page, so only close matches are shown. */
const farthestOfBare = 2;

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

/** Searches the parts of the index one after the other. */
export interface TypeSearch {
  readonly add: (table: TypeTable) => void;
  /** The nearest so far. */
  readonly list: () => readonly NameMatch[];
}

/**
 * The names whose signatures are nearest to the one that is asked for. Only rows are measured that have a type which the index gives for the
 * query's most telling part; where every part may be anything, all of them are. What can't be among the nearest any more is
 * not looked at further.
 */
export function createTypeSearch({ wanted, relations, most, passes }: TypeRequest): TypeSearch {
  const nearest = createNearest(most, wanted.isBare ? farthestOfBare : farthest);
  const signatures = prepare(wanted, relations);
  return {
    add: (table) => {
      for (const signature of signatures) addRows({ table, signature, name: wanted.name, relations, nearest, passes });
    },
    list: nearest.list,
  };
}

interface Alternative extends PreparedSignature {
  readonly extra: Distance;
}

function prepare(wanted: WantedSignature, relations: TypeRelations): readonly Alternative[] {
  const ready = (type: SearchType): SearchType => expandAliases(resolveNames(type, relations), relations.aliases);
  const result = ready(wanted.result);
  if (!wanted.isBare) return [{ parameters: wanted.parameters?.map(ready), result, extra: 0 }];
  return [
    { parameters: undefined, result, extra: 0 },
    { parameters: [result], result: { kind: 'any' }, extra: takesOnly },
  ];
}

interface AddRows {
  readonly table: TypeTable;
  readonly signature: Alternative;
  /** What the name has to match; `''`: any does. */
  readonly name: string;
  readonly relations: TypeRelations;
  readonly nearest: Nearest;
  readonly passes: (match: NameMatch) => boolean;
}

function addRows({ table, signature, name, relations, nearest, passes }: AddRows): void {
  const needle = name === '' ? undefined : createNeedle(name.slice(name.lastIndexOf('.') + 1));
  const distance = createRowDistance(table, signature, relations);
  const measure = (place: number): void => {
    const row = table.rows[place];
    if (row === undefined) return;
    const named = needle === undefined ? 0 : nameDistance(needle, table.names, row.name);
    if (named >= ranks.path) return;
    const extra = signature.extra + named + nameCost(table.names, row.name);
    const sum = distance.of(row, nearest.limit() - extra + tie) + extra;
    if (sum > nearest.limit() + tie) return;
    const match = { table: table.names, index: row.name, quality: ranks.exact };
    if (passes(match)) nearest.add(match, sum);
  };
  const columns = fewestRows(table, signature, distance);
  if (columns === undefined) for (let place = 0; place < table.rows.length; place += 1) measure(place);
  else for (const places of columns) for (const place of places) measure(place);
}

/** A constructor is called by its class's name. */
function nameDistance(needle: Needle, names: NameTable, index: number): Distance {
  const numbers = names.kinds[index] === 'constructor' ? names.containerWordOf : names.wordOf;
  const word = names.words[numbers[index] ?? 0];
  return word === undefined ? noMatch : matchName(needle, word);
}

/** The rows that can match one part of the query, of the part with the fewest; `undefined`: all. */
function fewestRows(table: TypeTable, { parameters = [], result }: Alternative, distance: RowDistance): readonly Int32Array[] | undefined {
  const parts = [
    { wanted: result, distance: distance.result, rows: table.rowsGiving },
    ...parameters.map((wanted, at) => ({ wanted, distance: distance.parameters[at] ?? distance.result, rows: table.rowsTaking })),
  ];
  const columns = parts.flatMap((part) => {
    const candidates = table.index.candidates(part.wanted);
    if (candidates === undefined) return [];
    const lists = [...candidates].filter((type) => part.distance(type) < farthest).map(part.rows);
    return [{ lists, count: lists.reduce((sum, { length }) => sum + length, 0) }];
  });
  return columns.toSorted((a, b) => a.count - b.count)[0]?.lists;
}

function nameCost(table: NameTable, index: number): Distance {
  const kind = kindCost.get(table.kinds[index] ?? 'page') ?? 1;
  const isInherited = hasFlag(table, index, 'inherited') || hasFlag(table, index, 'foreign');
  return kind + (isInherited ? 0.5 : 0) + (hasFlag(table, index, 'deprecated') ? 3 : 0);
}
