import { isHarmless } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { emptyScope, type Relation, type TypePair } from './relation.ts';

/** Creates a function that answers whether the differences of two types are reported at the declaration of their alias. */
export function createReportedByAlias(
  relation: () => Relation,
  { pairs, writtenAlike }: Pick<Comparison, 'pairs' | 'writtenAlike'>,
): (pair: TypePair) => boolean {
  const known = new Map<string, boolean>();
  const isChanged = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // While gqldocs compares an alias, the alias counts as unchanged. Its own definition must be compared.
    known.set(id, false);
    const newId = pairs.newOf(id);
    const found = newId === undefined ? false : hasOwnDifferences(id, newId, relation());
    known.set(id, found);
    return found;
  };
  return ({ old, new: next, scope }) => {
    const { names, same } = relation();
    const own = names.areAlike(old.aliasSymbol, next.aliasSymbol) ? names.idOf(old.aliasSymbol) : undefined;
    if (own === undefined || own.id === scope.openAlias) return false;
    // Without type arguments, the alias means the same everywhere.
    if (old.aliasTypeArguments === undefined && next.aliasTypeArguments === undefined) return writtenAlike.isChanged(own.id);
    if (!isChanged(own.id)) return false;
    return (old.aliasTypeArguments ?? []).every((one, index) => {
      const other = next.aliasTypeArguments?.[index];
      return other === undefined || same(one, other, scope);
    });
  };
}

function hasOwnDifferences(id: string, newId: string, { checker, names, relate, relateTypeParameters }: Relation): boolean {
  const [symbol, successor] = [names.symbolOf('old', id), names.symbolOf('new', newId)];
  if (symbol === undefined || successor === undefined) return false;
  const [mine, yours] = [typeParametersOf(symbol, checker), typeParametersOf(successor, checker)];
  const { scope, differences } = relateTypeParameters({
    ...{ old: mine, new: yours, isSignature: false },
    ...{ position: 'receive', scope: emptyScope() },
  });
  const pair = { old: checker.getDeclaredTypeOfSymbol(symbol), new: checker.getDeclaredTypeOfSymbol(successor) };
  const inner = (['receive', 'pass'] as const).flatMap((position) => relate({ ...pair, position, scope: { ...scope, openAlias: id } }));
  const found = [...differences, ...inner];
  return found.some((one) => !isHarmless(one)) && found.every(({ severity }) => severity !== 'unknown');
}
