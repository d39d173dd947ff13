import ts from 'typescript';
import { type Difference, type Harm, minor, type Position, suspected, undecidable } from '../difference/difference.ts';
import { somePart } from '../types/somePart.ts';
import { has, isPrimitive } from '../types/typeFacts.ts';
import type { Relation, TypePair } from './relation.ts';

export function changedTo({ old, new: next }: TypePair, print: Relation['print']): string {
  const [before, after] = [print(old), print(next)];
  return before === after ? 'has another type of the same name' : `was ${before}, and is ${after} now`;
}

/** A major difference if a program shows it. */
export function replaced({ old, new: next, position }: TypePair, reason: string): Harm {
  return suspected({ rule: position === 'pass' ? 'narrower' : 'wider', reason, position, old, new: next });
}

/** A major difference that the rule alone decides. */
export function excluded(pair: TypePair, reason: string): Harm {
  return { ...replaced(pair, reason), isCertain: true };
}

export function undecided(pair: TypePair, reason: string): Harm {
  return { ...replaced(pair, reason), severity: 'unknown', rule: 'undecided' };
}

/** What is not compared for lack of budget. */
export function unfinished(position: Position): Harm {
  return { ...undecidable({ rule: 'unfinished', reason: 'is not compared', position }), isCut: true };
}

/**
 * Makes pairs of a source and a target, to which values of the source must be assignable. Users pass values of the old type, and receive
 * values of the new one.
 */
export function createDirected({ position, scope }: Pick<TypePair, 'position' | 'scope'>): (source: ts.Type, target: ts.Type) => TypePair {
  return (source, target) =>
    position === 'pass' ? { old: source, new: target, position, scope } : { old: target, new: source, position, scope };
}

/** Whether the compiler can assign one type to the other, in the direction that the position needs. */
export function isAssignable({ old, new: next, position }: TypePair, { checker }: Relation): boolean {
  return position === 'pass' ? checker.isTypeAssignableTo(old, next) : checker.isTypeAssignableTo(next, old);
}

/** Compares types as a whole. The compiler answers whether one is assignable to the other. */
export function relateWhole(pair: TypePair, relation: Relation): readonly Difference[] {
  const { old, new: next } = pair;
  const { checker, print } = relation;
  if (isGeneric(old, checker) || isGeneric(next, checker)) return [undecided(pair, changedTo(pair, print))];
  if (isAssignable(pair, relation)) return [minor(changedTo(pair, print))];
  const harm = isPrimitive(old) || isPrimitive(next) ? excluded : replaced;
  return [harm(pair, changedTo(pair, print))];
}

/** Whether a type depends on a type parameter, as far as its parts show it. */
export function isGeneric(type: ts.Type, checker: ts.TypeChecker): boolean {
  return somePart(type, checker, (one) => has(one, ts.TypeFlags.Instantiable));
}
