import ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { classBases, classMembers } from '../../release/declarationFacts.ts';
import { isHiddenMember } from '../../release/memberFacts.ts';
import { type Difference, type Finding, type FindingPart, suspected } from '../difference/difference.ts';
import { addedProperty, relateIndexes, removedProperty } from '../relate/relateMembers.ts';
import { relateProperty } from '../relate/relateProperty.ts';
import type { TypePair } from '../relate/relation.ts';
import { brandOf, ownerOf, propertiesOf } from '../types/properties.ts';
import { accessFindings } from './accessFindings.ts';
import type { MembersRequest } from './declarationParts.ts';
import { isAddedByBase, isReportedByBase } from './inheritedMembers.ts';
import { isWrittenAlike } from './writtenMembers.ts';

/** Compares a class, interface or object type with its successor, member by member. Members of a base are reported for the base. */
export function compareMembers(request: MembersRequest): readonly Finding[] {
  const { id, newId, snapshots, old, new: next, relation, positions, scope, isClass } = request;
  const { checker } = relation;
  const [before, after] = [declaredProperties(old, checker), declaredProperties(next, checker)];
  const found: Finding[] = [];
  const report = (part: FindingPart, change: Finding['change'], differences: readonly Difference[]): void => {
    for (const difference of differences) found.push({ id, part, change, difference });
  };
  for (const position of ['receive', 'pass'] as const) {
    if (!positions.has(position)) continue;
    const pair: TypePair = { old, new: next, position, scope };
    // Only the class itself creates objects with its private members. Users who pass an instance cannot lack a member.
    const isMade = isClass && position === 'pass' && hasHiddenMembers(snapshots.old, id);
    for (const [name, symbol] of before) {
      const successor = after.get(name);
      // The brand of a class on its own instances may change: instances of the class keep their identity.
      if (isMade || name === 'prototype' || brandOf(name) === id || isReportedByBase({ symbol, successor, request })) continue;
      if (isWrittenAlike({ symbol, successor, request })) continue;
      const part = brandOf(name) === undefined ? ({ kind: 'member', name } as const) : ({ kind: 'type' } as const);
      const differences =
        successor === undefined ? removedProperty(pair, { name, symbol, relation }) : relateProperty(pair, { symbol, successor, relation });
      report(part, successor === undefined && part.kind === 'member' ? 'removed' : 'changed', differences);
    }
    if (isClass && position === 'pass' && !isMade && hasHiddenMembers(snapshots.new, newId)) report({ kind: 'type' }, 'changed', [nominal]);
    for (const [name, symbol] of after) {
      if (isMade || before.has(name) || name === 'prototype' || isAddedByBase({ symbol, request })) continue;
      if (brandOf(name) !== undefined) report({ kind: 'type' }, 'changed', branded(pair, request));
      else report({ kind: 'member', name }, 'added', addedProperty(pair, { name, symbol, relation }));
    }
    const signatures = [
      { kind: 'call', old: old.getCallSignatures(), new: next.getCallSignatures() },
      { kind: 'construct', old: old.getConstructSignatures(), new: next.getConstructSignatures() },
    ] as const;
    for (const { kind, ...lists } of signatures) {
      const differences = relation.relateSignatures({ ...pair, ...lists, isConstruct: kind === 'construct' });
      report({ kind }, changeOf(lists.old.length, lists.new.length), differences);
    }
    if (!isMade) report({ kind: 'index' }, 'changed', relateIndexes(pair, relation));
  }
  return isClass ? [...found, ...accessFindings(request, { before, after })] : found;
}

/** The properties of a type. The compiler replaces `this` in the type's own members; their declarations keep it. */
function declaredProperties(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const properties = [...propertiesOf(type)].map(([name, symbol]) => {
    const [node] = symbol.declarations ?? [];
    const owner = ownerOf(symbol);
    const isOwn = owner?.name !== undefined && checker.getSymbolAtLocation(owner.name) === type.symbol;
    const label = isOwn && node !== undefined ? ts.getNameOfDeclaration(node) : undefined;
    return [name, (label && checker.getSymbolAtLocation(label)) ?? symbol] as const;
  });
  return new Map(properties);
}

function changeOf(before: number, after: number): Finding['change'] {
  if (before === 0) return 'added';
  return after === 0 ? 'removed' : 'changed';
}

/** With the first private member, a class accepts only its own instances. Objects that users write no longer fit. */
const nominal = suspected({
  rule: 'kind',
  reason: 'has private or protected members now: only instances of the class are accepted',
  position: 'pass',
});

/** Whether a type accepts only instances of the class, because the class or a base has private or protected members. */
function hasHiddenMembers(snapshot: ApiSnapshot, id: string): boolean {
  return classMembers(snapshot, id).some(isHiddenMember) || classBases(snapshot, id).some((base) => hasHiddenMembers(snapshot, base));
}

function branded({ position }: TypePair, { isClass }: MembersRequest): readonly Difference[] {
  if (isClass || position === 'receive') return [];
  return [suspected({ rule: 'kind', reason: 'must be an instance of its class now', position })];
}
