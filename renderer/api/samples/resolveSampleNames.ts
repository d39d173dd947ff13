import ts from 'typescript';
import type { ImportedName, Sample, SampleNames } from '../../model/sample.ts';
import { exportedName, requiredModule } from './requiredModule.ts';
import { lookUp, type Scope, scopeOf } from './scope.ts';

/**
 * Finds what the identifiers of a block of code refer to: by its imports and its scopes, never by spelling alone.
 * Only TypeScript's parser is used. It accepts incomplete samples and needs neither a program nor the packages, so a block takes a fraction
 * of a millisecond. Callers check whether a module really has an export.
 */
export function resolveSampleNames({ code, language }: Sample): SampleNames {
  const file = ts.createSourceFile('sample', code, parsing, false, scriptKind(language));
  const imported: ImportedName[] = [];
  const locals = new Set<string>();
  visit(file, undefined);
  return { imported: imported.sort((a, b) => a.start - b.start), locals: [...locals].sort() };

  function visit(node: ts.Node, outer: Scope | undefined): void {
    const own = scopeOf(node, outer);
    for (const name of own?.names.keys() ?? []) if (lookUp(name, own)?.kind === 'local') locals.add(name);
    const scope = own ?? outer;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      visitClause(node, scope);
      return;
    }
    if (isProperty(node) && ts.isIdentifier(node.name)) locals.add(node.name.text);
    if (ts.isVariableDeclaration(node)) visitRequire(node, scope);
    if (ts.isImportTypeNode(node)) visitImportType(node);
    if (ts.isPropertyAccessExpression(node)) visitAccess(node.expression, node.name, scope);
    if (ts.isQualifiedName(node)) visitAccess(node.left, node.right, scope);
    if (ts.isIdentifier(node)) visitReference(node, scope);
    ts.forEachChild(node, (child) => {
      if (!isNameOf(child, node)) visit(child, scope);
    });
  }

  function visitClause(node: ts.ImportDeclaration | ts.ExportDeclaration, scope: Scope | undefined): void {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
    const module = node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
    if (bindings === undefined || !('elements' in bindings)) return;
    for (const { name, propertyName } of bindings.elements) {
      const exported = propertyName ?? name;
      if (!ts.isIdentifier(exported)) continue;
      if (module === undefined) visitReference(exported, scope);
      else add(exported, { module, name: exported.text, isNaming: true });
    }
  }

  function visitRequire({ name, initializer }: ts.VariableDeclaration, scope: Scope | undefined): void {
    const module = moduleOf(initializer, scope);
    if (module === undefined || !ts.isObjectBindingPattern(name)) return;
    for (const element of name.elements) {
      const exported = exportedName(element);
      if (exported !== undefined) add(exported, { module, name: exported.text, isNaming: true });
    }
  }

  /** `import('graphql').GraphQLError` as a type. */
  function visitImportType({ argument, qualifier }: ts.ImportTypeNode): void {
    const literal = ts.isLiteralTypeNode(argument) ? argument.literal : undefined;
    if (literal === undefined || !ts.isStringLiteral(literal) || qualifier === undefined) return;
    const first = firstName(qualifier);
    add(first, { module: literal.text, name: first.text, isNaming: true });
  }

  /** `graphql.parse`, where `graphql` is a namespace, and `require('graphql').parse`. */
  function visitAccess(left: ts.Node, right: ts.MemberName, scope: Scope | undefined): void {
    const module = moduleOf(left, scope);
    if (module !== undefined) add(right, { module, name: right.text, isNaming: true });
  }

  function visitReference(node: ts.Identifier, scope: Scope | undefined): void {
    const binding = lookUp(node.text, scope);
    if (binding?.kind === 'export') add(node, { module: binding.module, name: binding.name, isNaming: false });
  }

  function add(node: ts.Node, name: Omit<ImportedName, 'start' | 'end'>): void {
    imported.push({ ...name, start: node.getStart(file), end: node.end });
  }
}

/** Comments name nothing. */
const parsing = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };

/** The module that an expression has the exports of: `util` after `import * as util`, or a call of `require`. */
function moduleOf(node: ts.Node | undefined, scope: Scope | undefined): string | undefined {
  const binding = node !== undefined && ts.isIdentifier(node) ? lookUp(node.text, scope) : undefined;
  return binding?.kind === 'namespace' ? binding.module : requiredModule(node);
}

function firstName(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : firstName(name.left);
}

/** Whether a child is a name that its parent gives or looks up in something, and not a reference. */
function isNameOf(child: ts.Node, parent: ts.Node): boolean {
  if (!ts.isIdentifier(child)) return false;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isQualifiedName(parent)) return child === parent.right;
  if (ts.isImportTypeNode(parent)) return child === parent.qualifier;
  if (ts.isBindingElement(parent) && child === parent.propertyName) return true;
  if (ts.isBreakOrContinueStatement(parent) || ts.isLabeledStatement(parent)) return child === parent.label;
  if (ts.isTypePredicateNode(parent)) return child === parent.parameterName;
  return 'name' in parent && child === parent.name;
}

function isProperty(node: ts.Node): node is ts.PropertyAssignment | (ts.ClassElement & { readonly name: ts.PropertyName }) {
  return (
    (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) &&
    node.name !== undefined
  );
}

const scriptKinds: Readonly<Record<string, ts.ScriptKind>> = {
  tsx: ts.ScriptKind.TSX,
  jsx: ts.ScriptKind.JSX,
  js: ts.ScriptKind.JSX,
  javascript: ts.ScriptKind.JSX,
  mjs: ts.ScriptKind.JSX,
  cjs: ts.ScriptKind.JSX,
};

function scriptKind(language: string): ts.ScriptKind {
  return scriptKinds[language.toLowerCase()] ?? ts.ScriptKind.TS;
}
