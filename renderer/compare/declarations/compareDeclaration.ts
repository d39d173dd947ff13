import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { enumMemberNames } from '../../release/declarationFacts.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { hasValue, isValue } from '../../release/hasValue.ts';
import { type Difference, type Finding, major, minor } from '../difference/difference.ts';
import { emptyScope } from '../relate/relation.ts';
import { compareAdditions } from './compareAdditions.ts';
import { compareClassValues } from './compareClassValues.ts';
import { compareEnums } from './compareEnums.ts';
import { compareTypes } from './compareTypes.ts';
import { compareVariables } from './compareVariables.ts';
import {
  type DeclarationRequest,
  findingsIn,
  hasKind,
  hasType,
  isClass,
  isEnum,
  type Parts,
  type ValueRequest,
} from './declarationParts.ts';

/** Compares a declaration with its successor: the type that it names, and the value. */
export function compareDeclaration(request: DeclarationRequest): readonly Finding[] {
  const { id, newId, snapshots } = request;
  const [before, after] = [declarationsOf(snapshots.old, id), declarationsOf(snapshots.new, newId)];
  const parts = { before, after };
  return [
    ...compareMeanings(request, parts),
    ...compareTypes(request, parts),
    ...compareValues(request, parts),
    ...compareWriting(request),
  ];
}

/** What breaks users who change a value. It may do so where only what the declaration mentions is another. */
export function compareWriting(request: ValueRequest): readonly Finding[] {
  return [...compareAdditions(request), ...compareVariables(request)];
}

/** Reports that a name became or stopped being a type or a value. A name may be both. */
function compareMeanings({ id, snapshots, isExported, isImportable }: DeclarationRequest, { before, after }: Parts): readonly Finding[] {
  const found: Finding[] = [];
  const report = (kind: 'type' | 'value', difference: Difference): void => {
    found.push({ id, part: { kind }, change: 'changed', difference });
  };
  const lostKind = (reason: string): Difference => major({ rule: 'kind', reason, position: 'receive' });
  if (hasType(before) && !hasType(after)) report('type', lostKind('is no longer a type'));
  if (!hasType(before) && hasType(after)) report('type', minor('is a type, too'));
  if (isExported && hasValue(before) && !isValue(snapshots.new, after)) report('value', lostKind('is no longer a value'));
  if (!hasValue(before) && hasValue(after)) report('value', minor('is a value, too'));
  // Only its name gives users the types of its members.
  const isLasting = hasKind(after, 'enum') || !hasType(after) || !isImportable;
  const lost = isLasting ? undefined : lostMemberTypes(snapshots.new, { before, after });
  const isReplaced = hasKind(before, 'enum') && !hasKind(after, 'enum') && hasType(after);
  if (lost !== undefined) report('type', lostKind(`is no longer an enum: ${lost}`));
  else if (isReplaced) report('type', minor('is no longer an enum: the values of its members are accepted in their place'));
  return found;
}

/** Says which members of an enum are not types of the namespace that took its place. Undefined if all are. */
function lostMemberTypes(snapshot: ApiSnapshot, { before, after }: Parts): string | undefined {
  const exports = after.flatMap((part) => (part.kind === 'namespace' ? part.exports : []));
  const types = new Set(exports.filter(({ target }) => hasType(declarationsOf(snapshot, target))).map(({ name }) => name));
  const members = enumMemberNames(before);
  const [first, ...others] = members.filter((name) => !types.has(name));
  if (first === undefined) return undefined;
  if (others.length + 1 === members.length) return 'its members are not types';
  return others.length === 0 ? `\`${first}\` is not a type` : `\`${first}\` and ${others.length} more of its members are not types`;
}

function compareValues(request: DeclarationRequest, { before, after }: Parts): readonly Finding[] {
  const { id, newId, snapshots, relation } = request;
  const { names } = relation;
  if (!hasValue(before) || !isValue(snapshots.new, after)) return [];
  const [enumBefore, enumAfter] = [before.find(isEnum), after.find(isEnum)];
  if (enumBefore !== undefined && enumAfter !== undefined) return compareEnums(request, { before: enumBefore, after: enumAfter });
  const [old, next] = [names.valueTypeOf('old', id), names.valueTypeOf('new', newId)];
  if (old === undefined || next === undefined || !request.isExported) return [];
  const pair = { old, new: next, position: 'receive', scope: emptyScope() } as const;
  const [classBefore, classAfter] = [before.find(isClass), after.find(isClass)];
  if (classBefore !== undefined) return compareClassValues({ request, old, next, scope: pair.scope, classBefore, classAfter });
  const compare = (): readonly Difference[] => {
    if (hasKind(before, 'function') && hasKind(after, 'function'))
      return relation.relateSignatures({ ...pair, old: old.getCallSignatures(), new: next.getCallSignatures(), isConstruct: false });
    return enumBefore === undefined ? relation.relate(pair) : relation.relateObjects(pair);
  };
  return findingsIn({ id, part: { kind: 'value' }, change: 'changed' }, compare());
}
