import type ts from 'typescript';
import { isOptional, propertyName } from '../../types/properties.ts';
import { constituents, isReference, isTupleReference } from '../../types/typeFacts.ts';
import type { ExpressionTools } from './expressions.ts';
import { keyText } from './memberKeys.ts';

export function propertyIn(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  for (const one of constituents(type)) {
    const found = checker.getPropertiesOfType(one).find((symbol) => propertyName(symbol) === name);
    if (found !== undefined) return found;
  }
  return checker.getPropertiesOfType(checker.getApparentType(type)).find((symbol) => propertyName(symbol) === name);
}

export function valueType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type {
  const type = checker.getTypeOfSymbol(symbol);
  return isOptional(symbol) ? checker.getNonNullableType(type) : type;
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

/** If only some constituents of a union have a property, the expression is narrowed to these constituents. */
export function narrowed(expression: string, type: ts.Type, name: string, tools: ExpressionTools): string {
  const isEverywhere = constituents(type).every((one) =>
    tools.checker.getPropertiesOfType(tools.checker.getApparentType(one)).some((symbol) => propertyName(symbol) === name),
  );
  return isEverywhere || name.startsWith('[')
    ? expression
    : `(${expression} as Extract<typeof ${expression}, { ${keyText(name, tools)}?: unknown }>)`;
}
