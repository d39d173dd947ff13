import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { classBases, classMembers, isHiddenMember } from '../../../snapshot/classMembers.ts';
import type { Difference } from '../difference/difference.ts';
import type { TypePair } from '../relate/relation.ts';
import { brandOf } from '../types/properties.ts';
import type { MembersRequest } from './membersRequest.ts';

/** The brand of a class on its own instances may change: instances of the class keep their identity. */
export function isOwnBrand(name: string, id: string): boolean {
  return brandOf(name) === id;
}

/** With the first private member, a class accepts only its own instances. Objects that users write no longer fit. */
export const nominal: readonly Difference[] = [
  {
    severity: 'major',
    rule: 'kind',
    reason: 'has private or protected members now: only instances of the class are accepted',
    path: [],
    position: 'pass',
    isCertain: false,
  },
];

/** Whether the type accepts only instances of the class, because the class or a base has private or protected members. */
export function isNominal({ id, snapshots }: MembersRequest): boolean {
  return hasHiddenMembers(snapshots.old, id);
}

export function isNominalNow({ newId, snapshots }: MembersRequest): boolean {
  return hasHiddenMembers(snapshots.new, newId);
}

function hasHiddenMembers(snapshot: ApiSnapshot, id: string): boolean {
  return classMembers(snapshot, id).some(isHiddenMember) || classBases(snapshot, id).some((base) => hasHiddenMembers(snapshot, base));
}

export function branded({ position }: TypePair, { isClass }: MembersRequest): readonly Difference[] {
  if (isClass || position === 'receive') return [];
  return [{ severity: 'major', rule: 'kind', reason: 'must be an instance of its class now', path: [], position, isCertain: false }];
}
