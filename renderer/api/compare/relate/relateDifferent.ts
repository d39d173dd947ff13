import type ts from 'typescript';
import { type Difference, flip, isHarmless } from '../difference/difference.ts';
import { branchesOf } from '../types/branchesOf.ts';
import {
  constituents,
  isConditional,
  isEmptyObject,
  isIndex,
  isIndexedAccess,
  isNoInfer,
  isObject,
  isPrimitive,
  isSubstitution,
} from '../types/typeFacts.ts';
import { isAssignable, isGeneric } from './isAssignable.ts';
import { changedTo, loosened, replaced, tightened, undecided } from './pairDifferences.ts';
import { relateExtremes } from './relateExtremes.ts';
import { relateIntersections } from './relateIntersections.ts';
import { isVariable, relateInference, relateInferred, relateVariables } from './relateVariables.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares two different types by their structure. */
export function relateDifferent(pair: TypePair, relation: Relation): readonly Difference[] {
  const { relate, relateUnions, relateObjects, isReportedByAlias } = relation;
  const { old, new: next, position, scope } = pair;
  if (isNoInfer(old) !== isNoInfer(next)) return relateInference(pair, relation);
  if (isSubstitution(old)) return relate({ ...pair, old: old.baseType });
  if (isSubstitution(next)) return relate({ ...pair, new: next.baseType });
  const inferred = relateInferred(pair, relation);
  if (inferred !== undefined) return inferred;
  const extreme = relateExtremes(pair, relation);
  if (extreme !== undefined) return extreme;
  if (isReportedByAlias(pair)) return [];
  if (isConditional(old) && isConditional(next)) return relateConditionals({ ...pair, old, new: next }, relation);
  if (old.isUnion() || next.isUnion()) return relateUnions({ old: constituents(old), new: constituents(next), position, scope });
  if (isIndex(old) && isIndex(next)) return relate({ ...pair, old: old.type, new: next.type, position: flip(position) });
  if (isIndexedAccess(old) && isIndexedAccess(next) && relation.same(old.indexType, next.indexType, scope)) {
    const inner = relate({ ...pair, old: old.objectType, new: next.objectType });
    if (inner.every(isHarmless)) return inner;
  }
  if (isVariable(old) || isVariable(next)) return relateVariables(pair, relation);
  if (old.isIntersection() || next.isIntersection()) return relateIntersections(pair, relation);
  if (position === 'pass' && isEmptyObject(old, relation.checker)) return relateAnything(pair, relation);
  if (isObject(old) && isObject(next)) return relateObjects(pair);
  return relateLeaves(pair, relation);
}

function relateConditionals(
  pair: TypePair & { readonly old: ts.ConditionalType; readonly new: ts.ConditionalType },
  { same, relate, checker, bind }: Relation,
): readonly Difference[] {
  const { old, new: next, scope } = pair;
  const inner = { ...scope, bindings: bind(scope.bindings, old.root.inferTypeParameters ?? [], next.root.inferTypeParameters ?? []) };
  const [before, after] = [branchesOf(old, checker), branchesOf(next, checker)];
  const asksAlike = same(old.checkType, next.checkType, inner) && same(old.extendsType, next.extendsType, inner);
  if (!asksAlike || before === undefined || after === undefined || old.root.isDistributive !== next.root.isDistributive)
    return [undecided(pair, 'asks another question of its type argument')];
  const yes = relate({ ...pair, old: before[0], new: after[0], scope: inner });
  const no = relate({ ...pair, old: before[1], new: after[1], scope: inner });
  return [...yes, ...no];
}

/** `{}` accepts strings and numbers as well. The compiler ignores this when it compares types. */
function relateAnything(pair: TypePair, relation: Relation): readonly Difference[] {
  const { new: next } = pair;
  const { checker, print, relateObjects } = relation;
  const text = checker.getStringType();
  if (!checker.isTypeAssignableTo(text, next)) return [{ ...tightened(pair, `accepts only ${print(next)} now`), old: text }];
  return isObject(next) ? relateObjects(pair) : relateLeaves(pair, relation);
}

/** Compares types without a structure of their own. The compiler answers whether one is assignable to the other. */
function relateLeaves(pair: TypePair, relation: Relation): readonly Difference[] {
  const { old, new: next } = pair;
  const { print, checker } = relation;
  if (isGeneric(old, checker) || isGeneric(next, checker)) return [undecided(pair, changedTo(pair, print))];
  if (isAssignable(pair, relation)) return [loosened(pair, 'minor', changedTo(pair, print))];
  const isPlain = isPrimitive(old) || isPrimitive(next);
  return [{ ...replaced(pair, changedTo(pair, print)), isCertain: isPlain }];
}
