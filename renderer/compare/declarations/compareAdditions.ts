import { declarationsOf } from '../../release/declarationsOf.ts';
import type { Finding } from '../difference/difference.ts';
import { relateAdditions } from '../relate/relateAdditions.ts';
import { emptyScope } from '../relate/relation.ts';
import { isClass, isEnum, type ValueRequest } from './declarationParts.ts';

/** What breaks users who add to what a value is or has, such as a list. Its declaration may be written as before. */
export function compareAdditions(request: ValueRequest): readonly Finding[] {
  const { id, newId, snapshots, relation, isExported } = request;
  const before = declarationsOf(snapshots.old, id);
  const [old, next] = [relation.names.valueTypeOf('old', id), relation.names.valueTypeOf('new', newId)];
  if (!isExported || old === undefined || next === undefined || before.some(isEnum)) return [];
  return relateAdditions({ old, new: next, position: 'receive', scope: emptyScope() }, relation).map((difference) => {
    const [first] = difference.path;
    const isStatic = before.some(isClass) && first?.kind === 'property';
    return { id, part: isStatic ? { kind: 'static', name: first.name } : { kind: 'value' }, change: 'changed', difference };
  });
}
