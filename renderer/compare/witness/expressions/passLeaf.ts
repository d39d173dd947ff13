import ts from 'typescript';
import { isIdentifier } from '../../../release/usableName.ts';
import type { CallStep } from '../../difference/difference.ts';
import { parametersOf } from '../../types/parameters.ts';
import { isOptional, propertyName } from '../../types/properties.ts';
import { constituents, has, isPrimitive } from '../../types/typeFacts.ts';
import {
  discriminant,
  type ExpressionTools,
  isWritable,
  keyText,
  literal,
  objectText,
  type PassPlace,
  propertyIn,
  samples,
  typed,
  type Variants,
  valueType,
} from './values.ts';

/** Expressions that users pass, which show a difference of their type. */
export function passLeaf({ type, difference }: Omit<PassPlace, 'path'>, tools: ExpressionTools): Variants {
  const { rule, name = '', old, position, call } = difference;
  if (position === 'receive') return [];
  switch (rule) {
    case 'required':
      return [...smallest(type, name, tools), ...typed(type, tools)];
    case 'added':
      return [...smallest(type, name, tools), ...typedMembers(type, tools), ...typed(type, tools), ...strangers];
    case 'index':
      return instances(type, tools);
    case 'removed':
      return [literal(ownerOf(type, name, tools.checker), { [name]: 'null!' }, tools), ...typed(type, tools)];
    case 'arity':
      return call === undefined ? [] : [functionOf(call, tools.checker), ...typed(type, tools)];
    case 'optional':
      return call === undefined ? [] : [...typedFunction(call, name, tools), ...typed(type, tools)];
    case 'kind':
      return [literal(type, {}, tools), ...typed(type, tools)];
    case 'callback':
      return call === undefined ? [] : callbacks(call, tools);
    case 'inference':
      return ["'other'", '0'];
    case 'predicate':
      return ['() => Math.random() > 0.5', ...typed(type, tools)];
    default:
      return [...(old === undefined ? [] : [...samples(old, tools), ...choices(old, tools)]), ...typed(type, tools)];
  }
}

/** Values that have nothing in common with an object of options. */
const strangers = ['0', "'text'", 'null! as { other: string }', '() => 0'];

/** An object of the old type without a property that is new. */
function smallest(type: ts.Type, name: string, tools: ExpressionTools): Variants {
  return constituents(type)
    .filter((one) => isWritable(one, tools.checker))
    .map((one) => {
      const required = one.getProperties().filter((symbol) => !isOptional(symbol) && propertyName(symbol) !== name);
      return objectText(
        required.map((symbol) => [propertyName(symbol), discriminant(tools.checker.getTypeOfSymbol(symbol), tools) ?? 'null!'] as const),
        tools,
      );
    });
}

/** How many objects with one optional literal are tried. */
const mostChoices = 8;

/** Objects with one optional literal each: `{ strict: false }`. The new release may require another property with it. */
function choices(type: ts.Type, tools: ExpressionTools): Variants {
  if (!isWritable(type, tools.checker)) return [];
  const optional = type.getProperties().filter(isOptional);
  return optional
    .flatMap((symbol) =>
      constituents(valueType(symbol, tools.checker))
        .filter((one) => has(one, ts.TypeFlags.Literal))
        .flatMap((one) => samples(one, tools).slice(0, 1))
        .map((value) => literal(type, { [propertyName(symbol)]: value }, tools)),
    )
    .slice(0, mostChoices);
}

/** An object with a value of its old type for each required property. */
function typedMembers(type: ts.Type, tools: ExpressionTools): Variants {
  if (!isWritable(type, tools.checker)) return [];
  const entries = requiredProperties(type).map(
    (symbol) => [propertyName(symbol), typed(valueType(symbol, tools.checker), tools)[0]] as const,
  );
  return [
    objectText(
      entries.map(([name, value]) => [name, value ?? 'null!'] as const),
      tools,
    ),
  ];
}

/** An instance of a class of the user, which has the required properties of the old type, or the first optional one. */
function instances(type: ts.Type, tools: ExpressionTools): Variants {
  if (!isWritable(type, tools.checker)) return [];
  const required = requiredProperties(type);
  const members = (required.length > 0 ? required : type.getProperties().slice(0, 1)).map((symbol) => {
    const text = tools.typeText(valueType(symbol, tools.checker));
    return text && `${keyText(propertyName(symbol), tools)}${isOptional(symbol) ? '?' : '!'}: ${text};`;
  });
  return members.includes(undefined) ? [] : [`new (class { ${members.join(' ')} })()`];
}

function requiredProperties(type: ts.Type): readonly ts.Symbol[] {
  return type.getProperties().filter((symbol) => !isOptional(symbol));
}

function ownerOf(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Type {
  return constituents(type).find((one) => propertyIn(one, name, checker) !== undefined) ?? type;
}

/** A function with all parameters that the old release passed to it. */
function functionOf({ signature, isConstruct }: CallStep, checker: ts.TypeChecker): string {
  const names = parametersOf(signature, checker).map(({ isRest }, index) => `${isRest ? '...' : ''}value${index}`);
  return isConstruct ? `class { constructor(${names.map((name) => `${name}: any`).join(', ')}) {} }` : `(${names.join(', ')}) => null!`;
}

/** Functions whose parameters have no types, the longest first. */
function callbacks({ signature }: CallStep, tools: ExpressionTools): Variants {
  const parameters = parametersOf(signature, tools.checker);
  const names = parameters.map(({ name }, index) => (isIdentifier(name) && name !== 'this' ? name : `value${index}`));
  const result = signature.getReturnType();
  const value = isPrimitive(result) ? samples(result, tools)[0] : undefined;
  const body = has(result, ts.TypeFlags.Void) ? '{}' : (value ?? 'null!');
  return parameters.map((_, index) => `(${names.slice(0, names.length - index).join(', ')}) => ${body}`);
}

/** Functions that require a parameter. Users may have no name of its type. */
function typedFunction({ signature }: CallStep, name: string, tools: ExpressionTools): Variants {
  const parameters = parametersOf(signature, tools.checker);
  const index = parameters.findIndex((one) => one.name === name);
  const type = parameters[index]?.type;
  if (type === undefined) return [];
  const text = tools.typeText(type);
  const before = Array.from({ length: index }, (_, at) => `value${at}: any`);
  return [...(text === undefined ? [] : [text]), '{}'].map((one) => `(${[...before, `value${index}: ${one}`].join(', ')}) => null!`);
}

/** Objects with a method whose parameter is narrower than required. The compiler allows that only for methods. */
export function strictMethods(owner: ts.Type, symbol: ts.Symbol, tools: ExpressionTools): Variants {
  const [signature] = tools.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = signature === undefined ? [] : parametersOf(signature, tools.checker);
  if (first === undefined) return [];
  const name = propertyName(symbol);
  return narrowerThan(first.type, tools).map((text) => {
    const whole = literal(owner, { [name]: 'METHOD' }, tools);
    const key = keyText(name, tools);
    return whole.replace(`${key}: METHOD`, `${key}(value: ${text}) { return null!; }`);
  });
}

function narrowerThan(type: ts.Type, tools: ExpressionTools): Variants {
  if (has(type, ts.TypeFlags.String)) return ["'a'"];
  if (has(type, ts.TypeFlags.Number)) return ['0'];
  if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['string'];
  if (type.isUnion()) return type.types.flatMap((one) => tools.typeText(one) ?? []).slice(0, 1);
  const text = tools.typeText(type);
  return text === undefined || isPrimitive(type) ? [] : [`${text} & { extra: string }`];
}
