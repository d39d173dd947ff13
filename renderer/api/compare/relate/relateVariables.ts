import ts from 'typescript';
import { type Difference, isHarmless } from '../difference/difference.ts';
import { has, isIndex, isNoInfer, isTypeParameter } from '../types/typeFacts.ts';
import { changedTo, loosened, replaced, undecided } from './pairDifferences.ts';
import type { Relation, TypePair } from './relation.ts';

/**
 * Compares types of which at least one depends on a type parameter. The constraint of the source decides. If the target depends on a type
 * parameter, it can be any type.
 */
export function relateVariables(pair: TypePair, { relate, checker, print }: Relation): readonly Difference[] {
  const { old, new: next, position } = pair;
  const source = position === 'pass' ? old : next;
  const target = position === 'pass' ? next : old;
  if (isVariable(source) && !isVariable(target)) {
    const limit = checker.getBaseConstraintOfType(source);
    const isKnown = limit !== undefined && limit !== source && !isVariable(limit);
    if (isKnown) {
      const inner = relate(position === 'pass' ? { ...pair, old: limit } : { ...pair, new: limit });
      if (inner.every(isHarmless)) return [loosened(pair, 'minor', changedTo(pair, print))];
      if (!isTypeParameter(source)) return [undecided(pair, changedTo(pair, print))];
    }
    return [{ ...replaced(pair, changedTo(pair, print)), isCertain: isTypeParameter(source) }];
  }
  if (isTypeParameter(target) && isTypeParameter(source)) return [{ ...replaced(pair, changedTo(pair, print)), isCertain: true }];
  // A caller may choose a type argument for which the new type does not fit.
  if (isTypeParameter(target)) return [{ ...replaced(pair, changedTo(pair, print)), isCertain: true }];
  // Few types are keys of every type that a caller may choose. A program shows it.
  if (isIndex(target)) return [replaced(pair, changedTo(pair, print))];
  return [undecided(pair, changedTo(pair, print))];
}

/** Whether a type is unknown until a type argument is given. */
export function isVariable(type: ts.Type): boolean {
  return has(type, ts.TypeFlags.Instantiable) && !has(type, ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping);
}

/** Compares a type with a parameter of the new signature. A call that was written for the old signature infers the parameter. */
export function relateInferred(pair: TypePair, { relate, checker, meetParameter }: Relation): readonly Difference[] | undefined {
  const { old, new: next, position, scope } = pair;
  if (isTypeParameter(next)) meetParameter();
  if (!scope.inferred.has(next)) return undefined;
  const known = scope.inferred.get(next);
  if (known !== undefined) return old === known ? [] : relate({ ...pair, new: known });
  const limit = checker.getBaseConstraintOfType(next);
  if (position === 'receive') return limit === undefined ? [replaced(pair, 'can be anything now')] : relate({ ...pair, new: limit });
  scope.inferred.set(next, old);
  return limit === undefined ? [] : relate({ ...pair, new: limit });
}

/** Compares a parameter that takes part in inference in only one of the releases. */
export function relateInference(pair: TypePair, { relate }: Relation): readonly Difference[] {
  const { old, new: next, position } = pair;
  const inner = relate({ ...pair, old: isNoInfer(old) ? old.baseType : old, new: isNoInfer(next) ? next.baseType : next });
  if (isNoInfer(old)) return [...inner, loosened(pair, 'minor', 'takes part in the inference of type arguments')];
  const reason = 'no longer takes part in the inference of type arguments';
  return [...inner, { severity: 'unknown', rule: 'inference', reason, path: [], position, isCertain: false, old, new: next }];
}
