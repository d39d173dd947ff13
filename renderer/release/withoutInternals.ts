import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport, SnapshotMember } from './apiSnapshot.ts';
import { isInternal, plainName } from './declarationsOf.ts';
import { memberFacts } from './memberFacts.ts';

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
    const isKept = ({ text, isInternal }: SnapshotMember): boolean => isInternal !== true || isComputed(declaration.id, memberName(text));
    return members.every(isKept) ? members : members.filter(isKept);
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

/** The name of a member from its text, without quotes. */
export function memberName(text: string): string {
  return plainName(memberFacts(text));
}
