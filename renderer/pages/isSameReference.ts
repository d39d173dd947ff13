import type { ResolvedReference } from '../model/resolve.ts';

/** Whether two answers say the same of a reference. */
export function isSameReference(one: ResolvedReference, other: ResolvedReference): boolean {
  return one.href === other.href && one.isOnlyLinked === other.isOnlyLinked;
}
