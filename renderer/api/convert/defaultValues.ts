import type { Reflection } from 'typedoc';
import ts from 'typescript';
import { initializerText } from '../typedoc/initializerText.ts';
import type { Extraction } from './extraction.ts';

/** The initializer as written, on one line. TypeDoc shortens anything that isn't a plain literal to `...`, so it is read from the source. */
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
