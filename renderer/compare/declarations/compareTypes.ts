import type { SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { hasValue } from '../../release/hasValue.ts';
import { type Difference, type Finding, type FindingPart, major, suspected } from '../difference/difference.ts';
import { emptyScope } from '../relate/relation.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { compareMembers } from './compareMembers.ts';
import { constructorAccess, type DeclarationRequest, hasKind, hasType, type Parts } from './declarationParts.ts';

export function compareTypes(request: DeclarationRequest, { before, after }: Parts): readonly Finding[] {
  const { id, newId, snapshots, relation, positions } = request;
  const { checker, names } = relation;
  if (!hasType(before) || !hasType(after) || (hasKind(before, 'enum') && hasKind(after, 'enum'))) return [];
  const [symbol, successor] = [names.symbolOf('old', id), names.symbolOf('new', newId)];
  if (symbol === undefined || successor === undefined) return [];
  const [old, next] = [checker.getDeclaredTypeOfSymbol(symbol), checker.getDeclaredTypeOfSymbol(successor)];
  const generics = relation.relateTypeParameters({
    old: typeParametersOf(symbol, checker),
    new: typeParametersOf(successor, checker),
    isSignature: false,
    position: 'receive',
    scope: emptyScope(),
  });
  const listed = new Set([...before, ...after].flatMap((one) => (one.kind === 'type' ? factsOf(one).members.map(({ name }) => name) : [])));
  const report = (difference: Difference): Finding => {
    // An intersection with object types lists their members, and is compared as a whole.
    const [first] = difference.path;
    const part: FindingPart =
      first?.kind === 'property' && listed.has(first.name) ? { kind: 'member', name: first.name } : { kind: 'type' };
    return { id, part, change: 'changed', difference };
  };
  const form = formDifferences({ before, after, positions, isExported: request.isExported }).map(report);
  const isByMember = hasMembers(before) && hasMembers(after);
  const declared = before.find((one) => one.kind === 'class');
  const isClass = declared !== undefined && hasKind(after, 'class');
  const inner = isByMember
    ? compareMembers({
        ...{ id, newId, old, new: next, scope: generics.scope, positions, snapshots, relation, isClass },
        isExtendable: isClass && request.isExported && constructorAccess(declared) !== 'private',
      })
    : [...positions].flatMap((position) =>
        relation.relate({ old, new: next, position, scope: { ...generics.scope, openAlias: id } }).map(report),
      );
  // Users give type arguments only to types that they can import. The types that mention other types are compared with their arguments,
  // but not with those that they leave to defaults.
  const counted = generics.differences.filter(({ path: [first] }) => request.isImportable || first?.kind === 'default');
  return [...counted.map(report), ...form, ...inner];
}

/** An alias of an object type is compared by its members, like an interface. */
function hasMembers(parts: readonly SnapshotDeclaration[]): boolean {
  return parts.some((one) => one.kind === 'class' || one.kind === 'interface' || (one.kind === 'type' && factsOf(one).isObject));
}

/** Differences between a class, an interface and an alias that have the same members. */
function formDifferences({
  before,
  after,
  positions,
  isExported,
}: Parts & Pick<DeclarationRequest, 'positions' | 'isExported'>): readonly Difference[] {
  const about = { rule: 'kind', position: 'receive' } as const;
  if (hasKind(before, 'interface') && hasKind(after, 'type'))
    return [suspected({ reason: 'is no longer an interface: declarations cannot be merged with it', ...about })];
  if (hasKind(before, 'type') && hasKind(after, 'interface') && positions.has('receive'))
    return [suspected({ reason: 'is an interface now: it is not assignable to types with an index signature', ...about })];
  // Users cannot extend a class of which they can only import the type.
  if (!isExported || !hasKind(before, 'class') || hasKind(after, 'class') || !hasType(after)) return [];
  const harm = hasValue(after) ? suspected : major;
  return [harm({ reason: 'is no longer a class', ...about })];
}
