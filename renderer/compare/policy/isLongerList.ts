import ts from 'typescript';
import type { Harm } from '../difference/difference.ts';
import { constituents, has } from '../types/typeFacts.ts';

/** Whether a list of certain texts or numbers that users receive has more of them now, or is an array of such. Programs read it as a list. */
export function isLongerList({ rule, position, old, new: next }: Harm, checker: ts.TypeChecker): boolean {
  if (rule !== 'wider' || position !== 'receive' || old === undefined || next === undefined) return false;
  if (!checker.isTupleType(old) || !checker.isArrayLikeType(next)) return false;
  const [before = [], after = []] = [old, next].map((type) => {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return element === undefined ? [] : constituents(element);
  });
  const bases = new Set([...before, ...after].map((one) => checker.getBaseTypeOfLiteralType(one)));
  const areLiterals = [...before, ...after].every((one) => has(one, ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral));
  return areLiterals && bases.size === 1 && before.every((one) => after.some((other) => checker.isTypeAssignableTo(one, other)));
}
