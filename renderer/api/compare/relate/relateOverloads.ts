import type ts from 'typescript';
import { type Difference, isHarmless } from '../difference/difference.ts';
import { leastArguments, mostArguments, parameterAt, parametersOf } from '../types/parameters.ts';
import { relateSignature } from './relateSignature.ts';
import type { Relation, SignaturesPair } from './relation.ts';

/** Compares the signatures of functions that users call, or of functions that users pass. */
export function relateSignatures(pair: SignaturesPair, relation: Relation): readonly Difference[] {
  const { old, new: next, position, isConstruct, scope } = pair;
  if (old.length === next.length && old.every((one, index) => next[index] !== undefined && relation.sameSignature(one, next[index], scope)))
    return [];
  const what = isConstruct ? 'constructed' : 'called';
  const base = { rule: 'kind', path: [], position, isCertain: true } as const;
  if (next.length === 0) {
    if (position === 'pass') return [{ severity: 'minor', reason: `need not be ${what} any more`, ...base }];
    return [{ severity: 'major', reason: `can no longer be ${what}`, ...base }];
  }
  if (old.length === 0) {
    if (position === 'receive') return [{ severity: 'minor', reason: `can be ${what} now`, ...base }];
    return [{ severity: 'major', reason: `must be a function that can be ${what} now`, ...base }];
  }
  const [[before, ...overloads], [after, ...overloadsNow]] = [old, next];
  if (before !== undefined && after !== undefined && overloads.length + overloadsNow.length === 0)
    return relateSignature({ ...pair, old: before, new: after }, relation);
  return position === 'receive' ? relateOverloads(pair, relation) : relateImplementations(pair, relation);
}

/**
 * Compares overloads that users call. The compiler sends each existing call to the first new overload that accepts its arguments. That
 * overload must return what the old one did.
 */
function relateOverloads(pair: SignaturesPair, relation: Relation): readonly Difference[] {
  const { old, new: next } = pair;
  const diffs = old.map((before) => next.map((after) => relateSignature({ ...pair, old: before, new: after }, relation)));
  const isSame = (one: readonly Difference[] | undefined): boolean => one?.length === 0;
  const found = old.flatMap((_before, index): readonly Difference[] => {
    const row = diffs[index] ?? [];
    const own = row.findIndex(isSame);
    const fit = own === -1 ? row.findIndex((one) => one.every(isHarmless)) : own;
    if (fit === -1) return unfit({ row, index, next });
    const captured = row
      .slice(0, fit)
      .findIndex(
        (one, at) => !old.some((_, other) => other < index && isSame(diffs[other]?.[at])) && takesArguments(one) && !one.every(isHarmless),
      );
    return captured === -1 ? (row[fit] ?? []) : capture(row[captured] ?? []);
  });
  const rowsOf = (test: (one: readonly Difference[]) => boolean): readonly number[] => diffs.map((row) => row.findIndex(test));
  const used = new Set([...rowsOf((one) => one.every(isHarmless)), ...rowsOf(isSame)]);
  const added = next.flatMap((after, index): readonly Difference[] => {
    if (used.has(index)) return [];
    const call = { signature: after, isConstruct: pair.isConstruct };
    return [
      { severity: 'minor', rule: 'overload', reason: 'has another overload', path: [], position: pair.position, isCertain: true, call },
    ];
  });
  const all = [...found, ...added, ...intercepted(pair, relation)];
  if (old.length !== next.length || rowsOf(isSame).includes(-1)) return all;
  const isReordered = !diffs.every((row, index) => isSame(row[index]));
  return [...all.map((one) => ({ ...one, otherwise: 'patch' as const })), ...(isReordered ? reordered(pair) : [])];
}

/**
 * Finds new overloads in front of an old one that take some of its calls. For example, `f(kind: 'a')` in front of `f(kind: string)` takes
 * the calls with `'a'`, and these calls get its result.
 */
function intercepted(pair: SignaturesPair, relation: Relation): readonly Difference[] {
  const { old, new: next, scope, position, isConstruct } = pair;
  const { checker, relate } = relation;
  return old.flatMap((before) => {
    const own = next.findIndex((after) => relateSignature({ ...pair, old: before, new: after }, relation).length === 0);
    return next.slice(0, Math.max(own, 0)).flatMap((after) => {
      const isNew = !old.some((one) => relateSignature({ ...pair, old: one, new: after }, relation).length === 0);
      if (!isNew || !takesSome(before, after, checker)) return [];
      const results = relate({ old: before.getReturnType(), new: after.getReturnType(), position, scope }).filter(
        (one) => !isHarmless(one),
      );
      const call = { signature: after, isConstruct };
      return results.map((one) => ({
        ...one,
        path: [{ kind: 'return', call } as const],
        reason: `${one.reason} (an overload in front takes these calls)`,
        isCertain: false,
      }));
    });
  });
}

/** Whether the first signature accepts all arguments of the second one. */
function takesSome(before: ts.Signature, after: ts.Signature, checker: ts.TypeChecker): boolean {
  const [mine, yours] = [parametersOf(before, checker), parametersOf(after, checker)];
  if (leastArguments(yours) > mostArguments(mine) || mostArguments(yours) < leastArguments(mine)) return false;
  return yours.every((other, index) => {
    const one = parameterAt(mine, index);
    return one === undefined || checker.isTypeAssignableTo(other.type, one.type);
  });
}

interface UnfitRequest {
  readonly row: readonly (readonly Difference[])[];
  readonly index: number;
  readonly next: readonly ts.Signature[];
}

/**
 * Explains why no new overload replaces an old one. The explanation uses the nearest new overload: the one at the same place, or the one
 * with the fewest differences.
 */
function unfit({ row, index, next }: UnfitRequest): readonly Difference[] {
  const harms = row.map((one) => one.filter((difference) => !isHarmless(difference)).length);
  const least = Math.min(...harms);
  const nearest = harms[index] === least ? index : harms.indexOf(least);
  const chosen = row[nearest] ?? [];
  return next.length === 1 ? chosen : chosen.map((one) => ({ ...one, reason: `${one.reason} (no overload does any more)` }));
}

function reordered({ position }: SignaturesPair): readonly Difference[] {
  return [{ severity: 'patch', rule: 'overload', reason: 'has its overloads in another order', path: [], position, isCertain: true }];
}

/** Whether a new overload accepts all calls of an old one. Its result may differ. */
function takesArguments(differences: readonly Difference[]): boolean {
  return differences.every((one) => isHarmless(one) || one.path[0]?.kind === 'return');
}

/** Marks differences of an overload in front that takes the calls now. The compiler decides whether it takes all of them. */
function capture(differences: readonly Difference[]): readonly Difference[] {
  return differences.map((one) =>
    isHarmless(one) ? one : { ...one, reason: `${one.reason} (an overload in front takes these calls)`, isCertain: false },
  );
}

/** Compares overloads of a function that users pass. The package calls each new overload, and the function must have it. */
function relateImplementations(pair: SignaturesPair, relation: Relation): readonly Difference[] {
  const { old, new: next } = pair;
  return next.flatMap((after) => {
    const tried = old.map((before) => relateSignature({ ...pair, old: before, new: after }, relation));
    return (
      tried.find((one) => one.every(isHarmless)) ?? (tried[0] ?? []).map((one) => (isHarmless(one) ? one : { ...one, isCertain: false }))
    );
  });
}
