import type ts from 'typescript';
import { below, type Difference } from '../difference/difference.ts';
import { isTupleReference } from '../types/typeFacts.ts';
import { isAssignable, isGeneric } from './isAssignable.ts';
import { changedTo, loosened, undecided } from './pairDifferences.ts';
import type { ReferencePair, Relation, TypePair } from './relation.ts';

export function relateArrays(pair: ReferencePair, relation: Relation): readonly Difference[] | undefined {
  const { checker, relate } = relation;
  const { old, new: next, position } = pair;
  if (!checker.isArrayType(old) || !checker.isArrayType(next)) return undefined;
  const [before, after] = [checker.getTypeArguments(old)[0], checker.getTypeArguments(next)[0]];
  if (before === undefined || after === undefined) return undefined;
  const elements = below({ kind: 'element' }, relate({ ...pair, old: before, new: after }));
  return [...relateWriting({ ...pair, wasReadonly: isReadonlyArray(old), isReadonly: isReadonlyArray(next), position }), ...elements];
}

function isReadonlyArray({ symbol }: ts.TypeReference): boolean {
  return symbol.name === 'ReadonlyArray';
}

interface WritingPair extends TypePair {
  readonly wasReadonly: boolean;
  readonly isReadonly: boolean;
}

/** Mutable arrays and tuples are assignable to readonly ones, but not the other way round. */
function relateWriting({ wasReadonly, isReadonly, position, old, new: next }: WritingPair): readonly Difference[] {
  if (wasReadonly === isReadonly) return [];
  const base = { path: [], position, isCertain: true, old, new: next } as const;
  const isHarm = (position === 'receive') === isReadonly;
  const reason = isReadonly
    ? position === 'receive'
      ? 'is readonly now'
      : 'accepts readonly arrays, too'
    : position === 'receive'
      ? 'can be changed now'
      : 'no longer accepts readonly arrays';
  return [{ severity: isHarm ? 'major' : 'minor', rule: isReadonly ? 'readonly' : 'mutable', reason, ...base }];
}

export function relateTuples(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, relate, print } = relation;
  const { old, new: next } = pair;
  if (isTupleReference(old, checker) && isTupleReference(next, checker)) {
    const [before, after] = [old.target, next.target];
    const isAlike =
      before.elementFlags.length === after.elementFlags.length &&
      before.elementFlags.every((flags, index) => flags === after.elementFlags[index]);
    if (isAlike) {
      const [mine, yours] = [checker.getTypeArguments(old), checker.getTypeArguments(next)];
      const elements = mine.flatMap((one, index) => {
        const other = yours[index];
        return other === undefined ? [] : below({ kind: 'element', index }, relate({ ...pair, old: one, new: other }));
      });
      return [...relateWriting({ ...pair, wasReadonly: before.readonly, isReadonly: after.readonly }), ...elements];
    }
  }
  if (isGeneric(old, checker) || isGeneric(next, checker)) return [undecided(pair, changedTo(pair, print))];
  if (isAssignable(pair, relation)) return [loosened(pair, 'minor', changedTo(pair, print))];
  const rule = pair.position === 'pass' ? 'narrower' : 'wider';
  return [{ severity: 'major', rule, reason: changedTo(pair, print), path: [], position: pair.position, isCertain: false, old, new: next }];
}
