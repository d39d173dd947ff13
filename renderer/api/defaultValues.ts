import type { Reflection } from 'typedoc';
import ts from 'typescript';
import type { Extraction } from './extraction.ts';

const maximalLength = 200;

/** The initialiser as written, on one line. TypeDoc shortens anything that isn't a plain literal to `...`, so it is read from the source. */
export function defaultValueOf(reflection: Reflection, { nodes }: Extraction): string | undefined {
  for (const node of nodes.declarationsOf(reflection)) {
    const initializer = initializerOf(node);
    if (initializer !== undefined) return initializerText(initializer);
  }
  return undefined;
}

function initializerOf(node: ts.Node): ts.Expression | undefined {
  const canHaveOne =
    ts.isParameter(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isEnumMember(node);
  return canHaveOne ? node.initializer : undefined;
}

/** Undefined for what is too long, or a function of several lines. */
export function initializerText(initializer: ts.Expression): string | undefined {
  const isFunction = ts.isFunctionExpression(initializer) || ts.isArrowFunction(initializer) || ts.isClassExpression(initializer);
  const text = initializer.getText();
  if (isFunction && text.includes('\n')) return undefined;
  const line = ts.isTemplateLiteral(initializer) || ts.isStringLiteral(initializer) ? text : text.replace(/\s*\n\s*/g, ' ');
  return line.length > maximalLength || line.includes('\n') ? undefined : line;
}
