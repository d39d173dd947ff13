import ts from 'typescript';
import type { ApiSnapshot, ClassDeclaration } from '../../../snapshot/apiSnapshot.ts';
import { classMembers, plainName } from '../../../snapshot/declarationsOf.ts';
import type { MemberFacts } from '../../../snapshot/memberFacts.ts';
import type { Difference } from '../difference/difference.ts';
import type { Finding, FindingPart } from '../difference/finding.ts';
import { relateProperty } from '../relate/relateProperty.ts';
import type { Relation, Scope } from '../relate/relation.ts';
import { propertiesOf } from '../types/properties.ts';
import { constructorAccess, type DeclarationRequest } from './declarationParts.ts';

interface ClassValues {
  readonly request: DeclarationRequest;
  readonly old: ts.Type;
  readonly next: ts.Type;
  readonly scope: Scope;
  readonly classBefore: ClassDeclaration;
  readonly classAfter: ClassDeclaration | undefined;
}

/** Compares the constructor and the static members. */
export function compareClassValues({ request, old, next, scope, classBefore, classAfter }: ClassValues): readonly Finding[] {
  const { id, newId, snapshots, relation } = request;
  const { checker } = relation;
  const pair = { old, new: next, position: 'receive', scope } as const;
  const report = (part: FindingPart, change: Finding['change'], differences: readonly Difference[]): readonly Finding[] =>
    differences.map((difference) => ({ id, part, change, difference }));
  const access = classAfter === undefined ? [] : accessDifferences(classBefore, classAfter);
  const canConstruct = constructorAccess(classBefore) !== 'private' && !access.some(({ severity }) => severity === 'major');
  const construct = canConstruct ? signaturesOf({ old, next, relation, scope, kind: ts.SignatureKind.Construct }) : [];
  const [before, after] = [propertiesOf(old, checker), propertiesOf(next, checker)];
  const [factsBefore, factsAfter] = [staticFacts(snapshots.old, id), staticFacts(snapshots.new, newId)];
  const isExtendable = constructorAccess(classBefore) !== 'private' && classAfter !== undefined;
  const statics = [...before].flatMap(([name, symbol]): readonly Finding[] => {
    const successor = after.get(name);
    if (name === 'prototype' || isNamespaceMember(symbol)) return [];
    const part = { kind: 'static', name } as const;
    if (successor !== undefined)
      return report(part, 'changed', [
        ...staticAccess({ name, was: factsBefore.get(name)?.access, is: factsAfter.get(name)?.access, isExtendable }),
        ...relateProperty(pair, { symbol, successor, relation }),
      ]);
    return report(part, 'removed', [
      { severity: 'major', rule: 'removed', reason: 'was removed', path: [], position: 'receive', isCertain: true, name },
    ]);
  });
  const added = [...after].flatMap(([name, symbol]): readonly Finding[] => {
    if (before.has(name) || name === 'prototype' || isNamespaceMember(symbol)) return [];
    return report({ kind: 'static', name }, 'added', [
      { severity: 'minor', rule: 'added', reason: 'was added', path: [], position: 'receive', isCertain: true, name },
    ]);
  });
  return [
    ...report({ kind: 'type' }, 'changed', abstractDifferences(classBefore, classAfter)),
    ...report({ kind: 'constructor' }, 'changed', [...access, ...construct]),
    ...statics,
    ...added,
  ];
}

/** Facts about the static members that the class itself declares, by name. */
function staticFacts(snapshot: ApiSnapshot, id: string): ReadonlyMap<string, MemberFacts> {
  const facts = classMembers(snapshot, id).filter(({ isStatic, name }) => isStatic && name !== '');
  return new Map(facts.map((one) => [plainName(one), one]));
}

interface StaticAccess {
  readonly name: string;
  readonly was: MemberFacts['access'] | undefined;
  readonly is: MemberFacts['access'] | undefined;
  readonly isExtendable: boolean;
}

function staticAccess({ name, was, is, isExtendable }: StaticAccess): readonly Difference[] {
  const base = { path: [], position: 'receive', name } as const;
  if (was === 'public' && is === 'protected')
    return [{ severity: 'major', rule: 'access', reason: 'is protected now', isCertain: true, ...base }];
  if (was !== 'protected' || is !== 'public') return [];
  const reason = 'is public now: subclasses that override it as protected fail';
  return [{ severity: isExtendable ? 'major' : 'minor', rule: 'override', reason, isCertain: !isExtendable, ...base }];
}

/** Whether a namespace that is merged with the class declares the member. `compareExports` compares such members. */
function isNamespaceMember({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => !ts.isClassElement(node));
}

function abstractDifferences(before: ClassDeclaration, after: ClassDeclaration | undefined): readonly Difference[] {
  if (after === undefined || before.isAbstract === after.isAbstract) return [];
  const base = { rule: 'abstract', path: [], position: 'receive', isCertain: true } as const;
  if (before.isAbstract) return [{ severity: 'minor', reason: 'is no longer abstract', ...base }];
  return [{ severity: 'major', reason: 'is abstract now: it cannot be constructed', ...base }];
}

const openness = { private: 0, protected: 1, public: 2 } as const;

function accessDifferences(before: ClassDeclaration, after: ClassDeclaration): readonly Difference[] {
  const [was, is] = [constructorAccess(before), constructorAccess(after)];
  const base = { rule: 'access', path: [], position: 'receive', isCertain: true } as const;
  if (was === is) return [];
  if (openness[is] > openness[was]) return [{ severity: 'minor', reason: `is ${is} now`, ...base }];
  const reason = is === 'private' ? 'is private now: the class can be neither constructed nor extended' : 'is protected now';
  return [{ severity: 'major', reason, ...base }];
}

interface ValuePair {
  readonly old: ts.Type;
  readonly next: ts.Type;
  readonly relation: Relation;
  readonly scope: Scope;
  readonly kind: ts.SignatureKind;
}

export function signaturesOf({ old, next, relation, scope, kind }: ValuePair): readonly Difference[] {
  const { checker, relateSignatures } = relation;
  const isConstruct = kind === ts.SignatureKind.Construct;
  const [mine, yours] = [checker.getSignaturesOfType(old, kind), checker.getSignaturesOfType(next, kind)];
  return relateSignatures({ old: mine, new: yours, isConstruct, position: 'receive', scope });
}
