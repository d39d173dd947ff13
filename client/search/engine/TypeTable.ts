import type { TypesData } from '../../../renderer/model/search.ts';
import { linesOf } from './linesOf.ts';
import type { NameTable } from './NameTable.ts';
import { parseType, type SearchType } from './parseType.ts';
import { createTypeIndex, type TypeIndex } from './TypeIndex.ts';
import { expandAliases, type TypeRelations } from './TypeRelations.ts';

/** The signatures of a part of the names, prepared for comparison. */
export interface TypeTable {
  readonly names: NameTable;
  /** Distinct types as they are written; a type's number is its place. */
  readonly texts: readonly string[];
  /** A type with aliases such as `Maybe` written out. Read when it is first asked for: most never are. */
  readonly typeAt: (type: number) => SearchType;
  readonly index: TypeIndex;
  readonly rows: readonly SignatureRow[];
  /** Places of the rows whose result is a type. */
  readonly rowsGiving: (type: number) => Int32Array;
  /** Places of the rows with a parameter of a type. */
  readonly rowsTaking: (type: number) => Int32Array;
}

export interface SignatureRow {
  /** In the table of names. */
  readonly name: number;
  readonly parameters: readonly RowParameter[];
  /** A type's number, as in parameters. */
  readonly result: number;
  /** Its parameters are properties of an options object. */
  readonly isUnpacked: boolean;
}

export interface RowParameter {
  readonly type: number;
  readonly need: 'required' | 'optional' | 'self';
}

export function createTypeTable(data: TypesData, names: NameTable, relations: TypeRelations): TypeTable {
  const texts = linesOf(data.types);
  const rows = readRows(data);
  const types: SearchType[] = [];
  const typeAt = (type: number): SearchType => {
    const known = types[type] ?? expandAliases(parseType(texts[type] ?? '?'), relations.aliases);
    types[type] = known;
    return known;
  };
  const taken = (row: SignatureRow): readonly number[] => row.parameters.map(({ type }) => type);
  return {
    names,
    texts,
    typeAt,
    index: createTypeIndex(texts, relations),
    rows,
    rowsGiving: groupRows(rows, texts.length, ({ result }) => [result]),
    rowsTaking: groupRows(rows, texts.length, taken),
  };
}

function readRows(data: TypesData): readonly SignatureRow[] {
  let name = 0;
  return linesOf(data.signatures).map((line): SignatureRow => {
    const [distance = '', signature = ''] = line.split(':');
    name += Number.parseInt(distance, 36);
    const [list = '', result = ''] = signature.split('>');
    return {
      name,
      parameters: list === '' ? [] : list.split(',').map(readParameter),
      result: Number.parseInt(result, 36),
      isUnpacked: result.endsWith('*'),
    };
  });
}

/** Groups rows by type, in a single column: the rows of a type follow each other. */
function groupRows(
  rows: readonly SignatureRow[],
  types: number,
  typesOf: (row: SignatureRow) => readonly number[],
): (type: number) => Int32Array {
  const starts = new Int32Array(types + 1);
  for (const row of rows) for (const type of typesOf(row)) starts[type + 1] = (starts[type + 1] ?? 0) + 1;
  for (let type = 0; type < types; type += 1) starts[type + 1] = (starts[type + 1] ?? 0) + (starts[type] ?? 0);
  const column = new Int32Array(starts[types] ?? 0);
  const next = starts.slice();
  for (const [place, row] of rows.entries()) {
    for (const type of typesOf(row)) {
      column[next[type] ?? 0] = place;
      next[type] = (next[type] ?? 0) + 1;
    }
  }
  return (type) => column.subarray(starts[type], starts[type + 1]);
}

function readParameter(text: string): RowParameter {
  const need = text.endsWith('?') ? 'optional' : text.endsWith('.') ? 'self' : 'required';
  return { type: Number.parseInt(text, 36), need };
}
