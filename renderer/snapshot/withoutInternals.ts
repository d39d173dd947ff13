import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport, SnapshotMember } from './apiSnapshot.ts';

/**
 * The snapshot without what is tagged `@internal`: users cannot import it, and no change to it concerns them. Internal declarations stay
 * where public ones mention them, as types without a name.
 */
export function withoutInternals(snapshot: ApiSnapshot): ApiSnapshot {
  const { modules, declarations } = snapshot;
  const isPublic = publicTest(declarations);
  const exportsOf = (exports: readonly SnapshotExport[]): readonly SnapshotExport[] => exports.filter(({ target }) => isPublic(target));
  return {
    ...snapshot,
    modules: modules.map((module) => ({ ...module, exports: exportsOf(module.exports) })),
    declarations: declarations.map((one) => withoutInternalMembers(one, exportsOf)),
  };
}

function publicTest(declarations: readonly SnapshotDeclaration[]): (id: string) => boolean {
  const internal = new Set(declarations.filter(({ isInternal }) => isInternal).map(({ id }) => id));
  for (const { id, isInternal } of declarations) if (!isInternal) internal.delete(id);
  return (id) => !internal.has(id);
}

function withoutInternalMembers(
  declaration: SnapshotDeclaration,
  exportsOf: (exports: readonly SnapshotExport[]) => readonly SnapshotExport[],
): SnapshotDeclaration {
  switch (declaration.kind) {
    case 'class':
      return { ...declaration, members: publicMembers(declaration.members) };
    case 'interface':
      return { ...declaration, members: publicMembers(declaration.members) };
    case 'enum':
      return { ...declaration, members: publicMembers(declaration.members) };
    case 'function': {
      const members = publicMembers(declaration.members);
      // A function without overloads is none.
      return members.length === 0 ? declaration : { ...declaration, members };
    }
    case 'namespace':
      return { ...declaration, exports: exportsOf(declaration.exports) };
    default:
      return declaration;
  }
}

function publicMembers(members: readonly SnapshotMember[]): readonly SnapshotMember[] {
  return members.some(({ isInternal }) => isInternal) ? members.filter(({ isInternal }) => !isInternal) : members;
}
