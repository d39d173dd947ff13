import ts from 'typescript';
import { isOptional, propertyName } from '../../types/properties.ts';
import { has, isObject } from '../../types/typeFacts.ts';
import type { ExpressionTools, Variants } from './expressions.ts';
import { keyText } from './memberKeys.ts';

/** A value of the old type. */
export function typed(type: ts.Type, tools: ExpressionTools): Variants {
  const text = tools.typeText(type);
  return text === undefined ? [] : [`null! as ${text.includes('=>') ? `(${text})` : text}`];
}

/** Values of a type as users write them. */
export function samples(type: ts.Type, tools: ExpressionTools): Variants {
  if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['0', "'text'", 'null', '{}'];
  if (type.isStringLiteral() && !has(type, ts.TypeFlags.EnumLiteral))
    return [`'${type.value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`];
  if (type.isNumberLiteral() && !has(type, ts.TypeFlags.EnumLiteral)) return [String(type.value)];
  if (has(type, ts.TypeFlags.String)) return ["'text'", 'null! as string'];
  if (has(type, ts.TypeFlags.Number)) return ['0', 'null! as number'];
  if (has(type, ts.TypeFlags.Null)) return ['null'];
  if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined'];
  if (has(type, ts.TypeFlags.BooleanLiteral)) return [tools.checker.typeToString(type)];
  return [...plainLiterals(type, tools), ...typed(type, tools)];
}

function plainLiterals(type: ts.Type, tools: ExpressionTools): Variants {
  return isObject(type) && isLiteralType(type, tools.checker) ? [literal(type, {}, tools)] : [];
}

export function isLiteralType(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    checker.getSignaturesOfType(type, ts.SignatureKind.Construct).length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.symbol !== undefined
  );
}

/** An object with all required properties and some others. Values that do not matter are `null!`. */
export function literal(type: ts.Type, values: Readonly<Record<string, string>>, tools: ExpressionTools): string {
  const required = tools.checker.getPropertiesOfType(type).filter((symbol) => !isOptional(symbol) && !(propertyName(symbol) in values));
  const entries = [...required.map((symbol) => [propertyName(symbol), 'null!'] as const), ...Object.entries(values)];
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, value]) => `${keyText(name, tools)}: ${value}`).join(', ')} }`;
}
