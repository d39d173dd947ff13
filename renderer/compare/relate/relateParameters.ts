import { below, type Difference, flip, major, mapHarms, minor } from '../difference/difference.ts';
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
    const lost = major({ rule: 'narrower', reason: 'no longer accepts `undefined`', position: 'pass', old: nothing });
    return below({ kind: 'parameter', index, name: one.name, call }, isLost ? [...inner, lost] : inner);
  });
  const arity = position === 'receive' ? relateArguments(mine, yours) : relateGiven(mine, yours);
  return [...mapHarms(arity, (one) => ({ ...one, call })), ...types.flat()];
}

type Parameters = readonly ParameterFacts[];

/** Compares how many arguments users may give, and how many they must give. */
function relateArguments(mine: Parameters, yours: Parameters): readonly Difference[] {
  const [least, leastNow] = [leastArguments(mine), leastArguments(yours)];
  const [most, mostNow] = [mostArguments(mine), mostArguments(yours)];
  const about = { rule: 'arity', position: 'receive' } as const;
  const required = yours.slice(least, leastNow).filter(({ isOptional }) => !isOptional);
  const harms = [
    ...required.map(({ name }) => {
      const isKnown = mine.some((one) => one.name === name);
      return major({ ...about, name, reason: `requires the parameter \`${name}\`${isKnown ? ' now' : ''}` });
    }),
    ...lostParameters(mine, mostNow).map(({ name }) => major({ ...about, name, reason: `no longer takes the parameter \`${name}\`` })),
  ];
  const optional = harms.length > 0 ? [] : mine.slice(leastNow, least);
  const added = mostNow > most ? yours.slice(mine.length).filter(({ isOptional, isRest }) => isOptional || isRest) : [];
  return [
    ...harms,
    ...optional.map(({ name }) => minor(`no longer requires the parameter \`${name}\``)),
    ...(mostNow > most && yours.length <= mine.length ? [minor('takes any number of arguments')] : []),
    ...added.map(({ name }) => minor(`takes the parameter \`${name}\``)),
  ];
}

/** Parameters that get no argument any more. */
function lostParameters(mine: Parameters, mostNow: number): Parameters {
  return mostNow < mostArguments(mine) ? mine.slice(Math.min(mostNow, mine.length - 1)) : [];
}

/** Compares how many arguments a function of the user receives. */
function relateGiven(mine: Parameters, yours: Parameters): readonly Difference[] {
  const lost = lostParameters(mine, mostArguments(yours));
  const added = mostArguments(yours) > mostArguments(mine) ? yours.slice(mine.length) : [];
  const optional = mine.filter((one, index) => yours[index]?.isOptional === true && !one.isOptional && !one.isRest);
  return [
    ...lost.map(({ name }) => major({ rule: 'arity', reason: `is no longer given \`${name}\``, position: 'pass', name })),
    ...added.map(({ name }) => minor(`is given \`${name}\`, too`)),
    ...optional.map(({ name }) => major({ rule: 'optional', reason: `may not be given \`${name}\` now`, position: 'pass', name })),
  ];
}
