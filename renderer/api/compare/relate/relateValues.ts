import ts from 'typescript';
import type { Difference, Position } from '../difference/difference.ts';
import { constituents, has } from '../types/typeFacts.ts';
import type { Relation, Scope } from './relation.ts';

interface ValuesRequest {
  readonly before: ts.Type;
  readonly after: ts.Type;
  readonly isOptionalBefore: boolean;
  readonly isOptionalAfter: boolean;
  readonly position: Position;
  readonly scope: Scope;
  readonly relation: Relation;
}

/**
 * Compares the values of optional properties or parameters. `relatePresence` reports that a value may be missing, so `undefined` does not
 * count again.
 */
export function relateValues(request: ValuesRequest): readonly Difference[] {
  const { before, after, isOptionalBefore, isOptionalAfter, position, scope, relation } = request;
  if (!isOptionalBefore && !isOptionalAfter) return relation.relate({ old: before, new: after, position, scope });
  const present = (type: ts.Type, isMissing: boolean): readonly ts.Type[] =>
    isMissing ? constituents(type).filter((one) => !has(one, ts.TypeFlags.Undefined)) : constituents(type);
  const keepsUndefined = isOptionalBefore !== isOptionalAfter;
  // If only one side is optional, an explicit `undefined` on the other side means the same.
  const old = present(before, isOptionalBefore || (keepsUndefined && position === 'pass' && isOptionalAfter));
  const next = present(after, isOptionalAfter || (keepsUndefined && position === 'receive' && isOptionalBefore));
  const [onlyOld, onlyNew] = [old[0], next[0]];
  if (old.length === 1 && next.length === 1 && onlyOld !== undefined && onlyNew !== undefined)
    return relation.relate({ old: onlyOld, new: onlyNew, position, scope });
  return relation.relateUnions({ old, new: next, position, scope });
}
