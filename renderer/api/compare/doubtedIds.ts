import ts from 'typescript';
import type { SnapshotComparison } from './compareSnapshots.ts';
import { rootsOf } from './positions/rootsOf.ts';
import { signaturesOf } from './types/typeFacts.ts';

/**
 * Ids of values that the compiler cannot assign to their predecessors. The rules decide case by case. This check covers the whole value, so
 * that a difference without a rule is not called compatible. Classes and generics are skipped, because the types of two releases never
 * match there.
 */
export function doubtedIds({ context, pairs }: SnapshotComparison): readonly string[] {
  if (context === undefined) return [];
  const { names, comparison } = context;
  const { checker, old, new: next } = comparison;
  const hasClass = [old, next].some(({ snapshot }) => snapshot.declarations.some(({ kind }) => kind === 'class' || kind === 'enum'));
  if (hasClass) return [];
  const exported = rootsOf(old.snapshot);
  return pairs.all.flatMap(([id, newId]) => {
    const [before, after] = [names.symbolOf('old', id), names.symbolOf('new', newId)];
    if (!exported.has(id) || before === undefined || after === undefined || !isValue(before) || !isValue(after)) return [];
    const [type, typeNow] = [checker.getTypeOfSymbol(before), checker.getTypeOfSymbol(after)];
    if (hasGenericSignature(type, checker) || hasGenericSignature(typeNow, checker)) return [];
    return checker.isTypeAssignableTo(typeNow, type) ? [] : [id];
  });
}

function isValue({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Value) !== 0;
}

function hasGenericSignature(type: ts.Type, checker: ts.TypeChecker): boolean {
  return signaturesOf(type, checker).some((one) => (one.getTypeParameters() ?? []).length > 0);
}
