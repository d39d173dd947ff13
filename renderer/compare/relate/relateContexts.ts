import { below, type Difference, flip } from '../difference/difference.ts';
import { contextOf } from '../types/typeFacts.ts';
import type { Relation, TypePair } from './relation.ts';

/** Compares what `this` is in the methods of an object. Without `ThisType`, it is the object. */
export function relateContexts({ old, new: next, position, scope }: TypePair, { checker, relate }: Relation): readonly Difference[] {
  const [before, after] = [contextOf(old, checker), contextOf(next, checker)];
  if (before === undefined && after === undefined) return [];
  const inner = relate({ old: before ?? old, new: after ?? next, position: flip(position), scope });
  return below({ kind: 'argument', of: 'ThisType', index: 0, isTaken: true }, inner);
}
