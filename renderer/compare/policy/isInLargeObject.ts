import type ts from 'typescript';
import { type FindingPart, type Harm, positionBefore, type Step } from '../difference/difference.ts';
import { parametersOf } from '../types/parameters.ts';
import { propertyName } from '../types/properties.ts';
import { isLarge } from './countedUses.ts';

interface LargeRequest {
  readonly checker: ts.TypeChecker;
  /** The type of the declaration that has the harm. */
  readonly type: ts.Type | undefined;
  /** Whether users receive objects with a member. */
  readonly isReceived: (member: ts.Symbol) => boolean;
  /** Whether users receive objects of a type, by its symbol. */
  readonly isReceivedType: (named: ts.Symbol | undefined) => boolean;
}

/**
 * Whether a harm is about members of a large object without a name, as in `types: Record<Level, Style>`, or of one that users give to a call, and
 * that they also receive. They pass on what they received.
 */
export function isInLargeObject(part: FindingPart, { position, path, name }: Harm, request: LargeRequest): boolean {
  const { checker, type, isReceived, isReceivedType } = request;
  const isWithin = (start: number): boolean => {
    const steps = start === -1 ? withPart(part, path) : path.slice(start + 1);
    if (positionBefore(steps, position) !== 'pass') return false;
    let [at, holder] = [start === -1 ? type : typeBehind(path[start], checker), undefined as ts.Symbol | undefined];
    for (const step of [...steps, undefined]) {
      const object = at && checker.getNonNullableType(at);
      const isMeant = step?.kind === 'property' || (step === undefined && name !== undefined);
      const isOwn = holder === undefined ? start !== -1 && isReceivedType(object?.aliasSymbol ?? object?.symbol) : isReceived(holder);
      if (isMeant && object !== undefined && isLarge(object) && isOwn) return true;
      holder = step?.kind === 'property' && object !== undefined ? propertyOf(object, step.name, checker) : undefined;
      at = holder && checker.getTypeOfSymbol(holder);
    }
    return false;
  };
  const last = path.findLastIndex((step) => 'call' in step);
  const parameters = path.flatMap(({ kind }, index) => (kind === 'parameter' ? [index] : []));
  return (position === 'pass' && isWithin(last)) || parameters.some(isWithin);
}

/** The steps from a declaration, with the one to its member. */
function withPart(part: FindingPart, path: readonly Step[]): readonly Step[] {
  if (part.kind !== 'member') return path;
  const [first] = path;
  const isNamed = first?.kind === 'property' && first.name === part.name;
  return isNamed ? path : [{ kind: 'property', name: part.name }, ...path];
}

/** The type of the parameter or the result that a step goes to. */
export function typeBehind(step: Step | undefined, checker: ts.TypeChecker): ts.Type | undefined {
  if (step?.kind === 'return') return step.call.signature.getReturnType();
  return step?.kind === 'parameter' ? parametersOf(step.call.signature, checker)[step.index]?.type : undefined;
}

function propertyOf(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  return checker
    .getApparentType(type)
    .getProperties()
    .find((one) => propertyName(one) === name);
}
