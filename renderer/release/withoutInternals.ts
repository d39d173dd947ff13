import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport, SnapshotMember } from './apiSnapshot.ts';
import { factsOf } from './declarationFacts.ts';
import { isInternal } from './declarationsOf.ts';

/**
 * The snapshot without what is tagged `@internal`: users cannot import it, and no change to it concerns them. Internal declarations stay
 * where public ones mention them, as types without a name.
 *
 * @param isComputed which internal members stay; default: none
 */
export function withoutInternals(snapshot: ApiSnapshot, isComputed: IsComputed = () => false): ApiSnapshot {
  const { modules, declarations } = snapshot;
  const exportsOf = (exports: readonly SnapshotExport[]): readonly SnapshotExport[] =>
    exports.filter(({ target }) => !isInternal(snapshot, target));
  return {
    ...snapshot,
    modules: modules.map((module) => ({ ...module, exports: exportsOf(module.exports) })),
    declarations: declarations.map((one) => withoutInternalMembers(one, { isComputed, exportsOf })),
  };
}

interface PublicParts {
  readonly isComputed: IsComputed;
  readonly exportsOf: (exports: readonly SnapshotExport[]) => readonly SnapshotExport[];
}

function withoutInternalMembers(declaration: SnapshotDeclaration, { isComputed, exportsOf }: PublicParts): SnapshotDeclaration {
  const publicMembers = (members: readonly SnapshotMember[]): readonly SnapshotMember[] => {
    if (members.every((member) => member.isInternal !== true)) return members;
    const { members: facts } = factsOf(declaration);
    return members.filter((member, index) => member.isInternal !== true || isComputed(declaration.id, facts[index]?.name ?? ''));
  };
  switch (declaration.kind) {
    case 'class':
    case 'interface':
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

/** Whether types are computed from the member with this name of the declaration with this id. */
export type IsComputed = (id: string, name: string) => boolean;
