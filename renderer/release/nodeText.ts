import ts from 'typescript';
import { isEntityName } from './nodes.ts';
import { quoted } from './quoted.ts';
import { isIdentifier } from './usableName.ts';

/** A name as code has it: own names that are no identifiers get quotes. */
export function plainName(name: string): string {
  return isIdentifier(name) || /^(?:0|[1-9]\d*)$/.test(name) ? name : quoted(name);
}

/** The key of a member as code: `name`, `"content-type"`, `[Symbol.iterator]`. `nameOf` says what a computed name is called. */
export function keyText(name: ts.PropertyName, nameOf: (name: ts.Expression) => string): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNoSubstitutionTemplateLiteral(name)) return plainName(name.text);
  if (ts.isNumericLiteral(name)) return String(Number(name.text));
  if (!ts.isComputedPropertyName(name)) return name.getText();
  const { expression } = name;
  if (ts.isStringLiteralLike(expression)) {
    // Without brackets it would be the constructor.
    const isClassKey = expression.text === 'constructor' && ts.isClassLike(name.parent.parent);
    return isClassKey ? `[${quoted(expression.text)}]` : plainName(expression.text);
  }
  if (ts.isNumericLiteral(expression)) return String(Number(expression.text));
  return isEntityName(expression) ? `[${nameOf(expression)}]` : `[${expression.getText().replace(/\s+/g, ' ')}]`;
}

/** `import("package").Name` */
export function importText({ argument, qualifier }: ts.ImportTypeNode): string {
  return `import(${argument.getText()})${qualifier === undefined ? '' : `.${qualifier.getText()}`}`;
}

/** A literal type as code, in one way for each value. */
export function literalText(node: ts.LiteralTypeNode['literal']): string {
  if (ts.isStringLiteralLike(node)) return quoted(node.text);
  // A type has no name for what is too large for a number.
  if (ts.isNumericLiteral(node)) return node.text === 'Infinity' ? '1e999' : String(Number(node.text));
  if (ts.isBigIntLiteral(node)) return `${BigInt(node.text.slice(0, -1))}n`;
  if (ts.isPrefixUnaryExpression(node)) {
    const sign = node.operator === ts.SyntaxKind.MinusToken ? '-' : '';
    return ts.isNumericLiteral(node.operand) || ts.isBigIntLiteral(node.operand) ? `${sign}${literalText(node.operand)}` : node.getText();
  }
  return ts.tokenToString(node.kind) ?? node.getText();
}

/** A part of a template literal as code. */
export function templateText(text: string): string {
  return text
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(/\r/g, '\\r')
    .replace(/\n/g, '\\n');
}
