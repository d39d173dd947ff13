import { below, type Difference, isHarmless } from '../difference/difference.ts';
import type { CallContext, Relation, SignaturePair, TypePair } from './relation.ts';

export function relateResults(
  { old: before, new: after, position, scope }: SignaturePair,
  { call, relation }: CallContext,
): readonly Difference[] {
  const { checker, relate, same } = relation;
  const [guard, guardNow] = [checker.getTypePredicateOfSignature(before), checker.getTypePredicateOfSignature(after)];
  if (guard === undefined && guardNow === undefined)
    return below({ kind: 'return', call }, relate({ old: before.getReturnType(), new: after.getReturnType(), position, scope }));
  const base = { rule: 'predicate', path: [], position, call } as const;
  const isPass = position === 'pass';
  if (guardNow === undefined) {
    const lost = {
      severity: isPass ? 'minor' : 'major',
      reason: 'no longer narrows the type of what it is given',
      isCertain: true,
      ...base,
    } as const;
    return [lost, ...below({ kind: 'return', call }, relate({ old: before.getReturnType(), new: after.getReturnType(), position, scope }))];
  }
  if (guard === undefined) {
    const gained = {
      severity: isPass ? 'major' : 'minor',
      reason: 'narrows the type of what it is given',
      isCertain: true,
      ...base,
    } as const;
    return [
      gained,
      ...below({ kind: 'return', call }, relate({ old: before.getReturnType(), new: after.getReturnType(), position, scope })),
    ];
  }
  const isOther = guard.kind !== guardNow.kind || guard.parameterIndex !== guardNow.parameterIndex;
  const [type, typeNow] = [guard.type, guardNow.type];
  const isSame = type === undefined || typeNow === undefined ? type === typeNow : same(type, typeNow, scope);
  if (!isOther && isSame) return [];
  if (!isOther && type !== undefined && typeNow !== undefined && isInterchangeable({ old: type, new: typeNow, position, scope }, relation))
    return [{ severity: 'minor', reason: `narrows to ${relation.print(typeNow)} now`, isCertain: true, old: type, new: typeNow, ...base }];
  const reason = isOther ? 'narrows in another way' : `narrows to ${relation.print(typeNow ?? after.getReturnType())} now`;
  // If the check fails, it excludes other values than before.
  return [{ severity: 'major', reason, isCertain: false, old: type, new: typeNow, ...base }];
}

/** Whether two types are compatible in both directions. A guard for them then separates the same values. */
function isInterchangeable(pair: TypePair, { relate }: Relation): boolean {
  return (['receive', 'pass'] as const).every((position) => relate({ ...pair, position }).every(isHarmless));
}
