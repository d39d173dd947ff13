import type ts from 'typescript';
import { propertyName } from '../types/properties.ts';
import type { FindingPart, Step } from './difference.ts';

/** The properties that a path leads through before it enters a signature or an element. */
export function membersOn(
  steps: readonly (FindingPart | Step)[],
  type: ts.Type | undefined,
  checker: ts.TypeChecker,
): readonly ts.Symbol[] {
  const members: ts.Symbol[] = [];
  let at = type;
  for (const [index, step] of steps.entries()) {
    const isRepeated = index === 1 && members[0] !== undefined && 'name' in step && step.name === propertyName(members[0]);
    if (isRepeated) continue;
    if (at === undefined || (step.kind !== 'property' && step.kind !== 'member')) break;
    const properties = checker.getApparentType(checker.getNonNullableType(at)).getProperties();
    const symbol = properties.find((one) => propertyName(one) === step.name);
    if (symbol === undefined) break;
    members.push(symbol);
    at = checker.getTypeOfSymbol(symbol);
  }
  return members;
}
