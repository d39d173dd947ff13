import type { SnapshotDeclaration } from './apiSnapshot.ts';
import { plainName } from './classMembers.ts';
import { memberFacts } from './memberFacts.ts';

/** The names of the members of an enum. Empty for other declarations. */
export function enumMemberNames(declarations: readonly SnapshotDeclaration[]): readonly string[] {
  return declarations.flatMap((one) => (one.kind === 'enum' ? one.members.map(({ text }) => plainName(memberFacts(text))) : []));
}
