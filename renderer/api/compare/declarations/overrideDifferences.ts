import ts from 'typescript';
import type { Difference } from '../difference/difference.ts';
import type { PropertyPair } from '../relate/relateProperty.ts';
import type { TypePair } from '../relate/relation.ts';
import { isMethod } from '../types/properties.ts';

/**
 * Differences that break subclasses that override a member. The type or the result of the override must be assignable to that of the base.
 * Its parameters may be narrower.
 */
export function overrideDifferences({ scope }: TypePair, { symbol, successor, relation }: PropertyPair): readonly Difference[] {
  const { checker, relate } = relation;
  const [before, after] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(successor)];
  const asOverride = (differences: readonly Difference[]): readonly Difference[] =>
    differences.map((one) => ({ ...one, rule: 'override', reason: `${one.reason} (subclasses that override it fail)` }));
  if (!isMethod(symbol) && !isMethod(successor)) return asOverride(relate({ old: before, new: after, position: 'pass', scope }));
  if (isMethod(symbol) !== isMethod(successor)) return [];
  const [mine, yours] = [
    checker.getSignaturesOfType(before, ts.SignatureKind.Call),
    checker.getSignaturesOfType(after, ts.SignatureKind.Call),
  ];
  const [own, other] = [mine[0], yours[0]];
  if (own === undefined || other === undefined || mine.length > 1 || yours.length > 1) return [];
  if ((own.getTypeParameters() ?? []).length > 0 || (other.getTypeParameters() ?? []).length > 0) return [];
  return asOverride(relate({ old: own.getReturnType(), new: other.getReturnType(), position: 'pass', scope }));
}
