import { below, type Difference, flip } from '../difference/difference.ts';
import { leastArguments, mostArguments, type ParameterFacts, parameterAt, parametersOf } from '../types/parameters.ts';
import { relateValues } from './relateProperty.ts';
import type { CallContext, SignaturePair } from './relation.ts';

export function relateParameters(
  { old: before, new: after, position, scope }: SignaturePair,
  { call, relation }: CallContext,
): readonly Difference[] {
  const { checker } = relation;
  const [mine, yours] = [parametersOf(before, checker), parametersOf(after, checker)];
  const nothing = checker.getUndefinedType();
  const count = Math.max(mine.length, yours.length);
  const types = Array.from({ length: count }, (_, index): readonly Difference[] => {
    const [one, other] = [parameterAt(mine, index), parameterAt(yours, index)];
    if (one === undefined || other === undefined) return [];
    const inner = relateValues({
      before: one.type,
      after: other.type,
      isOptionalBefore: one.isOptional,
      isOptionalAfter: other.isOptional,
      position: flip(position),
      scope,
      relation,
    });
    // A rest parameter does not accept `undefined` in place of an omitted argument.
    const isLost = position === 'receive' && one.isOptional && other.isRest && !relation.checker.isTypeAssignableTo(nothing, other.type);
    const base = { severity: 'major', rule: 'narrower', path: [], position: 'pass', isCertain: true } as const;
    const lost: readonly Difference[] = isLost ? [{ ...base, reason: 'no longer accepts `undefined`', old: nothing }] : [];
    return below({ kind: 'parameter', index, name: one.name, call }, [...inner, ...lost]);
  });
  const arity = position === 'receive' ? relateArguments(mine, yours) : relateGiven(mine, yours);
  return [...arity.map((one) => ({ ...one, call })), ...types.flat()];
}

type Parameters = readonly ParameterFacts[];

/** Compares how many arguments users may give, and how many they must give. */
function relateArguments(mine: Parameters, yours: Parameters): readonly Difference[] {
  const base = { path: [], position: 'receive', isCertain: true } as const;
  const [least, leastNow] = [leastArguments(mine), leastArguments(yours)];
  const [most, mostNow] = [mostArguments(mine), mostArguments(yours)];
  const found: Difference[] = [];
  if (leastNow > least) {
    const missing = yours.slice(least, leastNow).filter(({ isOptional }) => !isOptional);
    for (const { name } of missing) {
      const wasThere = mine.some((one) => one.name === name);
      found.push({
        severity: 'major',
        rule: 'arity',
        reason: `requires the parameter \`${name}\`${wasThere ? ' now' : ''}`,
        name,
        ...base,
      });
    }
  }
  if (mostNow < most) {
    const gone = mine.slice(Math.min(mostNow, mine.length - 1));
    for (const { name } of gone)
      found.push({ severity: 'major', rule: 'arity', reason: `no longer takes the parameter \`${name}\``, name, ...base });
  }
  if (leastNow < least && found.length === 0) {
    for (const { name } of mine.slice(leastNow, least))
      found.push({ severity: 'minor', rule: 'arity', reason: `no longer requires the parameter \`${name}\``, name, ...base });
  }
  if (mostNow > most) {
    if (yours.length <= mine.length) found.push({ severity: 'minor', rule: 'arity', reason: 'takes any number of arguments', ...base });
    for (const { name, isOptional, isRest } of yours.slice(mine.length)) {
      if (isOptional || isRest) found.push({ severity: 'minor', rule: 'arity', reason: `takes the parameter \`${name}\``, name, ...base });
    }
  }
  return found;
}

/** Compares how many arguments a function of the user receives. */
function relateGiven(mine: Parameters, yours: Parameters): readonly Difference[] {
  const base = { path: [], position: 'pass', isCertain: true } as const;
  const [most, mostNow] = [mostArguments(mine), mostArguments(yours)];
  const found: Difference[] = [];
  if (mostNow < most) {
    for (const { name } of mine.slice(Math.min(mostNow, mine.length - 1)))
      found.push({ severity: 'major', rule: 'arity', reason: `is no longer given \`${name}\``, name, ...base });
  }
  if (mostNow > most) {
    for (const { name } of yours.slice(mine.length))
      found.push({ severity: 'minor', rule: 'arity', reason: `is given \`${name}\`, too`, name, ...base });
  }
  for (const [index, one] of mine.entries()) {
    const other = yours[index];
    if (other === undefined || one.isOptional || one.isRest || !other.isOptional) continue;
    found.push({ severity: 'major', rule: 'optional', reason: `may not be given \`${one.name}\` now`, name: one.name, ...base });
  }
  return found;
}
