import { type ParameterReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { initializerText } from '../typedoc/initializerText.ts';
import type { Extraction } from './extraction.ts';

/**
 * The initializer as written, on one line, or the default that JSDoc states. TypeDoc shortens anything that isn't a plain literal to `...`,
 * so it is read from the source.
 */
export function defaultValueOf(reflection: Reflection, { nodes }: Extraction): string | undefined {
  for (const node of nodes.declarationsOf(reflection)) {
    const initializer = initializerOf(node, reflection);
    if (initializer !== undefined) return initializerText(initializer);
    const stated = statedDefault(node);
    if (stated !== undefined) return stated;
  }
  return undefined;
}

/** Whether an expression states a value. What calls, creates or computes something is how a class works: `new Map()`. */
function isValue(node: ts.Expression): boolean {
  const runs = (part: ts.Node): boolean =>
    ts.isCallOrNewExpression(part) ||
    ts.isFunctionLike(part) ||
    ts.isClassLike(part) ||
    ts.isTaggedTemplateExpression(part) ||
    ts.isAwaitExpression(part) ||
    part.kind === ts.SyntaxKind.ThisKeyword ||
    ts.forEachChild(part, runs) === true;
  return !runs(node);
}

/** The members of a JavaScript object with `@enum` are assignments. */
function initializerOf(node: ts.Node, reflection: Reflection): ts.Expression | undefined {
  const canHaveOne =
    (ts.isPropertyAssignment(node) && reflection.kindOf(ReflectionKind.EnumMember)) ||
    ts.isParameter(node) ||
    (ts.isPropertyDeclaration(node) && (node.initializer === undefined || isValue(node.initializer))) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isEnumMember(node);
  return canHaveOne ? node.initializer : undefined;
}

/** The default values in the pattern of a destructured parameter, by names as in `@param options.size.width`. */
export function destructuredDefaults(parameter: ParameterReflection, { nodes }: Extraction): ReadonlyMap<string, string> {
  const pattern = nodes.declarationsOf(parameter).find(ts.isParameter)?.name;
  return new Map(pattern === undefined ? [] : defaultsIn(pattern, ''));
}

/** Elements of an array pattern have no names that a caller knows. */
function defaultsIn(pattern: ts.BindingName, prefix: string): readonly (readonly [string, string])[] {
  if (!ts.isObjectBindingPattern(pattern)) return [];
  return pattern.elements.flatMap(({ name, propertyName, initializer, dotDotDotToken }) => {
    if (dotDotDotToken !== undefined) return [];
    const key = propertyName ?? name;
    const path = `${prefix}${ts.isStringLiteral(key) ? key.text : key.getText()}`;
    const value = initializer && initializerText(initializer);
    return [...(value === undefined ? [] : [[path, value] as const]), ...defaultsIn(name, `${path}.`)];
  });
}

/**
 * The default that JSDoc states for a parameter or a property: `[size=3]`. TypeScript's parser skips it. Undefined for a default of several
 * lines.
 *
 * @see https://jsdoc.app/tags-param#optional-parameters-and-default-values
 */
function statedDefault(node: ts.Node): string | undefined {
  const tags = ts.isParameter(node) ? ts.getJSDocParameterTags(node) : ts.isJSDocPropertyLikeTag(node) ? [node] : [];
  const tag = tags.find(({ isBracketed }) => isBracketed);
  const [line = ''] =
    tag
      ?.getSourceFile()
      .text.slice(tag.name.end)
      .split(/[\r\n]/, 1) ?? [];
  const text = line.trimStart();
  if (!text.startsWith('=')) return undefined;
  const end = closingBracket(text);
  return end === undefined ? undefined : text.slice(1, end).trim() || undefined;
}

/** A string goes to its end, or to the end of the line, so that each character is read once. */
const bracketsAndStrings = /"(?:\\.|[^"\\])*(?:"|$)|'(?:\\.|[^'\\])*(?:'|$)|`(?:\\.|[^`\\])*(?:`|$)|[[\]]/g;

/** Where the bracket is closed that was opened before the text. */
function closingBracket(text: string): number | undefined {
  let depth = 0;
  for (const { index, 0: found } of text.matchAll(bracketsAndStrings)) {
    if (found === '[') depth += 1;
    else if (found === ']' && depth === 0) return index;
    else if (found === ']') depth -= 1;
  }
  return undefined;
}
