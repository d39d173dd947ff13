import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport } from './apiSnapshot.ts';

/** Declarations by id, once for each snapshot: a comparison asks for them thousands of times. */
const indexes = new WeakMap<ApiSnapshot, ReadonlyMap<string, readonly SnapshotDeclaration[]>>();

/** The declarations of an id: more than one where declarations are merged. */
export function declarationsOf(snapshot: ApiSnapshot, id: string): readonly SnapshotDeclaration[] {
  const index = indexes.get(snapshot) ?? indexOf(snapshot);
  indexes.set(snapshot, index);
  return index.get(id) ?? [];
}

function indexOf({ declarations }: ApiSnapshot): ReadonlyMap<string, readonly SnapshotDeclaration[]> {
  const index = new Map<string, SnapshotDeclaration[]>();
  for (const one of declarations) {
    const own = index.get(one.id);
    if (own === undefined) index.set(one.id, [one]);
    else own.push(one);
  }
  return index;
}

/** Whether all declarations of an id are tagged `@internal`. */
export function isInternal(snapshot: ApiSnapshot, id: string): boolean {
  const own = declarationsOf(snapshot, id);
  return own.length > 0 && own.every((one) => one.isInternal);
}

/** The exports of a namespace. Undefined for other declarations. */
export function namespaceExports(snapshot: ApiSnapshot, id: string): readonly SnapshotExport[] | undefined {
  const found = declarationsOf(snapshot, id).filter((one) => one.kind === 'namespace');
  return found.length === 0 ? undefined : found.flatMap((one) => one.exports);
}
