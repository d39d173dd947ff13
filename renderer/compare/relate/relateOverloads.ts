import type ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
import { type Difference, doubted, isHarmless, major, mapHarms, minor, patch } from '../difference/difference.ts';
import { leastArguments, mostArguments, parameterAt, parametersOf } from '../types/parameters.ts';
import { relateSignature } from './relateSignature.ts';
import type { Relation, SignaturesPair } from './relation.ts';

/** Compares the signatures of functions that users call, or of functions that users pass. */
export function relateSignatures(pair: SignaturesPair, relation: Relation): readonly Difference[] {
  const { old, new: next, position, isConstruct, scope } = pair;
  if (old.length === next.length && old.every((one, index) => next[index] !== undefined && relation.sameSignature(one, next[index], scope)))
    return [];
  const what = isConstruct ? 'constructed' : 'called';
  if (next.length === 0) {
    if (position === 'pass') return [minor(`need not be ${what} any more`)];
    return [major({ rule: 'kind', reason: `can no longer be ${what}`, position })];
  }
  if (old.length === 0) {
    if (position === 'receive') return [minor(`can be ${what} now`)];
    return [major({ rule: 'kind', reason: `must be a function that can be ${what} now`, position })];
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
  const table = pairOverloads(pair, relation);
  const { differences, isSame, sameAs } = table;
  const fits = old.map((_, index) => sameAs(index) ?? firstIndex(next, (at) => differences(index, at).every(isHarmless)));
  const found = old.flatMap((before, index): readonly Difference[] => {
    const fit = fits[index];
    if (fit === undefined) {
      const row = next.map((_, at) => differences(index, at));
      const divided = firstIndex(next, (at) => isDivided({ row, at, next }, relation.checker));
      if (divided === undefined) return unfit({ row, index, old });
      return mapHarms(unfit({ row: row.slice(divided, divided + 1), index: 0, old: [before] }), (one) => ({ ...one, isDivided: true }));
    }
    const captured = firstIndex(next.slice(0, fit), (at) => {
      if (old.some((_, other) => other < index && isSame(other, at))) return false;
      const one = differences(index, at);
      return takesArguments(one) && !one.every(isHarmless);
    });
    return captured === undefined ? differences(index, fit) : capture(differences(index, captured));
  });
  const used = new Set(fits);
  const added = next.filter((_, index) => !used.has(index)).map(() => minor('has another overload'));
  const all = [...found, ...added, ...intercepted(pair, { table, relation })];
  if (old.length !== next.length || old.some((_, index) => sameAs(index) === undefined)) return all;
  const isReordered = !old.every((_, index) => isSame(index, index));
  const written = mapHarms(all, (one) => ({ ...one, otherwise: 'patch' }));
  return isReordered ? [...written, patch('has its overloads in another order')] : written;
}

interface DividedRequest {
  /** How an old overload differs from each new one. */
  readonly row: readonly (readonly Difference[])[];
  readonly at: number;
  readonly next: readonly ts.Signature[];
}

/** Whether a new overload only requires an argument that the old one did not, and another one takes the calls without it. */
function isDivided({ row, at, next }: DividedRequest, checker: ts.TypeChecker): boolean {
  const counts = next.map((one) => parametersOf(one, checker)).map((one) => [leastArguments(one), mostArguments(one)] as const);
  const [least] = counts[at] ?? [0];
  const isArity = (one: Difference): boolean => !isHarmless(one) && one.rule === 'arity' && one.path.length === 0;
  const isLeft = (one: Difference): boolean => {
    const [step] = one.path;
    return isHarmless(one) || isArity(one) || (step?.kind === 'parameter' && step.index >= least - 1);
  };
  const harms = row[at]?.filter((one) => !isHarmless(one)) ?? [];
  const takesRest = ([fewest, most]: readonly [number, number]): boolean => fewest < least && most >= least - 1;
  return harms.length === 1 && harms.every(isArity) && counts.some((one, index) => takesRest(one) && row[index]?.every(isLeft));
}

/** How old overloads differ from new ones, by their indices. */
interface OverloadTable {
  readonly differences: (index: number, at: number) => readonly Difference[];
  readonly isSame: (index: number, at: number) => boolean;
  /** The first new overload that is the same as an old one. */
  readonly sameAs: (index: number) => number | undefined;
}

/** More overloads than this are first searched for those that are written as before: each with all others takes long. */
const manyOverloads = 8;

function pairOverloads({ old, new: next, ...common }: SignaturesPair, relation: Relation): OverloadTable {
  const isLong = old.length > manyOverloads;
  const textsNow = next.map(({ declaration }) => declaration?.getText());
  const equals = old.map((before) => {
    const text = before.declaration?.getText();
    const isEqual = (after: ts.Signature, index: number): boolean =>
      textsNow[index] === text && relation.sameSignature(before, after, common.scope);
    const at = isLong ? next.findIndex(isEqual) : -1;
    return at === -1 ? undefined : at;
  });
  const related = old.map((before) =>
    memoize((at: number): readonly Difference[] => {
      const after = next[at];
      return after === undefined ? [] : relateSignature({ ...common, old: before, new: after }, relation);
    }),
  );
  // What is compared first decides how deep the compiler looks. A short list is compared completely, in its order.
  if (!isLong) for (const row of related) next.forEach((_, at) => void row(at));
  const differences = (index: number, at: number): readonly Difference[] => (equals[index] === at ? [] : (related[index]?.(at) ?? []));
  const isSame = (index: number, at: number): boolean => {
    const [equal, other] = [equals[index], equals.indexOf(at)];
    if (equal === at) return true;
    // Of different overloads, at most one is the same as another one.
    return equal === undefined && other === -1 && differences(index, at).length === 0;
  };
  const sameAs = (index: number): number | undefined => equals[index] ?? firstIndex(next, (at) => isSame(index, at));
  return { differences, isSame, sameAs };
}

function firstIndex(list: readonly unknown[], test: (index: number) => boolean): number | undefined {
  const index = list.findIndex((_, at) => test(at));
  return index === -1 ? undefined : index;
}

/**
 * Finds new overloads in front of an old one that take some of its calls. For example, `f(kind: 'a')` in front of `f(kind: string)` takes
 * the calls with `'a'`, and these calls get its result.
 */
function intercepted(
  { old, new: next, scope, position, isConstruct }: SignaturesPair,
  { table, relation }: { readonly table: OverloadTable; readonly relation: Relation },
): readonly Difference[] {
  const { checker, relate } = relation;
  const isNew = memoize((at: number): boolean => !old.some((_, index) => table.isSame(index, at)));
  return old.flatMap((before, index) =>
    next.slice(0, table.sameAs(index) ?? 0).flatMap((after, at) => {
      if (!isNew(at) || !takesSome(before, after, checker)) return [];
      const results = relate({ old: before.getReturnType(), new: after.getReturnType(), position, scope });
      const path = [{ kind: 'return', call: { signature: after, isConstruct } } as const];
      return capture(results.filter((one) => !isHarmless(one))).map((one) => ({ ...one, path }));
    }),
  );
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
  readonly old: readonly ts.Signature[];
}

/**
 * Explains why no new overload replaces an old one. The explanation uses the nearest new overload: the one at the same place, or the one
 * with the fewest differences, of which a dependence of arguments is a consequence. Maintainers have to know which calls break, so the explanation names the old overload, once.
 */
function unfit({ row, index, old }: UnfitRequest): readonly Difference[] {
  const harms = row.map((one) => one.filter((difference) => !isHarmless(difference) && difference.rule !== 'dependence').length);
  const least = Math.min(...harms);
  const nearest = harms[index] === least ? index : harms.indexOf(least);
  const chosen = row[nearest] ?? [];
  const text = old.length === 1 ? undefined : parametersText(old[index]);
  if (text === undefined) return chosen;
  return chosen.map((one, position) => (position === 0 ? { ...one, reason: `${one.reason} in calls of \`${text}\`` } : one));
}

/** The parameters of a signature as they are written, shortened. */
function parametersText(signature: ts.Signature | undefined): string | undefined {
  const parameters = signature?.declaration?.parameters;
  const text = parameters && `(${parameters.map((one) => one.getText().replace(/\s+/g, ' ')).join(', ')})`;
  return text !== undefined && text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Whether a new overload accepts all calls of an old one. Its result may differ. */
function takesArguments(differences: readonly Difference[]): boolean {
  return differences.every((one) => isHarmless(one) || one.path[0]?.kind === 'return');
}

/** Marks differences of an overload in front that takes the calls now. The compiler decides whether it takes all of them. */
function capture(differences: readonly Difference[]): readonly Difference[] {
  return mapHarms(differences, (one) => ({ ...one, reason: `${one.reason} (an overload in front takes these calls)`, isCertain: false }));
}

/** Compares overloads of a function that users pass. The package calls each new overload, and the function must have it. */
function relateImplementations(pair: SignaturesPair, relation: Relation): readonly Difference[] {
  const { old, new: next } = pair;
  return next.flatMap((after) => {
    const tried = old.map((before) => relateSignature({ ...pair, old: before, new: after }, relation));
    return tried.find((one) => one.every(isHarmless)) ?? doubted(tried[0] ?? []);
  });
}
