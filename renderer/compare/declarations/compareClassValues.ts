import ts from 'typescript';
import type { ClassDeclaration } from '../../release/apiSnapshot.ts';
import { type Difference, type Finding, major, minor } from '../difference/difference.ts';
import { relateProperty } from '../relate/relateProperty.ts';
import type { Scope } from '../relate/relation.ts';
import { propertiesOf } from '../types/properties.ts';
import { accessDifferences, constructorAccess, type DeclarationRequest, factsByName, findingsIn } from './declarationParts.ts';

interface ClassValues {
  readonly request: DeclarationRequest;
  readonly old: ts.Type;
  readonly next: ts.Type;
  readonly scope: Scope;
  readonly classBefore: ClassDeclaration;
  readonly classAfter: ClassDeclaration | undefined;
}

/** Compares the constructor, the calls and the static members. */
export function compareClassValues({ request, old, next, scope, classBefore, classAfter }: ClassValues): readonly Finding[] {
  const { id, newId, snapshots, relation } = request;
  const pair = { old, new: next, position: 'receive', scope } as const;
  const access = classAfter === undefined ? [] : constructorDifferences(classBefore, classAfter);
  const wasPrivate = constructorAccess(classBefore) === 'private';
  const canConstruct = !wasPrivate && !access.some(({ severity }) => severity === 'major');
  const constructors = { old: old.getConstructSignatures(), new: next.getConstructSignatures() };
  const construct = canConstruct ? relation.relateSignatures({ ...pair, ...constructors, isConstruct: true }) : [];
  // A function of the same name is merged with the class.
  const calls = { old: old.getCallSignatures(), new: next.getCallSignatures() };
  const called = calls.old.length > 0 ? relation.relateSignatures({ ...pair, ...calls, isConstruct: false }) : [];
  const [before, after] = [propertiesOf(old), propertiesOf(next)];
  const [factsBefore, factsAfter] = [factsByName(snapshots.old, id, true), factsByName(snapshots.new, newId, true)];
  const isExtendable = !wasPrivate && classAfter !== undefined;
  const statics = [...before].flatMap(([name, symbol]): readonly Finding[] => {
    const successor = after.get(name);
    const part = { kind: 'static', name } as const;
    if (!isStatic(symbol)) return [];
    if (successor === undefined)
      return findingsIn({ id, part, change: 'removed' }, [major({ rule: 'removed', reason: 'was removed', position: 'receive', name })]);
    return findingsIn({ id, part, change: 'changed' }, [
      ...accessDifferences({ name, was: factsBefore.get(name), is: factsAfter.get(name), isExtendable }),
      ...relateProperty(pair, { symbol, successor, relation }),
    ]);
  });
  const added = [...after].filter(([name, symbol]) => !before.has(name) && isStatic(symbol));
  return [
    ...findingsIn({ id, part: { kind: 'type' }, change: 'changed' }, abstractDifferences(classBefore, classAfter)),
    ...findingsIn({ id, part: { kind: 'constructor' }, change: 'changed' }, [...access, ...construct]),
    ...findingsIn({ id, part: { kind: 'value' }, change: 'changed' }, called),
    ...statics,
    ...added.flatMap(([name]) => findingsIn({ id, part: { kind: 'static', name }, change: 'added' }, [minor('was added')])),
  ];
}

/** Whether the class itself declares the member. `compareExports` compares the members of a namespace that is merged with the class. */
function isStatic({ name, declarations = [] }: ts.Symbol): boolean {
  return name !== 'prototype' && declarations.every((node) => ts.isClassElement(node));
}

function abstractDifferences(before: ClassDeclaration, after: ClassDeclaration | undefined): readonly Difference[] {
  if (after === undefined || before.isAbstract === after.isAbstract) return [];
  if (before.isAbstract) return [minor('is no longer abstract')];
  return [major({ rule: 'abstract', reason: 'is abstract now: it cannot be constructed', position: 'receive' })];
}

const openness = { private: 0, protected: 1, public: 2 } as const;

function constructorDifferences(before: ClassDeclaration, after: ClassDeclaration): readonly Difference[] {
  const [was, is] = [constructorAccess(before), constructorAccess(after)];
  if (was === is) return [];
  if (openness[is] > openness[was]) return [minor(`is ${is} now`)];
  const reason = is === 'private' ? 'is private now: the class can be neither constructed nor extended' : 'is protected now';
  return [major({ rule: 'access', reason, position: 'receive' })];
}
