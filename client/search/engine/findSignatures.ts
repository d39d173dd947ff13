import type { NamesFiles, TypesData } from '../../../renderer/model/search.ts';
import type { NameTable } from './NameTable.ts';
import type { Query } from './parseQuery.ts';
import { parseSignature } from './parseSignature.ts';
import type { NameMatch } from './rankNames.ts';
import { isSuperseded, passes } from './searchNames.ts';
import { createTypeSearch } from './searchTypes.ts';
import { createRelationsReader, type TypeRelations } from './TypeRelations.ts';
import { createTypeTable, type TypeTable } from './TypeTable.ts';

export interface LoadedTypes {
  readonly relations: TypeRelations;
  /** The parts of the index, each made when it is first asked for. */
  readonly tables: readonly (() => TypeTable)[];
}

/** Reads the types of all parts of an index, part by part, so that a reader's keys are answered meanwhile. */
export async function readTypes(
  files: readonly NamesFiles[],
  names: readonly NameTable[],
  load: <T>(file: string) => Promise<T>,
): Promise<LoadedTypes> {
  const loading = files.map(({ types }) => load<TypesData>(types));
  const reader = createRelationsReader();
  const parts: TypesData[] = [];
  // `Promise.all`, so that the first failure is reported while others are pending.
  await Promise.all([...loading, readInTurn()]);
  const relations = reader.finish();
  const tables = names.flatMap((table, index) => tableOf(table, parts[index]) ?? []);
  // Shows the results of the first index, which the reader waits for, before the others are searched.
  await breathe();
  tables[0]?.();
  return { relations, tables };

  async function readInTurn(): Promise<void> {
    for (const [index, one] of loading.entries()) {
      const part = await one;
      if (index > 0) await breathe();
      reader.add(part);
      parts.push(part);
    }
  }

  function tableOf(table: NameTable, part: TypesData | undefined): (() => TypeTable) | undefined {
    if (part === undefined) return undefined;
    let made: TypeTable | undefined;
    return () => {
      made ??= createTypeTable(part, table, relations);
      return made;
    };
  }
}

export interface SignatureRequest {
  readonly query: Query;
  /** Version of the page that the reader is on. */
  readonly current: string;
  readonly types: LoadedTypes;
  readonly most: number;
  /** Called with what the first part of a large index has. */
  readonly onFirst?: ((matches: readonly NameMatch[]) => void) | undefined;
}

/** Names whose signature matches the query, the best first. */
export async function findSignatures({ query, types, most, current, onFirst }: SignatureRequest): Promise<readonly NameMatch[]> {
  const { relations, tables } = types;
  const passesQuery = ({ table, index }: NameMatch): boolean =>
    passes(query, table, index) && !isSuperseded({ query, currentVersion: current }, table, index);
  const search = createTypeSearch({ wanted: parseSignature(query.text), relations, most, passes: passesQuery });
  for (const [index, tableOf] of tables.entries()) {
    if (index === 1) onFirst?.(search.list());
    if (index > 0) await breathe();
    search.add(tableOf());
  }
  return search.list();
}

/** Lets a reader's keys be answered between the parts of a large index. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
