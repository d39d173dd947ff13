import ts from 'typescript';
import { type Harm, major, suspected } from '../difference/difference.ts';
import { constituents, has, isNamedObject, isObject, isPrimitive, signaturesOf } from '../types/typeFacts.ts';
import { isGeneric } from './pairDifferences.ts';
import type { Relation, Scope } from './relation.ts';

interface LostValues {
  readonly before: ts.Type;
  readonly after: ts.Type;
  /** Whether a type argument says the type now. It tells objects apart, and users read it. */
  readonly isSaid?: boolean | undefined;
  readonly scope: Scope;
  readonly relation: Relation;
}

/** Values that users could assign to a property and no longer can. */
export function lostValues({ before, after, isSaid = false, scope, relation }: LostValues): readonly Harm[] {
  const { checker, same, print, names } = relation;
  const [all, left] = [constituents(before), constituents(after)];
  // An object type that gets members is like an interface that does: users read it.
  const isGrown = (one: ts.Type, other: ts.Type): boolean =>
    isWrittenObject(one) && isWrittenObject(other) && checker.isTypeAssignableTo(other, one);
  const isKept = (one: ts.Type): boolean =>
    checker.isTypeAssignableTo(one, after) ||
    // The declaration of an interface reports what differs in it.
    left.some((other) => same(one, other, scope) || names.areAlike(one.symbol, other.symbol) || isGrown(one, other));
  const isOpen = [before, after].some((type) => isGeneric(type, checker));
  const lost = all.filter((one) => (isPrimitive(one) || (isObject(one) && !isOpen)) && !isKept(one));
  // What is null until users set it is a function of theirs, as in `onerror: ((error: Error) => void) | null`.
  const isHook = all.some((one) => has(one, ts.TypeFlags.Null));
  return lost.map((one) => {
    const isCounted = (isPrimitive(one) && !isSaid) || (isHook && one.getCallSignatures().length > 0);
    const about = { reason: `can no longer be set to ${print(one)}`, position: 'receive', old: one } as const;
    return isCounted ? major({ rule: 'write', ...about }) : suspected({ rule: 'assign', ...about });
  });
}

/** Whether a type is an object type without a name, and no function. */
function isWrittenObject(type: ts.Type): boolean {
  return isObject(type) && !isNamedObject(type) && signaturesOf(type).length === 0;
}
