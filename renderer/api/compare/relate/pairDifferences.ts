import ts from 'typescript';
import type { Difference } from '../difference/difference.ts';
import { argumentsOf, has, isReference, isStringMapping, isTemplate } from '../types/typeFacts.ts';
import type { Relation, TypePair } from './relation.ts';

export function changedTo({ old, new: next }: TypePair, print: Relation['print']): string {
  const [before, after] = [print(old), print(next)];
  return before === after ? 'has another type of the same name' : `was ${before}, and is ${after} now`;
}

export function loosened({ old, new: next, position }: TypePair, severity: 'patch' | 'minor', reason: string): Difference {
  const rule = position === 'pass' ? 'wider' : 'narrower';
  return { severity, rule, reason, path: [], position, isCertain: true, old, new: next };
}

export function tightened({ old, new: next, position }: TypePair, reason: string): Difference {
  return { severity: 'major', rule: 'narrower', reason, path: [], position, isCertain: true, old, new: next };
}

/** A major difference if a program shows it. */
export function replaced({ old, new: next, position }: TypePair, reason: string): Difference {
  const rule = position === 'pass' ? 'narrower' : 'wider';
  return { severity: 'major', rule, reason, path: [], position, isCertain: false, old, new: next };
}

export function undecided({ old, new: next, position }: TypePair, reason: string): Difference {
  return { severity: 'unknown', rule: 'undecided', reason, path: [], position, isCertain: false, old, new: next };
}

/** Whether the compiler can assign one type to the other, in the direction that the position needs. */
export function isAssignable({ old, new: next, position }: Pick<TypePair, 'old' | 'new' | 'position'>, { checker }: Relation): boolean {
  return position === 'pass' ? checker.isTypeAssignableTo(old, next) : checker.isTypeAssignableTo(next, old);
}

/** Whether a type depends on a type parameter, as far as its parts show it. */
export function isGeneric(type: ts.Type, checker: ts.TypeChecker): boolean {
  /** A type may contain itself. */
  const seen = new Set<ts.Type>();
  const visit = (one: ts.Type): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    if (isTemplate(one)) return one.types.some(visit);
    if (isStringMapping(one)) return visit(one.type);
    if (has(one, ts.TypeFlags.Instantiable)) return true;
    if (one.isUnionOrIntersection()) return one.types.some(visit);
    return [...(one.aliasTypeArguments ?? []), ...(isReference(one) ? argumentsOf(one, checker) : [])].some(visit);
  };
  return visit(type);
}
