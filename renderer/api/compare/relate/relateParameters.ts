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
  const [least, leastNow] = [leastArguments(mine), leastArguments(yours)];
  const [most, mostNow] = [mostArguments(mine), mostArguments(yours)];
  const note = (severity: 'major' | 'minor', text: string, { name }: ParameterFacts): Difference => ({
    ...{ severity, rule: 'arity', reason: `${text} the parameter \`${name}\``, name },
    ...{ path: [], position: 'receive', isCertain: true },
  });
  const required = yours.slice(least, leastNow).filter(({ isOptional }) => !isOptional);
  const harms = [
    ...required.map((one): Difference => {
      const found = note('major', 'requires', one);
      return mine.some(({ name }) => name === one.name) ? { ...found, reason: `${found.reason} now` } : found;
    }),
    ...lostParameters(mine, mostNow).map((one) => note('major', 'no longer takes', one)),
  ];
  const optional = harms.length > 0 ? [] : mine.slice(leastNow, least);
  const added = mostNow > most ? yours.slice(mine.length).filter(({ isOptional, isRest }) => isOptional || isRest) : [];
  const unlimited: readonly Difference[] =
    mostNow > most && yours.length <= mine.length
      ? [{ severity: 'minor', rule: 'arity', reason: 'takes any number of arguments', path: [], position: 'receive', isCertain: true }]
      : [];
  return [
    ...harms,
    ...optional.map((one) => note('minor', 'no longer requires', one)),
    ...unlimited,
    ...added.map((one) => note('minor', 'takes', one)),
  ];
}

/** Parameters that get no argument any more. */
function lostParameters(mine: Parameters, mostNow: number): Parameters {
  return mostNow < mostArguments(mine) ? mine.slice(Math.min(mostNow, mine.length - 1)) : [];
}

/** Compares how many arguments a function of the user receives. */
function relateGiven(mine: Parameters, yours: Parameters): readonly Difference[] {
  const base = { path: [], position: 'pass', isCertain: true } as const;
  const lost = lostParameters(mine, mostArguments(yours));
  const added = mostArguments(yours) > mostArguments(mine) ? yours.slice(mine.length) : [];
  const optional = mine.filter((one, index) => yours[index]?.isOptional === true && !one.isOptional && !one.isRest);
  return [
    ...lost.map(({ name }) => ({ severity: 'major', rule: 'arity', reason: `is no longer given \`${name}\``, name, ...base }) as const),
    ...added.map(({ name }) => ({ severity: 'minor', rule: 'arity', reason: `is given \`${name}\`, too`, name, ...base }) as const),
    ...optional.map(
      ({ name }) => ({ severity: 'major', rule: 'optional', reason: `may not be given \`${name}\` now`, name, ...base }) as const,
    ),
  ];
}
