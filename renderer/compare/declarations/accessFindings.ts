import type ts from 'typescript';
import type { MemberFacts } from '../../release/memberFacts.ts';
import { type Difference, type Finding, isHarmless, major, mapHarms, minor, suspected } from '../difference/difference.ts';
import type { PropertyPair } from '../relate/relateProperty.ts';
import type { TypePair } from '../relate/relation.ts';
import { brandOf, isMethod } from '../types/properties.ts';
import { accessDifferences, factsByName, type MembersRequest } from './declarationParts.ts';
import { isReportedByBase } from './inheritedMembers.ts';
import { isWrittenAlike } from './writtenMembers.ts';

interface MemberTables {
  readonly before: ReadonlyMap<string, ts.Symbol>;
  readonly after: ReadonlyMap<string, ts.Symbol>;
}

/** Compares modifiers (access, `abstract`, accessors), which matter to users who extend the class. */
export function accessFindings(request: MembersRequest, { before, after }: MemberTables): readonly Finding[] {
  const { id, newId, snapshots, relation, scope, isExtendable } = request;
  const withBases = (side: 'old' | 'new', own: string): ReadonlyMap<string, MemberFacts> => {
    const bases = isExtendable ? relation.hiddenBases(side, own) : [];
    return new Map([own, ...bases].reverse().flatMap((one) => [...factsByName(snapshots[side], one, false)]));
  };
  const [mine, yours] = [withBases('old', id), withBases('new', newId)];
  const found: Finding[] = [];
  const report = (name: string, difference: Difference, change: Finding['change'] = 'changed'): void => {
    found.push({ id, part: { kind: 'member', name }, change, difference });
  };
  for (const [name, facts] of yours) {
    const was = mine.get(name);
    const about = { position: 'receive', name } as const;
    if (isExtendable && facts.isAbstract && was?.isAbstract !== true) {
      const reason = 'has to be implemented by subclasses now';
      const change = was === undefined && !before.has(name) ? 'added' : 'changed';
      report(name, major({ rule: 'abstract', reason, ...about }), change);
    }
    if (was === undefined) continue;
    for (const difference of accessDifferences({ name, was, is: facts, isExtendable })) report(name, difference);
    if (was.isAbstract && !facts.isAbstract) report(name, minor('need not be implemented by subclasses any more'));
    if (isExtendable && kindOf(was) !== kindOf(facts)) {
      const reason = `is ${kindOf(facts)} now: subclasses that override it as ${kindOf(was)} fail`;
      report(name, suspected({ rule: 'override', reason, ...about }));
    }
  }
  if (!isExtendable) return found;
  for (const [name, symbol] of before) {
    const successor = after.get(name);
    if (successor === undefined || brandOf(name) !== undefined || isReportedByBase({ symbol, successor, request })) continue;
    if (isWrittenAlike({ symbol, successor, request })) continue;
    for (const difference of overrideDifferences({ symbol, successor, relation }, scope))
      if (!isHarmless(difference)) report(name, { ...difference, isCertain: false });
  }
  return found;
}

function kindOf({ kind }: MemberFacts): string {
  if (kind === 'getter' || kind === 'setter') return 'an accessor';
  return kind === 'method' ? 'a method' : 'a property';
}

/**
 * Differences that break subclasses that override a member. The type or the result of the override must be assignable to that of the base.
 * Its parameters may be narrower.
 */
function overrideDifferences({ symbol, successor, relation }: PropertyPair, scope: TypePair['scope']): readonly Difference[] {
  const { checker, relate } = relation;
  const [before, after] = [checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(successor)];
  // A name would be that of the member itself, as where its access changes.
  const asOverride = (differences: readonly Difference[]): readonly Difference[] =>
    mapHarms(differences, (one) => ({
      ...{ ...one, rule: 'override', name: undefined },
      reason: `${one.reason} (subclasses that override it fail)`,
    }));
  if (!isMethod(symbol) && !isMethod(successor)) return asOverride(relate({ old: before, new: after, position: 'pass', scope }));
  if (isMethod(symbol) !== isMethod(successor)) return [];
  const [[own, ...mine], [other, ...yours]] = [before.getCallSignatures(), after.getCallSignatures()];
  if (own === undefined || other === undefined || mine.length + yours.length > 0) return [];
  if ([own, other].some((one) => (one.getTypeParameters() ?? []).length > 0)) return [];
  return asOverride(relate({ old: own.getReturnType(), new: other.getReturnType(), position: 'pass', scope }));
}
