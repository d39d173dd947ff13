import ts from 'typescript';
import type { ApiSnapshot } from '../../../snapshot/apiSnapshot.ts';
import { classMembers, plainName } from '../../../snapshot/declarationsOf.ts';
import type { MemberFacts } from '../../../snapshot/memberFacts.ts';
import { type Difference, isHarmless } from '../difference/difference.ts';
import type { Finding } from '../difference/finding.ts';
import type { PropertyPair } from '../relate/relateProperty.ts';
import type { TypePair } from '../relate/relation.ts';
import { brandOf, isMethod } from '../types/properties.ts';
import { isReportedByBase, type MembersRequest } from './inheritedMembers.ts';

interface MemberTables {
  readonly before: ReadonlyMap<string, ts.Symbol>;
  readonly after: ReadonlyMap<string, ts.Symbol>;
}

/** Compares modifiers (access, `abstract`, accessors), which matter to users who extend the class. */
export function accessFindings(request: MembersRequest, { before, after }: MemberTables): readonly Finding[] {
  const { id, newId, snapshots, relation, scope, isExtendable } = request;
  const [mine, yours] = [factsOf(snapshots.old, id), factsOf(snapshots.new, newId)];
  const found: Finding[] = [];
  const base = { path: [], position: 'receive' } as const;
  const report = (name: string, change: Finding['change'], difference: Difference): void => {
    found.push({ id, part: { kind: 'member', name }, change, difference });
  };
  for (const [name, facts] of yours) {
    const was = mine.get(name);
    if (isExtendable && facts.isAbstract && !(was?.isAbstract ?? false)) {
      const change = was === undefined && !before.has(name) ? 'added' : 'changed';
      report(name, change, {
        severity: 'major',
        rule: 'abstract',
        reason: 'has to be implemented by subclasses now',
        isCertain: true,
        name,
        ...base,
      });
    }
    if (was === undefined) continue;
    if (was.access === 'public' && facts.access === 'protected')
      report(name, 'changed', { severity: 'major', rule: 'access', reason: 'is protected now', isCertain: true, name, ...base });
    if (was.access === 'protected' && facts.access === 'public')
      report(name, 'changed', {
        severity: isExtendable ? 'major' : 'minor',
        rule: 'override',
        reason: 'is public now: subclasses that override it as protected fail',
        isCertain: !isExtendable,
        name,
        ...base,
      });
    if (was.isAbstract && !facts.isAbstract)
      report(name, 'changed', {
        severity: 'minor',
        rule: 'abstract',
        reason: 'need not be implemented by subclasses any more',
        isCertain: true,
        name,
        ...base,
      });
    if (isExtendable && kindOf(was) !== kindOf(facts))
      report(name, 'changed', {
        severity: 'major',
        rule: 'override',
        reason: `is ${kindOf(facts)} now: subclasses that override it as ${kindOf(was)} fail`,
        isCertain: false,
        name,
        ...base,
      });
  }
  if (!isExtendable) return found;
  for (const [name, symbol] of before) {
    const successor = after.get(name);
    if (successor === undefined || brandOf(name) !== undefined || isReportedByBase({ symbol, successor, request })) continue;
    for (const difference of overrideDifferences({ symbol, successor, relation }, scope))
      if (!isHarmless(difference)) report(name, 'changed', { ...difference, isCertain: false });
  }
  return found;
}

function kindOf({ kind }: MemberFacts): string {
  if (kind === 'getter' || kind === 'setter') return 'an accessor';
  return kind === 'method' ? 'a method' : 'a property';
}

/** Facts about members of instances, by name. */
function factsOf(snapshot: ApiSnapshot, id: string): ReadonlyMap<string, MemberFacts> {
  const facts = classMembers(snapshot, id).filter(({ isStatic, name }) => !isStatic && name !== '');
  return new Map(facts.map((one) => [plainName(one), one]));
}

/**
 * Differences that break subclasses that override a member. The type or the result of the override must be assignable to that of the base.
 * Its parameters may be narrower.
 */
function overrideDifferences({ symbol, successor, relation }: PropertyPair, scope: TypePair['scope']): readonly Difference[] {
  const { checker, relate } = relation;
  const [before, after] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(successor)];
  const asOverride = (differences: readonly Difference[]): readonly Difference[] =>
    differences.map((one) => ({ ...one, rule: 'override', reason: `${one.reason} (subclasses that override it fail)` }));
  if (!isMethod(symbol) && !isMethod(successor)) return asOverride(relate({ old: before, new: after, position: 'pass', scope }));
  if (isMethod(symbol) !== isMethod(successor)) return [];
  const [mine, yours] = [
    checker.getSignaturesOfType(before, ts.SignatureKind.Call),
    checker.getSignaturesOfType(after, ts.SignatureKind.Call),
  ];
  const [own, other] = [mine[0], yours[0]];
  if (own === undefined || other === undefined || mine.length > 1 || yours.length > 1) return [];
  if ((own.getTypeParameters() ?? []).length > 0 || (other.getTypeParameters() ?? []).length > 0) return [];
  return asOverride(relate({ old: own.getReturnType(), new: other.getReturnType(), position: 'pass', scope }));
}
