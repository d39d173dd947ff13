import type ts from 'typescript';
import type { CallStep } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { isOptional, propertyName } from '../../types/properties.ts';
import { constituents, isObject } from '../../types/typeFacts.ts';
import type { ExpressionTools, PassPlace, Variants } from './expressions.ts';
import { propertyIn } from './insideTypes.ts';
import { keyText } from './memberKeys.ts';
import { isLiteralType, literal, samples, typed } from './values.ts';

export function passLeaf({ type, difference }: PassPlace, tools: ExpressionTools): Variants {
  const { rule, name = '', old, position, call } = difference;
  if (position === 'receive') return [];
  switch (rule) {
    case 'required':
      return [...smallest(type, name, tools), ...typed(type, tools)];
    case 'added':
      return [...smallest(type, name, tools), ...typed(type, tools), ...strangers];
    case 'removed':
      return [literal(ownerOf(type, name, tools.checker), { [name]: 'null!' }, tools), ...typed(type, tools)];
    case 'arity':
      return call === undefined ? [] : [functionOf(call, tools.checker), ...typed(type, tools)];
    case 'optional':
      return call === undefined ? [] : [typedFunction(call, name, tools), ...typed(type, tools)].filter((one) => one !== undefined);
    case 'kind':
      return [literal(type, {}, tools), ...typed(type, tools)];
    case 'inference':
      return ["'other'", '0'];
    case 'predicate':
      return ['() => Math.random() > 0.5', ...typed(type, tools)];
    default:
      return [...(old === undefined ? [] : samples(old, tools)), ...typed(type, tools)];
  }
}

/** Values that have nothing in common with an object of options. */
const strangers = ['0', "'text'", 'null! as { other: string }', '() => 0'];

/** An object of the old type without a property that is new. */
function smallest(type: ts.Type, name: string, tools: ExpressionTools): Variants {
  return constituents(type)
    .filter((one) => isObject(one) && isLiteralType(one, tools.checker))
    .map((one) => {
      const required = tools.checker.getPropertiesOfType(one).filter((symbol) => !isOptional(symbol) && propertyName(symbol) !== name);
      const entries = required.map((symbol) => `${keyText(propertyName(symbol), tools)}: ${discriminant(symbol, tools) ?? 'null!'}`);
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    });
}

/** The literal of a property that distinguishes the constituents of a union. */
function discriminant(symbol: ts.Symbol, tools: ExpressionTools): string | undefined {
  const type = tools.checker.getTypeOfSymbol(symbol);
  return type.isStringLiteral() || type.isNumberLiteral() ? samples(type, tools)[0] : undefined;
}

function ownerOf(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type {
  return constituents(type).find((one) => propertyIn(one, name, checker) !== undefined) ?? type;
}

/** A function with all parameters that the old release passed to it. */
function functionOf({ signature, isConstruct }: CallStep, checker: ts.TypeChecker): string {
  const names = parametersOf(signature, checker).map(({ isRest }, index) => `${isRest ? '...' : ''}value${index}`);
  return isConstruct ? `class { constructor(${names.map((name) => `${name}: any`).join(', ')}) {} }` : `(${names.join(', ')}) => null!`;
}

function typedFunction({ signature }: CallStep, name: string, tools: ExpressionTools): string | undefined {
  const parameters = parametersOf(signature, tools.checker);
  const index = parameters.findIndex((one) => one.name === name);
  const type = parameters[index]?.type;
  const text = type && tools.typeText(type);
  if (text === undefined) return undefined;
  return `(${parameters
    .slice(0, index + 1)
    .map((_, at) => (at === index ? `value${at}: ${text}` : `value${at}: any`))
    .join(', ')}) => null!`;
}
