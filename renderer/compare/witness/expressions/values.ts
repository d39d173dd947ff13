import ts from 'typescript';
import type { Harm, Step } from '../../difference/difference.ts';
import { conditionalNamed } from '../../types/inferredPart.ts';
import { isOptional, propertyName } from '../../types/properties.ts';
import { constituents, has, isObject, isReference, isTupleReference, isTypeParameter, signaturesOf } from '../../types/typeFacts.ts';
import type { TypeText } from '../program/createTypeText.ts';
import { plainAccess, plainKey } from '../program/importNames.ts';

/** The context of the functions that write expressions. */
export interface ExpressionTools {
  readonly checker: ts.TypeChecker;
  readonly typeText: TypeText;
  /** The name of a declaration in the program, by its id. */
  readonly nameOf: (id: string) => string | undefined;
  /** Whether expressions pass `null!` in the place of what shows a difference. Default: false. */
  readonly isControl?: boolean | undefined;
}

/** Ways to show a difference, the best first. */
export type Variants = readonly string[];

/** The type of what users pass, and the path into it to the difference. */
export interface PassPlace {
  readonly type: ts.Type;
  readonly path: readonly Step[];
  readonly difference: Harm;
}

export interface ReceivePlace extends PassPlace {
  readonly expression: string;
}

/** A value of the old type. */
export function typed(type: ts.Type, tools: ExpressionTools): Variants {
  const text = tools.typeText(type);
  return text === undefined ? [] : [`null! as ${text.includes('=>') ? `(${text})` : text}`];
}

/** Values of a type as users write them. */
export function samples(type: ts.Type, tools: ExpressionTools): Variants {
  if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['0', "'text'", 'null', '{}'];
  const isEnum = has(type, ts.TypeFlags.EnumLiteral);
  if (type.isStringLiteral() && !isEnum) return [`'${type.value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`];
  if (type.isNumberLiteral() && !isEnum) return [String(type.value)];
  if (has(type, ts.TypeFlags.String)) return ["'text'", 'null! as string'];
  if (has(type, ts.TypeFlags.Number)) return ['0', 'null! as number'];
  if (has(type, ts.TypeFlags.Null)) return ['null'];
  if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined'];
  if (has(type, ts.TypeFlags.BooleanLiteral)) return [tools.checker.typeToString(type)];
  return [...(isWritable(type, tools.checker) ? [literal(type, {}, tools)] : []), ...typed(type, tools)];
}

/** Whether users can write a value of the type as an object literal. */
export function isWritable(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!isObject(type) || type.symbol === undefined || checker.isArrayType(type) || checker.isTupleType(type)) return false;
  return signaturesOf(type).length === 0;
}

/** The literal of a property that distinguishes the constituents of a union. */
export function discriminant(type: ts.Type, tools: ExpressionTools): string | undefined {
  return type.isStringLiteral() || type.isNumberLiteral() ? samples(type, tools)[0] : undefined;
}

/** An object with all required properties and some others. Values that do not matter are `null!`, unless they say what a type parameter is. */
export function literal(type: ts.Type, values: Readonly<Record<string, string>>, tools: ExpressionTools): string {
  const required = type.getProperties().filter((symbol) => !isOptional(symbol) && !(propertyName(symbol) in values));
  const others = required.map((symbol) => {
    const own = valueType(symbol, tools.checker);
    return [propertyName(symbol), (isTypeParameter(own) ? typed(own, tools)[0] : discriminant(own, tools)) ?? 'null!'] as const;
  });
  return objectText([...others, ...Object.entries(values)], tools);
}

export function objectText(entries: readonly (readonly [name: string, value: string])[], tools: ExpressionTools): string {
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, value]) => `${keyText(name, tools)}: ${value}`).join(', ')} }`;
}

/** A program has to import a symbol of the package that is used as a key. */
function symbolKey(name: string, tools: ExpressionTools): string {
  const id = /^\[([\p{L}\p{N}_$]+)\]$/u.exec(name)?.[1];
  const local = id === undefined || id === 'Symbol' ? undefined : tools.nameOf(id);
  return local === undefined ? name : `[${local}]`;
}

export function memberAccess(name: string, tools: ExpressionTools): string {
  return plainAccess(symbolKey(name, tools));
}

export function keyText(name: string, tools: ExpressionTools): string {
  return plainKey(symbolKey(name, tools));
}

export function propertyIn(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  const places = [...constituents(type), checker.getApparentType(type)];
  for (const place of places) {
    const found = place.getProperties().find((symbol) => propertyName(symbol) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function valueType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type {
  const type = checker.getTypeOfSymbol(symbol);
  return isOptional(symbol) ? checker.getNonNullableType(type) : type;
}

/** What a program calls. Where there may be no function, it has to say that there is one. */
export function called(expression: string, type: ts.Type): string {
  const isMissing = constituents(type).some((one) => has(one, ts.TypeFlags.Undefined | ts.TypeFlags.Null));
  return isMissing && !expression.endsWith('!') ? `${expression}!` : expression;
}

export function elementType(type: ts.Type, index: number | undefined, checker: ts.TypeChecker): ts.Type | undefined {
  const holder = constituents(type).find((one) => checker.isArrayType(one) || checker.isTupleType(one));
  if (holder === undefined || !isReference(holder))
    return isTupleReference(type, checker) ? undefined : checker.getIndexInfosOfType(type)[0]?.type;
  return checker.getTypeArguments(holder)[index ?? 0];
}

export function indexType(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  return constituents(type).flatMap((one) => checker.getIndexInfosOfType(one))[0]?.type;
}

/** The type argument that a step goes into, such as the result of a promise, or the function of `ReturnType<Run>`. */
export function argumentType(
  type: ts.Type,
  { of, index }: Extract<Step, { kind: 'argument' }>,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const holder = constituents(type).find((one) => isReference(one) && one.symbol?.name === of);
  return holder !== undefined && isReference(holder) ? checker.getTypeArguments(holder)[index] : conditionalNamed(type, of)?.checkType;
}

/** If only some constituents of a union have a property, the expression is narrowed to these constituents. */
export function narrowed(expression: string, type: ts.Type, name: string, tools: ExpressionTools): string {
  const hasIt = (one: ts.Type): boolean =>
    tools.checker
      .getApparentType(one)
      .getProperties()
      .some((symbol) => propertyName(symbol) === name);
  const others = constituents(type).filter((one) => !hasIt(one));
  if (others.length === 0 || name.startsWith('[')) return expression;
  const narrowing = (value: string): string => `${value} as Extract<typeof ${value}, { ${keyText(name, tools)}?: unknown }>`;
  // `typeof` takes a name, and no call.
  if (!/[()[\]!]/.test(expression)) return `(${narrowing(expression)})`;
  const isNothing = (one: ts.Type): boolean => has(one, ts.TypeFlags.Undefined | ts.TypeFlags.Null);
  return others.every(isNothing) ? `${expression}!` : `((it) => ${narrowing('it')})(${expression})`;
}
