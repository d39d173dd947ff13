import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { Place } from '../model/problem.ts';
import { positionAt } from './positionAt.ts';

/**
 * Finds the place of a key path in the source of a config, so that a problem can point at it.
 *
 * It follows the syntax alone: from the default export (or `module.exports`) through `defineConfig(…)`, `satisfies`, `as`
 * and constants of the same file, into object and array literals, and into spreads, where a later property wins as it does
 * at run time. Where the way ends early (a value that was computed or imported), the nearest spot on the way is the answer.
 *
 * The compiler is only loaded here, when there is something to report.
 */
export function locateKey(request: LocateRequest): { readonly line: number; readonly column: number } | undefined {
  const compiler: typeof ts = createRequire(import.meta.url)('typescript');
  const file = compiler.createSourceFile(request.file, request.source, compiler.ScriptTarget.Latest, true);
  const scope: Scope = { compiler, file };
  const exported = findExport(scope);
  if (exported === undefined) return undefined;
  const node = follow({ scope, from: exported, path: request.path, at: request.at });
  return positionAt(file, node.getStart(file));
}

interface LocateRequest {
  /** Name of the file; its ending says which language it is. */
  readonly file: string;
  readonly source: string;
  readonly path: KeyPath;
  /** Whether the last key itself is meant, or its value. */
  readonly at: 'key' | 'value';
}

interface Scope {
  readonly compiler: typeof ts;
  readonly file: ts.SourceFile;
}

interface Property {
  readonly key: ts.Node;
  readonly value: ts.Expression;
}

function follow(request: { scope: Scope; from: ts.Expression; path: KeyPath; at: 'key' | 'value' }): ts.Node {
  const { scope, path, at } = request;
  let value = request.from;
  let key: ts.Node = value;
  for (const step of path) {
    const property = findProperty(scope, value, step);
    if (property === undefined) return value;
    ({ key, value } = property);
  }
  return at === 'key' ? key : value;
}

function findProperty(scope: Scope, expression: ts.Expression, step: string | number): Property | undefined {
  const { compiler } = scope;
  const target = unwrap(scope, expression);
  if (compiler.isArrayLiteralExpression(target)) {
    const element = typeof step === 'number' && !target.elements.some(compiler.isSpreadElement) ? target.elements[step] : undefined;
    return element && { key: element, value: element };
  }
  if (!compiler.isObjectLiteralExpression(target)) return undefined;
  for (const property of target.properties.toReversed()) {
    const found = matchProperty({ scope, property, step: String(step) });
    if (found !== undefined) return found;
  }
  return undefined;
}

function matchProperty(request: { scope: Scope; property: ts.ObjectLiteralElementLike; step: string }): Property | undefined {
  const { scope, property, step } = request;
  const { compiler } = scope;
  if (compiler.isSpreadAssignment(property)) return findProperty(scope, property.expression, step);
  if (property.name === undefined || nameOf(scope, property.name) !== step) return undefined;
  if (compiler.isPropertyAssignment(property)) return { key: property.name, value: property.initializer };
  return compiler.isShorthandPropertyAssignment(property) ? { key: property.name, value: property.name } : undefined;
}

function nameOf({ compiler }: Scope, name: ts.PropertyName): string | undefined {
  if (compiler.isComputedPropertyName(name)) return compiler.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
  return name.text;
}

/** The literal inside wrappers or in a constant of the same file, else the expression itself. */
function unwrap(scope: Scope, expression: ts.Expression, seen: ReadonlySet<ts.Expression> = new Set()): ts.Expression {
  const inner = unwrapOnce(scope, expression);
  return inner === undefined || seen.has(inner) ? expression : unwrap(scope, inner, new Set([...seen, inner]));
}

function unwrapOnce(scope: Scope, expression: ts.Expression): ts.Expression | undefined {
  const { compiler } = scope;
  if (compiler.isCallExpression(expression)) return expression.arguments[0];
  if (compiler.isIdentifier(expression)) return findConstant(scope, expression.text);
  const isWrapper =
    compiler.isSatisfiesExpression(expression) || compiler.isAsExpression(expression) || compiler.isParenthesizedExpression(expression);
  return isWrapper ? expression.expression : undefined;
}

function findConstant({ compiler, file }: Scope, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!compiler.isVariableStatement(statement)) continue;
    const declaration = statement.declarationList.declarations.find((one) => compiler.isIdentifier(one.name) && one.name.text === name);
    if (declaration?.initializer !== undefined) return declaration.initializer;
  }
  return undefined;
}

function findExport(scope: Scope): ts.Expression | undefined {
  const { compiler, file } = scope;
  for (const statement of file.statements) {
    if (compiler.isExportAssignment(statement)) return unwrap(scope, statement.expression);
    if (!compiler.isExpressionStatement(statement) || !compiler.isBinaryExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (left.getText(file) === 'module.exports') return unwrap(scope, right);
  }
  return undefined;
}

/** The place of a key path in the config file: of its value, or of the key itself. */
export type Locate = (path: KeyPath, at?: 'key' | 'value') => Place;

/** A `Locate` for one config file; `file` is relative to the project's root. Falls back to the file alone. */
export function createLocate(config: { readonly file: string; readonly source: string }): Locate {
  return (path, at = 'value') => ({ file: config.file, ...locateKey({ ...config, path, at }) });
}

/** The way to a value in the config: `['navbar', 'items', 2, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** As people write it: `navbar.items[2].type`, `checks['link/broken']`. */
export function formatKeyPath(path: KeyPath): string {
  return path.map(formatKey).join('');
}

function formatKey(key: string | number, index: number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (!/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)) return `['${key}']`;
  return index === 0 ? key : `.${key}`;
}
