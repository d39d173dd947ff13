import { type Difference, isHarmless } from '../difference/difference.ts';
import { relateArguments } from './relateTypeArguments.ts';
import { emptyScope, type ReferencePair, type Relation } from './relation.ts';

/**
 * Compares references to two generics of the package that differ. The generics are compared once for all references, then the arguments of
 * the references. Without this, generics that contain themselves with larger and larger arguments would be compared again and again.
 * Undefined if the generics are not compatible: then the members of the references decide.
 */
export function relateCounterparts(pair: ReferencePair, tools: Relation): readonly Difference[] | undefined {
  const { names, relate, bind } = tools;
  const { old, new: next, position, scope } = pair;
  const [before, after] = [old.target, next.target];
  const [mine, yours] = [before.typeParameters ?? [], after.typeParameters ?? []];
  const isOwn = names.idOf(old.symbol) !== undefined && names.idOf(next.symbol) !== undefined;
  if (!isOwn || mine.length === 0 || mine.length !== yours.length || (old === before && next === after)) return undefined;
  const empty = emptyScope();
  const generics = { ...empty, bindings: bind(empty.bindings, mine, yours), openAlias: scope.openAlias };
  const found = relate({ old: before, new: after, position, scope: generics });
  return found.every(isHarmless) ? [...found, ...relateArguments(pair, { isOwn: true, tools })] : undefined;
}
