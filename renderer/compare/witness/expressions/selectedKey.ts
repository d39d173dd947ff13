import type ts from 'typescript';
import type { Harm, Step } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { selectedParts } from '../../types/selectedParts.ts';
import { isIndexedAccess } from '../../types/typeFacts.ts';
import { argumentType, type ExpressionTools, elementType, indexType, propertyIn, valueType } from './values.ts';

export type ParameterStep = Extract<Step, { kind: 'parameter' }>;

/** The type parameter of a call that is a key of an object, and the key to give for it. */
export interface SelectedKey {
  readonly type: ts.Type;
  readonly name: string;
}

/**
 * The key that a call is given for a member that it takes or gives, also within another type: `'open'` in `emit('open', value)`, or in
 * `once('open')` for a promise of the member.
 */
export function selectedKey(
  type: ts.Type | undefined,
  [step, ...path]: readonly Step[],
  { difference, tools }: KeyContext,
): SelectedKey | undefined {
  const { checker, isControl = false } = tools;
  const within = (inner: ts.Type | undefined): SelectedKey | undefined => selectedKey(inner, path, { difference, tools });
  if (type === undefined) return undefined;
  if (isIndexedAccess(type)) {
    const name = step?.kind === 'property' ? step.name : isControl ? undefined : lostKey(type, step, difference, tools);
    return name === undefined ? undefined : { type: selectedParts(type).key, name };
  }
  switch (step?.kind) {
    case 'property': {
      const symbol = propertyIn(type, step.name, checker);
      return symbol && within(valueType(symbol, checker));
    }
    case 'parameter':
      return within(parameterType(step, checker));
    case 'return':
      return within(step.call.signature.getReturnType());
    case 'element':
      return within(elementType(type, step.index, checker));
    case 'index':
      return within(indexType(type, checker));
    case 'argument':
      return within(argumentType(type, step, checker));
    default:
      return undefined;
  }
}

interface KeyContext {
  readonly difference: Harm;
  readonly tools: ExpressionTools;
}

/** The key of a member that is gone from the map that a type selects from, which is at the end of a path. */
export function lostKey(type: ts.Type, step: Step | undefined, { rule, name }: Harm, { checker }: ExpressionTools): string | undefined {
  if (step !== undefined || rule !== 'removed' || name === undefined || !isIndexedAccess(type)) return undefined;
  return propertyIn(selectedParts(type).from, name, checker) && name;
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
