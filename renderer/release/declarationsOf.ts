import { groupBy } from '../model/groupBy.ts';
import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport, SnapshotModule } from './apiSnapshot.ts';
import { type DeclaredMember, factsOf } from './declarationFacts.ts';

/** Declarations by id, once for each snapshot: a comparison asks for them thousands of times. */
const indexes = new WeakMap<ApiSnapshot, ReadonlyMap<string, readonly SnapshotDeclaration[]>>();

/** The declarations of an id: more than one where declarations are merged. */
export function declarationsOf(snapshot: ApiSnapshot, id: string): readonly SnapshotDeclaration[] {
  const index = indexes.get(snapshot) ?? groupBy(snapshot.declarations, (one) => one.id);
  indexes.set(snapshot, index);
  return index.get(id) ?? [];
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

/** The exports of a namespace. Undefined for other declarations. */
export function namespaceExports(snapshot: ApiSnapshot, id: string): readonly SnapshotExport[] | undefined {
  const found = declarationsOf(snapshot, id).filter((one) => one.kind === 'namespace');
  return found.length === 0 ? undefined : found.flatMap((one) => one.exports);
}

/** The members of a class. Empty for other declarations. */
export function classMembers(snapshot: ApiSnapshot, id: string): readonly DeclaredMember[] {
  return declarationsOf(snapshot, id).flatMap((one) => (one.kind === 'class' ? factsOf(one).members : []));
}

/** Ids of the classes that a class extends directly. */
export function classBases(snapshot: ApiSnapshot, id: string): readonly string[] {
  return declarationsOf(snapshot, id).flatMap((one) => factsOf(one).base ?? []);
}

/** The names of the members of an enum. Empty for other declarations. */
export function enumMemberNames(declarations: readonly SnapshotDeclaration[]): readonly string[] {
  return declarations.flatMap((one) => (one.kind === 'enum' ? factsOf(one).members.map(({ name }) => name) : []));
}
