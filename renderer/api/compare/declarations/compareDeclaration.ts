import ts from 'typescript';
import { declarationsOf } from '../../../snapshot/declarationsOf.ts';
import type { Difference } from '../difference/difference.ts';
import type { Finding, FindingPart } from '../difference/finding.ts';
import { emptyScope } from '../relate/relation.ts';
import { compareClassValues, signaturesOf } from './compareClassValues.ts';
import { compareEnums } from './compareEnums.ts';
import { compareTypes } from './compareTypes.ts';
import { type DeclarationRequest, hasKind, hasType, hasValue, isClass, isEnum, type Parts } from './declarationParts.ts';

/** Compares a declaration with its successor: the type that it names, and the value. */
export function compareDeclaration(request: DeclarationRequest): readonly Finding[] {
  const { id, newId, snapshots } = request;
  const [before, after] = [declarationsOf(snapshots.old, id), declarationsOf(snapshots.new, newId)];
  const parts = { before, after };
  return [...compareMeanings(request, parts), ...compareTypes(request, parts), ...compareValues(request, parts)];
}

/** Reports that a name became or stopped being a type or a value. A name may be both. */
function compareMeanings({ id }: DeclarationRequest, { before, after }: Parts): readonly Finding[] {
  const base = { rule: 'kind', path: [], position: 'receive', isCertain: true } as const;
  const found: Finding[] = [];
  const report = (part: FindingPart, severity: 'major' | 'minor', reason: string): void => {
    found.push({ id, part, change: 'changed', difference: { severity, reason, ...base } });
  };
  if (hasType(before) && !hasType(after)) report({ kind: 'type' }, 'major', 'is no longer a type');
  if (!hasType(before) && hasType(after)) report({ kind: 'type' }, 'minor', 'is a type, too');
  if (hasValue(before) && !hasValue(after)) report({ kind: 'value' }, 'major', 'is no longer a value');
  if (!hasValue(before) && hasValue(after)) report({ kind: 'value' }, 'minor', 'is a value, too');
  if (hasKind(before, 'enum') && !hasKind(after, 'enum') && hasType(after) && !hasKind(after, 'namespace'))
    report({ kind: 'type' }, 'major', 'is no longer an enum: its members are not types');
  return found;
}

export function compareValues(request: DeclarationRequest, { before, after }: Parts): readonly Finding[] {
  const { id, newId, relation } = request;
  const { checker, names } = relation;
  if (!hasValue(before) || !hasValue(after)) return [];
  const [enumBefore, enumAfter] = [before.find(isEnum), after.find(isEnum)];
  if (enumBefore !== undefined && enumAfter !== undefined) return compareEnums(request, { before: enumBefore, after: enumAfter });
  const [symbol, successor] = [names.symbolOf('old', id), names.symbolOf('new', newId)];
  if (symbol === undefined || successor === undefined || !request.isExported) return [];
  const [old, next] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(successor)];
  const scope = emptyScope();
  const report = (part: FindingPart, differences: readonly Difference[]): readonly Finding[] =>
    differences.map((difference) => ({ id, part, change: 'changed', difference }));
  const [classBefore, classAfter] = [before.find(isClass), after.find(isClass)];
  if (classBefore !== undefined) return compareClassValues({ request, old, next, scope, classBefore, classAfter });
  if (hasKind(before, 'function') && hasKind(after, 'function'))
    return report({ kind: 'value' }, signaturesOf({ old, next, relation, scope, kind: ts.SignatureKind.Call }));
  const [enumOld] = before.filter(isEnum);
  if (enumOld !== undefined) return report({ kind: 'value' }, relation.relateObjects({ old, new: next, position: 'receive', scope }));
  return report({ kind: 'value' }, relation.relate({ old, new: next, position: 'receive', scope }));
}
