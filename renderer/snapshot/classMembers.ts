import type { ApiSnapshot } from './apiSnapshot.ts';
import { declarationsOf } from './declarationsOf.ts';
import { type MemberFacts, memberFacts } from './memberFacts.ts';

/** Facts about the members of a class. Empty for other declarations. */
export function classMembers(snapshot: ApiSnapshot, id: string): readonly MemberFacts[] {
  return declarationsOf(snapshot, id).flatMap((one) => (one.kind === 'class' ? one.members.map(({ text }) => memberFacts(text)) : []));
}

/** Ids of the classes that a class extends directly. */
export function classBases(snapshot: ApiSnapshot, id: string): readonly string[] {
  return declarationsOf(snapshot, id).flatMap((one) =>
    one.kind === 'class' && one.extends !== undefined ? [one.extends.replace(/<.*$/s, '')] : [],
  );
}

/** Whether a member makes a class accept only its own instances. */
export function isHiddenMember({ kind, access, isStatic }: MemberFacts): boolean {
  return kind === 'private' || (kind !== 'constructor' && access !== 'public' && !isStatic);
}

/** The name of a member without quotes. */
export function plainName({ name }: Pick<MemberFacts, 'name'>): string {
  return name.startsWith('"') ? String(JSON.parse(name)) : name;
}
