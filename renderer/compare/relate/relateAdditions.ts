import { below, type Difference, isHarmless } from '../difference/difference.ts';
import type { Relation, TypePair } from './relation.ts';

/** The method by which users add to a container of the language. */
const adders: ReadonlyMap<string, string> = new Map([
  ['Array', 'push'],
  ['Map', 'set'],
  ['Set', 'add'],
]);

/** What breaks users who add to a list, a map or a set that is exported itself. Of other containers, they read what the package put there. */
export function relateAdditions(
  { old, new: next, position, scope }: TypePair,
  { checker, relateSignatures }: Relation,
): readonly Difference[] {
  const name = old.symbol === next.symbol ? adders.get(old.symbol?.name ?? '') : undefined;
  if (name === undefined) return [];
  const [before = [], after = []] = [old, next].map((type) => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol === undefined ? [] : checker.getTypeOfSymbol(symbol).getCallSignatures();
  });
  const found = relateSignatures({ old: before, new: after, isConstruct: false, position, scope });
  const harms = found.filter((one) => !isHarmless(one) && one.path[0]?.kind === 'parameter');
  return below({ kind: 'property', name }, harms);
}
