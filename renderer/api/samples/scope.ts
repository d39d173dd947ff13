import ts from 'typescript';
import { exportedName, requiredModule } from './requiredModule.ts';

/** What a name refers to at a point in the code. */
type Binding =
  | { readonly kind: 'export'; readonly module: string; readonly name: string }
  | { readonly kind: 'namespace'; readonly module: string }
  | { readonly kind: 'local' };

/** A binding as declared: the meaning of a part depends on the meaning of the name that it is part of. */
type Declared = Binding | { readonly kind: 'part'; readonly of: string; readonly name: string };

/** The names that a part of a program declares, within the part around it. */
export interface Scope {
  readonly names: ReadonlyMap<string, Declared>;
  readonly outer: Scope | undefined;
}

/** The nearest meaning of a name; undefined for a global. */
export function lookUp(name: string, scope: Scope | undefined): Binding | undefined {
  const found = find(name, scope);
  if (found?.declared.kind !== 'part') return found?.declared;
  const whole = find(found.declared.of, found.scope)?.declared;
  return whole?.kind === 'namespace' ? { kind: 'export', module: whole.module, name: found.declared.name } : { kind: 'local' };
}

function find(name: string, scope: Scope | undefined): { readonly declared: Declared; readonly scope: Scope } | undefined {
  for (let current = scope; current !== undefined; current = current.outer) {
    const declared = current.names.get(name);
    if (declared !== undefined) return { declared, scope: current };
  }
  return undefined;
}

/**
 * The scope that a node opens, if it opens one.
 * Values and types share a scope: a sample that declares both under one name means its own. `var` and functions belong to the enclosing
 * function, other declarations to their block, before the declaration, too.
 */
export function scopeOf(node: ts.Node, outer: Scope | undefined): Scope | undefined {
  const declare = declarers[node.kind];
  if (declare === undefined) return undefined;
  const names = new Map<string, Declared>();
  declare(node, names);
  return names.size === 0 ? undefined : { names, outer };
}

type Declare = (node: ts.Node, names: Map<string, Declared>) => void;

/** By the kind of node, since nearly all nodes open no scope. */
const declarers: Readonly<Partial<Record<ts.SyntaxKind, Declare>>> = {
  [ts.SyntaxKind.SourceFile]: declareModule,
  [ts.SyntaxKind.ModuleBlock]: declareModule,
  [ts.SyntaxKind.Block]: declareBlock,
  [ts.SyntaxKind.CaseClause]: declareBlock,
  [ts.SyntaxKind.DefaultClause]: declareBlock,
  [ts.SyntaxKind.FunctionDeclaration]: declareFunction,
  [ts.SyntaxKind.FunctionExpression]: declareFunction,
  [ts.SyntaxKind.ArrowFunction]: declareFunction,
  [ts.SyntaxKind.MethodDeclaration]: declareFunction,
  [ts.SyntaxKind.MethodSignature]: declareFunction,
  [ts.SyntaxKind.Constructor]: declareFunction,
  [ts.SyntaxKind.GetAccessor]: declareFunction,
  [ts.SyntaxKind.SetAccessor]: declareFunction,
  [ts.SyntaxKind.CallSignature]: declareFunction,
  [ts.SyntaxKind.ConstructSignature]: declareFunction,
  [ts.SyntaxKind.IndexSignature]: declareFunction,
  [ts.SyntaxKind.FunctionType]: declareFunction,
  [ts.SyntaxKind.ConstructorType]: declareFunction,
  [ts.SyntaxKind.ClassDeclaration]: declareType,
  [ts.SyntaxKind.ClassExpression]: declareType,
  [ts.SyntaxKind.InterfaceDeclaration]: declareType,
  [ts.SyntaxKind.TypeAliasDeclaration]: declareType,
  [ts.SyntaxKind.ForStatement]: declareLoop,
  [ts.SyntaxKind.ForInStatement]: declareLoop,
  [ts.SyntaxKind.ForOfStatement]: declareLoop,
  [ts.SyntaxKind.CatchClause]: (node, names) => ts.isCatchClause(node) && declareName(node.variableDeclaration?.name, names),
  [ts.SyntaxKind.MappedType]: (node, names) => ts.isMappedTypeNode(node) && declareName(node.typeParameter.name, names),
  [ts.SyntaxKind.ConditionalType]: (node, names) => ts.isConditionalTypeNode(node) && declareInferred(node.extendsType, names),
};

function declareModule(node: ts.Node, names: Map<string, Declared>): void {
  declareBlock(node, names);
  declareVars(node, names);
}

function declareBlock(node: ts.Node, names: Map<string, Declared>): void {
  if (ts.isSourceFile(node) || ts.isModuleBlock(node) || ts.isBlock(node) || ts.isCaseOrDefaultClause(node))
    declareStatements(node.statements, names);
}

function declareType(node: ts.Node, names: Map<string, Declared>): void {
  if (!ts.isClassLike(node) && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return;
  for (const { name } of node.typeParameters ?? []) declareName(name, names);
  declareName(node.name, names);
}

function declareLoop(node: ts.Node, names: Map<string, Declared>): void {
  const isLoop = ts.isForStatement(node) || ts.isForInStatement(node) || ts.isForOfStatement(node);
  if (isLoop && node.initializer !== undefined && ts.isVariableDeclarationList(node.initializer)) declareVariables(node.initializer, names);
}

function declareFunction(node: ts.Node, names: Map<string, Declared>): void {
  if (!ts.isFunctionLike(node)) return;
  if (ts.isFunctionExpression(node)) declareName(node.name, names);
  for (const { name } of node.typeParameters ?? []) declareName(name, names);
  for (const { name } of node.parameters) declareName(name, names);
  if ('body' in node && node.body !== undefined) declareVars(node.body, names);
}

function declareStatements(statements: readonly ts.Statement[], names: Map<string, Declared>): void {
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) declareImport(statement, names);
    else if (ts.isImportEqualsDeclaration(statement)) declareImportEquals(statement, names);
    else if (ts.isVariableStatement(statement)) declareVariables(statement.declarationList, names);
    else if (isNamedDeclaration(statement)) declareName(statement.name, names);
  }
}

function isNamedDeclaration(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.ClassDeclaration | ts.EnumDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

function declareImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, names: Map<string, Declared>): void {
  if (importClause === undefined || !ts.isStringLiteral(moduleSpecifier)) return;
  const module = moduleSpecifier.text;
  const { name, namedBindings } = importClause;
  if (name !== undefined) names.set(name.text, { kind: 'export', module, name: 'default' });
  if (namedBindings === undefined) return;
  if (ts.isNamespaceImport(namedBindings)) names.set(namedBindings.name.text, { kind: 'namespace', module });
  else
    for (const each of namedBindings.elements)
      names.set(each.name.text, { kind: 'export', module, name: (each.propertyName ?? each.name).text });
}

function declareImportEquals({ name, moduleReference }: ts.ImportEqualsDeclaration, names: Map<string, Declared>): void {
  const isModule = ts.isExternalModuleReference(moduleReference) && ts.isStringLiteral(moduleReference.expression);
  names.set(name.text, isModule ? { kind: 'namespace', module: moduleReference.expression.text } : { kind: 'local' });
}

function declareVariables({ declarations }: ts.VariableDeclarationList, names: Map<string, Declared>): void {
  for (const { name, initializer } of declarations) {
    const module = requiredModule(initializer);
    if (ts.isIdentifier(name)) names.set(name.text, module === undefined ? partOfModule(initializer) : { kind: 'namespace', module });
    else if (module !== undefined) declareParts(name, names, (part) => ({ kind: 'export', module, name: part }));
    else if (initializer !== undefined && ts.isIdentifier(initializer)) {
      const of = initializer.text;
      declareParts(name, names, (part) => ({ kind: 'part', of, name: part }));
    } else declareName(name, names);
  }
}

/** `const parse = require('graphql').parse` */
function partOfModule(node: ts.Expression | undefined): Binding {
  const module = node !== undefined && ts.isPropertyAccessExpression(node) ? requiredModule(node.expression) : undefined;
  if (node === undefined || !ts.isPropertyAccessExpression(node) || module === undefined) return { kind: 'local' };
  return { kind: 'export', module, name: node.name.text };
}

/** `const { parse, Source: S } = require('graphql')`, or of a name that may refer to a module. */
function declareParts(pattern: ts.BindingPattern, names: Map<string, Declared>, toDeclared: (part: string) => Declared): void {
  for (const element of pattern.elements) {
    if (!ts.isBindingElement(element)) continue;
    const { name } = element;
    const exported = exportedName(element);
    if (exported === undefined || !ts.isIdentifier(name)) declareName(name, names);
    else names.set(name.text, toDeclared(exported.text));
  }
}

/** `var` anywhere below, but not in functions of their own. */
function declareVars(node: ts.Node, names: Map<string, Declared>): void {
  ts.forEachChild(node, (child) => {
    if (ts.isFunctionLike(child) || ts.isClassLike(child)) return;
    if (ts.isVariableDeclarationList(child) && (child.flags & ts.NodeFlags.BlockScoped) === 0) declareVariables(child, names);
    declareVars(child, names);
  });
}

function declareInferred(node: ts.Node, names: Map<string, Declared>): void {
  if (ts.isInferTypeNode(node)) declareName(node.typeParameter.name, names);
  ts.forEachChild(node, (child) => declareInferred(child, names));
}

/** Declares a name, or all names of a pattern. */
function declareName(name: ts.BindingName | undefined, names: Map<string, Declared>): void {
  if (name === undefined) return;
  if (ts.isIdentifier(name)) names.set(name.text, { kind: 'local' });
  else for (const element of name.elements) if (ts.isBindingElement(element)) declareName(element.name, names);
}
