import type { ApiSnapshot } from '../../../../snapshot/apiSnapshot.ts';
import { classBases, classMembers } from '../../../../snapshot/classMembers.ts';

/** Names of the abstract members of a class and its bases. */
export function abstractMembers(snapshot: ApiSnapshot, id: string): readonly string[] {
  const members = withBases(snapshot, id).flatMap((one) => classMembers(snapshot, one));
  return [...new Set(members.flatMap(({ isAbstract, name }) => (isAbstract ? [name] : [])))];
}

/** An implementation of an abstract member. */
export function abstractText(name: string, { snapshot, id }: { readonly snapshot: ApiSnapshot; readonly id: string }): string {
  const members = withBases(snapshot, id).flatMap((one) => classMembers(snapshot, one));
  const fact = members.find((one) => one.name === name && one.isAbstract);
  const access = fact?.access === 'protected' ? 'protected ' : '';
  return fact?.kind === 'method' ? `${access}${name}(...values: any[]): any { return null!; }` : `${access}${name}: any = null!;`;
}

function withBases(snapshot: ApiSnapshot, id: string): readonly string[] {
  return [id, ...classBases(snapshot, id).flatMap((base) => withBases(snapshot, base))];
}
