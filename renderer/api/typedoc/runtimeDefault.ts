import ts from 'typescript';
import { initializerText } from './initializerText.ts';

/**
 * The default in the declaration of a prop of Vue, as source text: `size: { type: String, default: 'm' }`. Declarations state it only where
 * its type is a literal: `size: { type: StringConstructor; default: 'm' }`.
 */
export function runtimeDefault(prop: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  return prop.declarations?.map((one) => writtenDefault(one) ?? literalDefault(one, { prop, checker })).find((text) => text !== undefined);
}

function writtenDefault(declaration: ts.Declaration): string | undefined {
  if (!ts.isPropertyAssignment(declaration) || !ts.isObjectLiteralExpression(declaration.initializer)) return undefined;
  const { properties } = declaration.initializer;
  const option = (name: string): ts.Expression | undefined =>
    properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  const value = option('default');
  const isFunction = option('type')?.getText().includes('Function') === true;
  return value && initializerText(isFunction ? value : made(value));
}

/** Vue calls a function for the default, so that each component has an array or object of its own. */
function made(value: ts.Expression): ts.Expression {
  if (!ts.isArrowFunction(value) || ts.isBlock(value.body)) return value;
  return ts.isParenthesizedExpression(value.body) ? value.body.expression : value.body;
}

interface Prop {
  readonly prop: ts.Symbol;
  readonly checker: ts.TypeChecker;
}

/** The declaration has the options of the prop, and the prop has the type that they describe. */
function literalDefault(declaration: ts.Declaration, { prop, checker }: Prop): string | undefined {
  if (!ts.isPropertySignature(declaration)) return undefined;
  const options = checker.getTypeAtLocation(declaration);
  const value = options.getProperty('default');
  if (value === undefined || options.getProperty('type') === undefined || options === checker.getTypeOfSymbol(prop)) return undefined;
  const type = checker.getTypeOfSymbol(value);
  const isLiteral = (type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null)) !== 0;
  return isLiteral ? checker.typeToString(type) : undefined;
}
