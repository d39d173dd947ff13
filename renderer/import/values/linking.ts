import { posix } from 'node:path';
import ts from 'typescript';
import { evaluate, functionValue } from './evaluate.ts';
import { type Evaluation, type Module, placeOf, unread } from './evaluation.ts';
import type { Value } from './value.ts';

interface Linking {
  readonly context: Evaluation;
  readonly find: (specifier: string, from: string) => string | undefined;
  readonly exported: (path: string, name: string) => Value | undefined;
}

/** The value of one export of a module. */
export function exportOf(module: Module, name: string, linking: Linking): Value | undefined {
  const { source } = module;
  const { context } = linking;
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && name === 'default') return evaluate(statement.expression, context);
    if (ts.isFunctionDeclaration(statement) && isExported(statement) && exportedName(statement) === name)
      return functionValue(statement, context);
    if (ts.isVariableStatement(statement) && isExported(statement)) {
      const found = declared(statement, name);
      if (found !== undefined) return declaredValue(found, linking);
    }
    if (ts.isExpressionStatement(statement)) {
      if (/\.jsonc?$/.test(source.fileName)) {
        const data = evaluate(statement.expression, context);
        return name === 'default' ? data : data.kind === 'record' ? data.entries.get(name) : undefined;
      }
      const assigned = assignedExport(statement.expression, source, name);
      if (assigned !== undefined) return evaluate(assigned, context);
    }
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      const one = statement.exportClause.elements.find((each) => each.name.text === name);
      if (one === undefined) continue;
      const from = statement.moduleSpecifier;
      const inner = (one.propertyName ?? one.name).text;
      if (from === undefined) return inTop(source, inner, linking);
      const path = ts.isStringLiteral(from) ? linking.find(from.text, module.path) : undefined;
      return path === undefined ? undefined : linking.exported(path, inner);
    }
  }
  return undefined;
}

/** `module.exports = …` is the default export, `exports.name = …` one of that name. */
function assignedExport(node: ts.Expression, source: ts.SourceFile, name: string): ts.Expression | undefined {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const target = node.left.getText(source);
  const isDefault = name === 'default' && target === 'module.exports';
  return isDefault || target === `exports.${name}` || target === `module.exports.${name}` ? node.right : undefined;
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
}

function exportedName(statement: ts.FunctionDeclaration): string {
  const isDefault = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return isDefault ? 'default' : (statement.name?.text ?? '');
}

/** The value of a name where it is used: the nearest declaration around it. */
export function lookUp(name: ts.Identifier, linking: Linking): Value | undefined {
  if (name.text === '__dirname')
    return { kind: 'plain', value: posix.dirname(linking.context.module.path), place: placeOf(name, linking.context) };
  for (let scope: ts.Node | undefined = name.parent; scope !== undefined; scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some((one) => one.name.getText(linking.context.module.source).includes(name.text)))
      return undefined;
    if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
      const found = inStatements(scope.statements, name.text, linking);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function inTop(source: ts.SourceFile, name: string, linking: Linking): Value | undefined {
  return inStatements(source.statements, name, linking);
}

function inStatements(statements: readonly ts.Statement[], name: string, linking: Linking): Value | undefined {
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      const found = declared(statement, name);
      if (found !== undefined) return declaredValue(found, linking);
      const part = takenApart(statement, name, linking.context);
      if (part !== undefined) return part;
    }
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return functionValue(statement, linking.context);
    const imported = ts.isImportDeclaration(statement) ? importedName(statement, name) : undefined;
    if (imported !== undefined) {
      const path = /^\.{1,2}\//.test(imported.from) ? linking.find(imported.from, linking.context.module.path) : undefined;
      return path === undefined ? undefined : linking.exported(path, imported.name);
    }
  }
  return undefined;
}

function declared(statement: ts.VariableStatement, name: string): ts.VariableDeclaration | undefined {
  return statement.declarationList.declarations.find((one) => ts.isIdentifier(one.name) && one.name.text === name);
}

/** The value of `name` in `const { key: name = …, } = …`. */
function takenApart(statement: ts.VariableStatement, name: string, context: Evaluation): Value | undefined {
  for (const { name: pattern, initializer } of statement.declarationList.declarations) {
    if (!ts.isObjectBindingPattern(pattern) || initializer === undefined) continue;
    const part = pattern.elements.find((one) => one.name.getText(context.module.source) === name);
    if (part === undefined) continue;
    const of = evaluate(initializer, context);
    if (of.kind !== 'record' || part.dotDotDotToken !== undefined) return unread(part, context);
    const value = of.entries.get((part.propertyName ?? part.name).getText(context.module.source));
    const isMissing = value === undefined || (value.kind === 'plain' && value.value === undefined);
    if (!isMissing) return value;
    return part.initializer === undefined
      ? { kind: 'plain', value: undefined, place: placeOf(part, context) }
      : evaluate(part.initializer, context);
  }
  return undefined;
}

function declaredValue(declaration: ts.VariableDeclaration, { context }: Linking): Value {
  const { initializer } = declaration;
  if (initializer === undefined) return unread(declaration, context);
  return withChanges(evaluate(initializer, context), { name: declaration.name.getText(context.module.source), context });
}

/** A value that the program changes later, such as by `sidebar.push(…)`, is known only in part. */
function withChanges(value: Value, { name, context }: { readonly name: string; readonly context: Evaluation }): Value {
  const change = context.module.source.statements.find((one) => {
    if (!ts.isExpressionStatement(one)) return false;
    const text = one.expression.getText(context.module.source);
    return new RegExp(`^${name.replaceAll('$', '\\$')}(?:\\.\\w+|\\[[^\\]]*\\])*(?:\\s*=(?!=)|\\.(?:push|unshift|splice)\\()`).test(text);
  });
  if (change === undefined) return value;
  const rest = unread(change, context);
  if (value.kind === 'list') return { ...value, items: [...value.items, rest] };
  return value.kind === 'record' ? { ...value, entries: new Map([...value.entries, ['...later', rest]]) } : rest;
}

function importedName(statement: ts.ImportDeclaration, name: string): { readonly from: string; readonly name: string } | undefined {
  const { importClause, moduleSpecifier } = statement;
  if (importClause === undefined || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  if (importClause.name?.text === name) return { from: moduleSpecifier.text, name: 'default' };
  const bindings = importClause.namedBindings;
  if (bindings === undefined || !ts.isNamedImports(bindings)) return undefined;
  const one = bindings.elements.find((each) => each.name.text === name);
  return one === undefined ? undefined : { from: moduleSpecifier.text, name: (one.propertyName ?? one.name).text };
}
