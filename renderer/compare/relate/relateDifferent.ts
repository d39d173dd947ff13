import ts from 'typescript';
import { type Difference, doubted, flip, isHarmless, minor, patch, suspected } from '../difference/difference.ts';
import { asksAlike } from '../same/sameParts.ts';
import { growsInside, typeArguments } from '../types/growsInside.ts';
import { branchesOf } from '../types/printedNode.ts';
import {
  constituents,
  contextOf,
  has,
  isConditional,
  isContext,
  isEmptyObject,
  isIndex,
  isIndexedAccess,
  isObject,
  isReference,
  isSubstitution,
  isTypeParameter,
  isVariable,
  uninferred,
} from '../types/typeFacts.ts';
import { changedTo, createDirected, excluded, isAssignable, isGeneric, relateWhole, replaced, undecided } from './pairDifferences.ts';
import { relateCallbacks } from './relateCallbacks.ts';
import { relateContexts } from './relateContexts.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares two different types by their structure. */
export function relateDifferent(pair: TypePair, relation: Relation): readonly Difference[] {
  const { relate, isReportedByAlias, checker } = relation;
  const { old, new: next } = pair;
  const [mine, yours] = [uninferred(old, checker), uninferred(next, checker)];
  if ((mine === undefined) !== (yours === undefined)) return relateInference(pair, relation);
  if (mine !== undefined && yours !== undefined) return relate({ ...pair, old: mine, new: yours });
  if (isSubstitution(old)) return relate({ ...pair, old: old.baseType });
  if (isSubstitution(next)) return relate({ ...pair, new: next.baseType });
  const inferred = relateInferred(pair, relation);
  if (inferred !== undefined) return inferred;
  const callbacks = (): readonly Difference[] => relateCallbacks({ ...pair, old: constituents(old), new: constituents(next) }, relation);
  const extreme = relateExtremes(pair, relation);
  if (extreme !== undefined) return [...extreme, ...callbacks()];
  if (isReportedByAlias(pair)) return [];
  if (relation.writtenAlike.isComputed(old)) return relateComputed(pair, relation);
  return [...relateParts(pair, relation), ...callbacks()];
}

/** Compares a type that is computed from members of its type arguments. Inside of itself, equal type arguments are enough. */
function relateComputed(pair: TypePair, relation: Relation): readonly Difference[] {
  const { checker, same } = relation;
  const { old, new: next, scope } = pair;
  const around = scope.around ?? [];
  if (!growsInside(old, around, checker)) return relateParts({ ...pair, scope: { ...scope, around: [...around, old] } }, relation);
  const [mine, yours] = [typeArguments(old, checker), typeArguments(next, checker)];
  const haveSame = mine.length === yours.length && mine.every((one, index) => yours[index] !== undefined && same(one, yours[index], scope));
  return haveSame ? [] : relateParts(pair, relation);
}

function relateParts(pair: TypePair, relation: Relation): readonly Difference[] {
  const { relate, relateUnions, relateObjects } = relation;
  const { old, new: next, position, scope } = pair;
  if (isConditional(old) && isConditional(next)) return relateConditionals({ ...pair, old, new: next }, relation);
  if (old.isUnion() || next.isUnion()) return relateUnions({ old: constituents(old), new: constituents(next), position, scope });
  if (isIndex(old) && isIndex(next)) return relate({ ...pair, old: old.type, new: next.type, position: flip(position) });
  if (isIndexedAccess(old) && isIndexedAccess(next) && relation.same(old.indexType, next.indexType, scope)) {
    const inner = relate({ ...pair, old: old.objectType, new: next.objectType });
    if (inner.every(isHarmless)) return inner;
  }
  const hasContext = [old, next].some((type) => type.isIntersection() && contextOf(type, relation.checker) !== undefined);
  if (!hasContext && (isVariable(old) || isVariable(next))) return relateVariables(pair, relation);
  if (old.isIntersection() || next.isIntersection()) return relateIntersections(pair, relation);
  if (position === 'pass' && isEmptyObject(old, relation.checker)) return relateAnything(pair, relation);
  if (isObject(old) && isObject(next)) return relateObjects(pair);
  return relateWhole(pair, relation);
}

function relateConditionals(
  pair: TypePair & { readonly old: ts.ConditionalType; readonly new: ts.ConditionalType },
  { sameTested, relate, checker, bind, print }: Relation,
): readonly Difference[] {
  const { old, new: next, scope } = pair;
  const inner = { ...scope, bindings: bind(scope.bindings, old.root.inferTypeParameters ?? [], next.root.inferTypeParameters ?? []) };
  const [before, after] = [branchesOf(old, checker), branchesOf(next, checker)];
  const isAlike = asksAlike(old, next, { checker, same: (one, other) => sameTested(one, other, inner) });
  if (!isAlike || before === undefined || after === undefined) {
    const [was, is] = [old, next].map(({ checkType, extendsType }) => `${print(checkType)} extends ${print(extendsType)}`);
    const reason = was === is ? 'changes with its type arguments' : `depends on whether ${is} now, and not on whether ${was}`;
    return [undecided(pair, reason)];
  }
  const yes = relate({ ...pair, old: before[0], new: after[0], scope: inner });
  const no = relate({ ...pair, old: before[1], new: after[1], scope: inner });
  return [...yes, ...no];
}

/** `{}` accepts strings and numbers as well. The compiler ignores this when it compares types. */
function relateAnything(pair: TypePair, relation: Relation): readonly Difference[] {
  const { new: next } = pair;
  const { checker, print, relateObjects } = relation;
  const text = checker.getStringType();
  if (!checker.isTypeAssignableTo(text, next)) return [{ ...excluded(pair, `accepts only ${print(next)} now`), old: text }];
  return isObject(next) ? relateObjects(pair) : relateWhole(pair, relation);
}

function relateIntersections(pair: TypePair, relation: Relation): readonly Difference[] {
  const { relate, relateObjects, same, print, checker } = relation;
  const { old, new: next, position, scope } = pair;
  const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isIntersection() ? type.types : [type]);
  if ([...partsOf(old), ...partsOf(next)].every(isObject)) return relateObjects(pair);
  const contexts = relateContexts(pair, relation);
  const [parts = [], others = []] = [old, next].map((type) => partsOf(type).filter((one) => !isReference(one) || !isContext(one)));
  // A value of the source has all parts of the source. Each part of the target needs a part that fits.
  const [sources, targets] = position === 'pass' ? [parts, others] : [others, parts];
  const directed = createDirected(pair);
  const found = targets.map((target) => {
    const pairs = sources.map((source) => directed(source, target));
    if (pairs.some((one) => same(one.old, one.new, scope))) return [];
    const tried = pairs.map(relate);
    return tried.find((one) => one.every(isHarmless)) ?? tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
  if (found.every((one) => one.every(isHarmless))) return [minor(changedTo(pair, print)), ...contexts];
  if (!isGeneric(old, checker) && !isGeneric(next, checker) && isAssignable(pair, relation))
    return [minor(changedTo(pair, print)), ...contexts];
  return [...doubted(found.flat().filter((one) => !isHarmless(one))), ...contexts];
}

/** Compares `any`, `unknown`, `never` and `void` with other types. */
function relateExtremes(pair: TypePair, { print }: Relation): readonly Difference[] | undefined {
  const { old, new: next, position } = pair;
  const [anyOld, anyNew] = [has(old, ts.TypeFlags.Any), has(next, ts.TypeFlags.Any)];
  const [unknownOld, unknownNew] = [has(old, ts.TypeFlags.Unknown), has(next, ts.TypeFlags.Unknown)];
  const [neverOld, neverNew] = [has(old, ts.TypeFlags.Never), has(next, ts.TypeFlags.Never)];
  if (position === 'pass') {
    if (anyNew || unknownNew) return [anyOld || unknownOld ? patch('accepts anything') : minor('accepts anything now')];
    if (neverOld) return [minor(`accepts ${print(next)} now`)];
    if (anyOld || unknownOld) return [excluded(pair, `accepts only ${print(next)} now`)];
    if (neverNew) return [excluded(pair, `no longer accepts ${print(old)}`)];
    return has(next, ts.TypeFlags.Void) && !has(old, ts.TypeFlags.Undefined) ? [minor('is ignored now')] : undefined;
  }
  if (unknownNew) return [excluded(pair, 'is unknown now')];
  if (anyNew) return unknownOld ? [minor('is any now')] : [replaced(pair, 'is any now: it promises nothing')];
  if (anyOld) return neverNew ? [minor('never returns now')] : [excluded(pair, `was any, and is ${print(next)} now`)];
  if (unknownOld) return [minor(`promises ${print(next)} now`)];
  if (neverNew) {
    const wasNothing = has(old, ts.TypeFlags.VoidLike | ts.TypeFlags.Null);
    if (wasNothing) return [minor('is never anything now')];
    // `never` is assignable to every type, but it has no members.
    return [suspected({ rule: 'never', reason: 'is never anything now', position, old, new: next })];
  }
  if (neverOld) return [excluded(pair, `can be ${print(next)} now`)];
  return has(old, ts.TypeFlags.Void) ? [minor(`promises ${print(next)} now`)] : undefined;
}

/**
 * Compares types of which at least one depends on a type parameter. The constraint of the source decides. If the target depends on a type
 * parameter, it can be any type.
 */
function relateVariables(pair: TypePair, { relate, checker, print }: Relation): readonly Difference[] {
  const { old, new: next, position } = pair;
  const source = position === 'pass' ? old : next;
  const target = position === 'pass' ? next : old;
  if (isVariable(source) && !isVariable(target)) {
    const limit = checker.getBaseConstraintOfType(source);
    const isKnown = limit !== undefined && limit !== source && !isVariable(limit);
    if (isKnown) {
      const inner = relate(position === 'pass' ? { ...pair, old: limit } : { ...pair, new: limit });
      if (inner.every(isHarmless)) return [minor(changedTo(pair, print))];
      if (!isTypeParameter(source)) return [undecided(pair, changedTo(pair, print))];
    }
    return [isTypeParameter(source) ? excluded(pair, changedTo(pair, print)) : replaced(pair, changedTo(pair, print))];
  }
  // A caller may choose a type argument for which the new type does not fit.
  if (isTypeParameter(target)) return [excluded(pair, changedTo(pair, print))];
  // Few types are keys of every type that a caller may choose. A program shows it.
  if (isIndex(target)) return [replaced(pair, changedTo(pair, print))];
  return [undecided(pair, changedTo(pair, print))];
}

/** Compares a type with a parameter of the new signature. A call that was written for the old signature infers the parameter. */
function relateInferred(pair: TypePair, relation: Relation): readonly Difference[] | undefined {
  const { relate, checker, meetParameter } = relation;
  const { old, new: next, position, scope } = pair;
  if (isTypeParameter(next)) meetParameter();
  if (!scope.inferred.has(next)) return undefined;
  const known = scope.inferred.get(next);
  if (known !== undefined) return old === known ? [] : relate({ ...pair, new: known });
  const limit = checker.getBaseConstraintOfType(next);
  if (position === 'receive') return limit === undefined ? [replaced(pair, 'can be anything now')] : relate({ ...pair, new: limit });
  scope.inferred.set(next, old);
  return limit === undefined
    ? relateCallbacks({ old: constituents(old), new: [next], position }, relation)
    : relate({ ...pair, new: limit });
}

/** Compares a parameter that takes part in inference in only one of the releases. */
function relateInference(pair: TypePair, { relate, checker }: Relation): readonly Difference[] {
  const [mine, yours] = [uninferred(pair.old, checker), uninferred(pair.new, checker)];
  const inner = relate({ ...pair, old: mine ?? pair.old, new: yours ?? pair.new });
  if (mine !== undefined) return [...inner, minor('takes part in the inference of type arguments')];
  return [...inner, { ...undecided(pair, 'no longer takes part in the inference of type arguments'), rule: 'inference' }];
}
