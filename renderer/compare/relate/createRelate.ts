import type ts from 'typescript';
import { type Difference, type Harm, isHarmless } from '../difference/difference.ts';
import { createPairMemory } from '../same/bindings.ts';
import { isNamedObject, isObject, isReference } from '../types/typeFacts.ts';
import { undecided, unfinished } from './pairDifferences.ts';
import { relateDifferent } from './relateDifferent.ts';
import type { Relation, TypePair } from './relation.ts';

/** The depth and the number of pairs after which the comparison gives up. */
const deepest = 40;

const mostPairs = 2500;

/** The number of pairs of the whole comparison after which each declaration gets fewer pairs, so that every comparison ends. */
const manyPairs = { all: 80_000, each: 100 };

/** How often the same two declarations are compared within their own comparison. Generics can contain themselves with ever larger arguments. */
const mostRounds = 3;

/** The number of differences that a pair keeps. Types that contain each other repeat the same difference in many places. */
const mostDifferences = 40;

interface Result {
  readonly found: readonly Difference[];
  /** The outermost active pair that the result depends on. While that pair was active, it counted as compatible. */
  level: number;
}

/**
 * Compares two types by how users use them. If users receive a value, the new type must work everywhere the old one did. If users pass a
 * value, the new type must accept what the old one did. Each step follows the structure of both types; the compiler decides the rest.
 */
export function createRelate(relation: () => Relation): (pair: TypePair) => readonly Difference[] {
  const active: TypePair[] = [];
  const memory = createMemory();
  /** Results that depend on an active pair. */
  let unsure: { readonly result: Result; readonly forget: () => void }[] = [];
  const tooLarge = createTooLarge();
  let [pairs, allPairs] = [0, 0];
  let level = Number.POSITIVE_INFINITY;

  const compare = (pair: TypePair): readonly Difference[] => {
    const [depth, outer, before, start] = [active.length, level, relation().openness(), unsure.length];
    active.push(pair);
    level = Number.POSITIVE_INFINITY;
    const found = limited(relateDifferent(pair, relation()));
    active.pop();
    const result: Result = { found, level: level < depth ? level : Number.POSITIVE_INFINITY };
    if (relation().budget.isSpent()) {
      settle(start, false);
      level = outer;
      return found;
    }
    const forget = memory.set(pair, result, relation().openness() === before);
    if (level < depth) unsure.push({ result, forget });
    else settle(start, found.every(isHarmless));
    level = Math.min(outer, result.level);
    return found;
  };

  /**
   * Confirms results that depend on a pair if the pair is compatible. If it is not, results without harm are dropped and computed again when
   * needed. A result with harm stays: it was found although the pair counted as compatible.
   */
  const settle = (start: number, holds: boolean): void => {
    for (const { result, forget } of unsure.slice(start)) {
      if (holds || !result.found.every(isHarmless)) result.level = Number.POSITIVE_INFINITY;
      else forget();
    }
    unsure = unsure.slice(0, start);
  };

  const relate = (pair: TypePair): readonly Difference[] => {
    const { same, meetParameter, budget } = relation();
    if (pair.old === pair.new) return [];
    if (budget.isSpent()) return [unfinished(pair.position)];
    if (same(pair.old, pair.new, pair.scope) || relation().isUncounted(pair)) return [];
    const known = memory.get(pair);
    if (known !== undefined) {
      if (known.isOpen) meetParameter();
      level = Math.min(level, known.result.level);
      return known.result.found;
    }
    const again = active.findIndex((one) => one.old === pair.old && one.new === pair.new && one.position === pair.position);
    if (again !== -1) {
      meetParameter();
      level = Math.min(level, again);
      return [];
    }
    const declared = active.find((one) => isOfAlias(pair, one, relation()));
    if (declared !== undefined) return relate({ ...declared, position: pair.position });
    if (active.length === 0) pairs = 0;
    if (roundsOf(pair, active) >= mostRounds) return [cut(pair, 'contains itself with other type arguments')];
    if (active.length > deepest) return [cut(pair, 'is nested too deeply to be compared')];
    const most = ++allPairs > manyPairs.all ? manyPairs.each : mostPairs;
    if (++pairs > most) tooLarge.add(active);
    if (pairs > most || tooLarge.has(pair)) return [cut(pair, 'is too large to be compared')];
    return compare(pair);
  };
  return relate;
}

/**
 * Whether a pair is an alias whose declaration is being compared, with type arguments that are the same in both releases: `Deep<T[K]>` inside of
 * `Deep<T>`. What differs in it is found in the declaration.
 */
function isOfAlias({ old, new: next, scope }: TypePair, outer: TypePair, { checker, same }: Relation): boolean {
  const isOf = ({ aliasSymbol }: ts.Type, type: ts.Type): boolean =>
    aliasSymbol !== undefined && aliasSymbol === type.aliasSymbol && checker.getDeclaredTypeOfSymbol(aliasSymbol) === type;
  if (old === outer.old || !isOf(old, outer.old) || !isOf(next, outer.new)) return false;
  const [mine, yours] = [old.aliasTypeArguments ?? [], next.aliasTypeArguments ?? []];
  return mine.length === yours.length && mine.every((one, index) => yours[index] !== undefined && same(one, yours[index], scope));
}

function cut(pair: TypePair, reason: string): Harm {
  return { ...undecided(pair, reason), isCut: true };
}

/** How many active pairs are of the same two declarations, with other type arguments. */
function roundsOf({ old, new: next, position }: TypePair, active: readonly TypePair[]): number {
  if (!isObject(old) || !isObject(next) || old.symbol === undefined || next.symbol === undefined) return 0;
  return active.filter((one) => one.position === position && one.old.symbol === old.symbol && one.new.symbol === next.symbol).length;
}

/**
 * Pairs of classes and interfaces whose comparison took too long. They are not compared again with other type arguments, because that would
 * take as long.
 */
function createTooLarge() {
  const known = createPairMemory<boolean>();
  const generic = (type: ts.Type): ts.Type => (isReference(type) ? type.target : type);
  return {
    add: (active: readonly TypePair[]): void => {
      const { old, new: next } = active.find((one) => isNamedObject(one.old) && isNamedObject(one.new)) ?? {};
      if (old !== undefined && next !== undefined) known.set(undefined, generic(old), generic(next), true);
    },
    has: ({ old, new: next }: TypePair): boolean => known.get(undefined, generic(old), generic(next)) === true,
  };
}

/** Keeps the worst differences if there are too many. */
function limited(found: readonly Difference[]): readonly Difference[] {
  if (found.length <= mostDifferences) return found;
  const of = (test: (severity: Difference['severity']) => boolean): readonly Difference[] => found.filter((one) => test(one.severity));
  const sorted = [...of((one) => one === 'major'), ...of((one) => one === 'unknown'), ...of((one) => one === 'minor' || one === 'patch')];
  return sorted.slice(0, mostDifferences);
}

/** Results by types, position and bindings. Inferred type arguments belong to one call, so results that depend on them are not kept. */
function createMemory() {
  const memory = createPairMemory<Map<string, Result>>();
  const keyOf = ({ position, scope }: TypePair): string =>
    `${position} ${scope.openAlias ?? ''} ${scope.around === undefined ? '' : 'inside'}`;
  return {
    get: (pair: TypePair): { readonly result: Result; readonly isOpen: boolean } | undefined => {
      const { old, new: next, scope } = pair;
      const closed = memory.get(undefined, old, next)?.get(keyOf(pair));
      if (closed !== undefined) return { result: closed, isOpen: false };
      const open = scope.inferred.size > 0 ? undefined : memory.get(scope.bindings, old, next)?.get(keyOf(pair));
      return open && { result: open, isOpen: true };
    },
    /** Returns a function that removes the result. */
    set: (pair: TypePair, result: Result, isClosed: boolean): (() => void) => {
      const { old, new: next, scope } = pair;
      if (!isClosed && scope.inferred.size > 0) return () => undefined;
      const bindings = isClosed ? undefined : scope.bindings;
      const place = memory.get(bindings, old, next) ?? new Map<string, Result>();
      memory.set(bindings, old, next, place);
      place.set(keyOf(pair), result);
      return () => void place.delete(keyOf(pair));
    },
  };
}
