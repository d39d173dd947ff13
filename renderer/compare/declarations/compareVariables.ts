import type { SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import type { Finding } from '../difference/difference.ts';
import { lostValues } from '../relate/lostValues.ts';
import { emptyScope } from '../relate/relation.ts';
import { findingsIn, type ValueRequest } from './declarationParts.ts';

/** What breaks users who assign a variable of a namespace, as in `settings.level = 'high'`. They cannot assign what they import. */
export function compareVariables({ id, newId, snapshots, relation, isAssigned }: ValueRequest): readonly Finding[] {
  const { checker, names } = relation;
  const [before, after] = [declarationsOf(snapshots.old, id), declarationsOf(snapshots.new, newId)];
  const [old, next] = [names.valueTypeOf('old', id), names.valueTypeOf('new', newId)];
  if (!isAssigned || old === undefined || next === undefined || !before.some(isAssignable)) return [];
  const scope = emptyScope();
  const found = (): Finding['difference'][] => {
    if (after.some(isAssignable)) return [...lostValues({ before: old, after: next, scope, relation })];
    const [first] = lostValues({ before: old, after: checker.getNeverType(), scope, relation }).toSorted(
      (one, other) => Number(one.rule !== 'write') - Number(other.rule !== 'write'),
    );
    return first === undefined ? [] : [{ ...first, reason: 'is a constant now' }];
  };
  return findingsIn({ id, part: { kind: 'value' }, change: 'changed' }, found());
}

function isAssignable(one: SnapshotDeclaration): boolean {
  return one.kind === 'variable' && one.keyword === 'let';
}
