import type ts from 'typescript';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { classMembers, membersWithBases } from '../../release/declarationFacts.ts';
import type { Position, Step } from '../difference/difference.ts';
import { parametersOf } from '../types/parameters.ts';
import { isMethod, isReadonlyProperty, propertyName } from '../types/properties.ts';

interface WrittenPart {
  readonly type: ts.Type;
  readonly position: Position;
  readonly steps: readonly Step[];
}

interface SubclassesRequest {
  readonly id: string;
  readonly old: ApiSnapshot;
  readonly checker: ts.TypeChecker;
  /** Whether subclasses count that override what they need not. */
  readonly isExtendable: boolean;
}

/**
 * What subclasses write of a class, and what they are given there. They have to write abstract members, and may override others. They do not
 * write what the class sets for them, which is readonly, nor what a method of several forms returns.
 */
export function writtenBySubclasses(type: ts.Type, { id, old, checker, isExtendable }: SubclassesRequest): readonly WrittenPart[] {
  // Own members come first. They hide those of bases.
  const facts = new Map(
    membersWithBases(old, id)
      .filter(({ isStatic }) => !isStatic)
      .toReversed()
      .map((one) => [one.name, one]),
  );
  const isOpen = isExtendable && !classMembers(old, id).some(({ kind, access }) => kind === 'constructor' && access === 'private');
  return type.getProperties().flatMap((symbol): readonly WrittenPart[] => {
    const name = propertyName(symbol);
    const own = checker.getTypeOfSymbol(symbol);
    const step = { kind: 'property', name } as const;
    const whole = [{ type: own, position: 'pass', steps: [step] } as const];
    if (facts.get(name)?.isAbstract) return whole;
    if (!isOpen || name === 'prototype') return [];
    if (!isMethod(symbol)) return isReadonlyProperty(symbol, type) && facts.get(name)?.access !== 'protected' ? [] : whole;
    // A method may be optional.
    const signatures = checker.getNonNullableType(own).getCallSignatures();
    const isSimple = signatures.length === 1 && signatures.every((one) => one.getTypeParameters() === undefined);
    if (isSimple) return whole;
    return signatures.flatMap((signature) =>
      parametersOf(signature, checker).map((one, index): WrittenPart => {
        const call = { signature, isConstruct: false };
        return { type: one.type, position: 'receive', steps: [step, { kind: 'parameter', index, name: one.name, call }] };
      }),
    );
  });
}
