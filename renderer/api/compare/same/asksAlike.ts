import type ts from 'typescript';
import { declaredConstraint } from '../types/parameters.ts';

interface AsksAlikeRequest {
  readonly checker: ts.TypeChecker;
  /** Compares two types in which the inferred types of both sides have the same names. */
  readonly same: (old: ts.Type, next: ts.Type) => boolean;
}

/** Whether two conditional types ask the same question of their type arguments: `T extends (infer U extends string)[]`. */
export function asksAlike(old: ts.ConditionalType, next: ts.ConditionalType, { checker, same }: AsksAlikeRequest): boolean {
  const [inferred, inferredNow] = [old.root.inferTypeParameters ?? [], next.root.inferTypeParameters ?? []];
  if (old.root.isDistributive !== next.root.isDistributive || inferred.length !== inferredNow.length) return false;
  if (!same(old.checkType, next.checkType) || !same(old.extendsType, next.extendsType)) return false;
  return inferred.every((one, index) => {
    const other = inferredNow[index];
    const [before, after] = [declaredConstraint(one, checker), other && declaredConstraint(other, checker)];
    return before === undefined || after === undefined ? before === after : same(before, after);
  });
}
