import ts from 'typescript';
import type { Difference } from '../difference/difference.ts';
import { has } from '../types/typeFacts.ts';
import { loosened, replaced, tightened } from './pairDifferences.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares `any`, `unknown`, `never` and `void` with other types. */
export function relateExtremes(pair: TypePair, { print }: Relation): readonly Difference[] | undefined {
  const { old, new: next, position } = pair;
  const [anyOld, anyNew] = [has(old, ts.TypeFlags.Any), has(next, ts.TypeFlags.Any)];
  const [unknownOld, unknownNew] = [has(old, ts.TypeFlags.Unknown), has(next, ts.TypeFlags.Unknown)];
  const [neverOld, neverNew] = [has(old, ts.TypeFlags.Never), has(next, ts.TypeFlags.Never)];
  if (position === 'pass') {
    if (anyNew || unknownNew)
      return anyOld || unknownOld ? [loosened(pair, 'patch', 'accepts anything')] : [loosened(pair, 'minor', 'accepts anything now')];
    if (neverOld) return [loosened(pair, 'minor', `accepts ${print(next)} now`)];
    if (anyOld || unknownOld) return [tightened(pair, `accepts only ${print(next)} now`)];
    if (neverNew) return [tightened(pair, `no longer accepts ${print(old)}`)];
    return has(next, ts.TypeFlags.Void) && !has(old, ts.TypeFlags.Undefined) ? [loosened(pair, 'minor', 'is ignored now')] : undefined;
  }
  if (unknownNew) return [{ ...replaced(pair, 'is unknown now'), isCertain: true }];
  if (anyNew) return unknownOld ? [loosened(pair, 'minor', 'is any now')] : [replaced(pair, 'is any now: it promises nothing')];
  if (anyOld)
    return neverNew
      ? [loosened(pair, 'minor', 'never returns now')]
      : [{ ...replaced(pair, `was any, and is ${print(next)} now`), isCertain: true }];
  if (unknownOld) return [loosened(pair, 'minor', `promises ${print(next)} now`)];
  if (neverNew) {
    const wasNothing = has(old, ts.TypeFlags.VoidLike | ts.TypeFlags.Null);
    if (wasNothing) return [loosened(pair, 'minor', 'is never anything now')];
    // `never` is assignable to every type, but it has no members.
    return [{ severity: 'major', rule: 'never', reason: 'is never anything now', path: [], position, isCertain: false, old, new: next }];
  }
  if (neverOld) return [{ ...replaced(pair, `can be ${print(next)} now`), isCertain: true }];
  return has(old, ts.TypeFlags.Void) ? [loosened(pair, 'minor', `promises ${print(next)} now`)] : undefined;
}
