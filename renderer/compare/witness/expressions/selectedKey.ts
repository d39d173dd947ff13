import type ts from 'typescript';
import type { Step } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { selectedParts } from '../../types/selectedParts.ts';
import { isIndexedAccess } from '../../types/typeFacts.ts';
import type { SelectedKey } from './calls.ts';
import { argumentType, propertyIn, valueType } from './values.ts';

export type ParameterStep = Extract<Step, { kind: 'parameter' }>;

/** The key that a call is given for a member that it takes or gives: `'open'` in `emit('open', value)`. */
export function selectedKey(type: ts.Type | undefined, [step, ...path]: readonly Step[], checker: ts.TypeChecker): SelectedKey | undefined {
  if (type === undefined) return undefined;
  switch (step?.kind) {
    case 'property':
      return isIndexedAccess(type) ? { type: selectedParts(type).key, text: JSON.stringify(step.name) } : undefined;
    case 'parameter':
      return selectedKey(parameterType(step, checker), path, checker);
    case 'return':
      return selectedKey(step.call.signature.getReturnType(), path, checker);
    case 'argument':
      return selectedKey(argumentType(type, step, checker), path, checker);
    default:
      return undefined;
  }
}

/** The type of the parameter that a step goes to. */
export function parameterType({ index, call: { signature } }: ParameterStep, checker: ts.TypeChecker): ts.Type | undefined {
  if (index === -1) return signature.thisParameter && checker.getTypeOfSymbol(signature.thisParameter);
  const parameters = parametersOf(signature, checker);
  return (parameters[index] ?? parameters.at(-1))?.type;
}

/** A property of a property of a type. */
export function partOf(type: ts.Type, [name, ...others]: readonly string[], checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = name === undefined ? undefined : propertyIn(type, name, checker);
  return symbol === undefined || others.length === 0 ? symbol : partOf(valueType(symbol, checker), others, checker);
}
