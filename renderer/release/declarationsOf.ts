import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../model/memoize.ts';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport, SnapshotModule } from './apiSnapshot.ts';

/** Declarations by id, once for each snapshot: a comparison asks for them thousands of times. */
const indexOf = memoize(({ declarations }: ApiSnapshot) => groupBy(declarations, ({ id }) => id), new WeakMap());

/** The declarations of an id: more than one where declarations are merged. */
export function declarationsOf(snapshot: ApiSnapshot, id: string): readonly SnapshotDeclaration[] {
  return indexOf(snapshot).get(id) ?? [];
}

/** The modules that users can import. */
export function entryPointsOf({ modules }: ApiSnapshot): readonly SnapshotModule[] {
  return modules.filter(({ kind }) => kind === 'entry');
}

/** Whether all declarations of an id are tagged `@internal`. */
export function isInternal(snapshot: ApiSnapshot, id: string): boolean {
  const own = declarationsOf(snapshot, id);
  return own.length > 0 && own.every((one) => one.isInternal);
}

/** Whether all declarations of an id are tagged `@experimental`, `@alpha` or `@beta`. */
export function isTaggedUnstable(snapshot: ApiSnapshot, id: string): boolean {
  const own = declarationsOf(snapshot, id);
  return own.length > 0 && own.every((one) => one.isUnstable);
}

/** The exports of a namespace. Undefined for other declarations. */
export function namespaceExports(snapshot: ApiSnapshot, id: string): readonly SnapshotExport[] | undefined {
  const found = declarationsOf(snapshot, id).filter((one) => one.kind === 'namespace');
  return found.length === 0 ? undefined : found.flatMap((one) => one.exports);
}
