import ts from 'typescript';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { moduleSpecifierOf, untypedAlias } from './untypedAlias.ts';

/** An import without types that readers of the reference notice. */
export interface VisibleImport {
  readonly specifier: ts.StringLiteral;
  /** As the importing file calls it. */
  readonly name: string;
  readonly use: ImportUse;
  /** The file that uses it. */
  readonly file: ts.SourceFile;
}

/** As a base class or interface, as a written type, or as a value with a type. */
export type ImportUse = 'base' | 'type' | 'value';

interface VisibleRequest {
  readonly program: ts.Program;
  readonly info: Pick<PackageInfo, 'placeOf'>;
  readonly entryPoints: readonly EntryModule[];
}

/**
 * Imports for which the compiler finds no types, and that types of exported declarations depend on: by a type that is written, by a base class, or
 * by an expression whose type is inferred. Bodies of functions with a written result, private members and `@internal` declarations do not
 * count, since nothing of them is shown.
 */
export function visibleImports({ program, info, entryPoints }: VisibleRequest): readonly VisibleImport[] {
  const checker = program.getTypeChecker();
  const found: VisibleImport[] = [];
  const isOwn = (node: ts.Node): boolean => info.placeOf(node.getSourceFile().fileName) !== undefined;
  const visitor = createVisitor({ checker, isOwn, onFound: (one) => found.push(one) });
  for (const { node } of entryPoints) {
    const module = moduleSymbol(node, checker);
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) visitor.visitSymbol(exported);
  }
  return found;
}

interface VisitorRequest {
  readonly checker: ts.TypeChecker;
  readonly isOwn: (node: ts.Node) => boolean;
  readonly onFound: (found: VisibleImport) => void;
}

/** Visits each declaration once. */
function createVisitor({ checker, isOwn, onFound }: VisitorRequest) {
  const seen = new Set<ts.Node>();

  const visitSymbol = (given: ts.Symbol): void => {
    const isAlias = (given.flags & ts.SymbolFlags.Alias) !== 0;
    const { declarations = [] } = isAlias ? checker.getAliasedSymbol(given) : given;
    const hasOverloads = declarations.some((one) => ts.isFunctionLike(one) && !hasBody(one));
    for (const one of declarations) if (!(hasOverloads && ts.isFunctionLike(one) && hasBody(one))) visitDeclaration(one);
  };

  const visitDeclaration = (node: ts.Node): void => {
    if (seen.has(node) || !isOwn(node) || isHidden(node)) return;
    seen.add(node);
    if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node)) {
      visitAll(node.typeParameters);
      for (const clause of node.heritageClauses ?? []) visitHeritage(clause);
      for (const member of membersOf(node)) visitDeclaration(member);
    } else if (ts.isFunctionLike(node)) visitSignature(node);
    else if (ts.isTypeAliasDeclaration(node)) visitAll([...(node.typeParameters ?? []), node.type]);
    else if (ts.isModuleDeclaration(node) || ts.isSourceFile(node)) {
      const symbol = checker.getSymbolAtLocation(ts.isSourceFile(node) ? node : node.name);
      for (const exported of symbol === undefined ? [] : checker.getExportsOfModule(symbol)) visitSymbol(exported);
    } else if (ts.isExportAssignment(node)) visitExpression(node.expression);
    else if (ts.isBindingElement(node)) visitDeclaration(ownerOf(node));
    else visitTyped(node);
  };

  /** A variable, property or parameter: with a type, or with a value that has one. */
  const visitTyped = (node: ts.Node): void => {
    const type = writtenType(node);
    const value = initializerOf(node);
    if (type !== undefined) visitType(type);
    else if (value !== undefined) visitExpression(value);
  };

  const visitSignature = (node: ts.SignatureDeclaration): void => {
    visitAll(node.typeParameters);
    for (const parameter of node.parameters) visitTyped(parameter);
    const result = node.type ?? ts.getJSDocReturnType(node);
    const signature = result === undefined ? checker.getSignatureFromDeclaration(node) : undefined;
    if (result !== undefined) visitType(result);
    else if (signature !== undefined && hasAny(checker.getReturnTypeOfSignature(signature))) resultsOf(node).forEach(visitExpression);
  };

  const visitHeritage = ({ token, types }: ts.HeritageClause): void => {
    // A class shows only what it inherits.
    for (const { expression, typeArguments } of token === ts.SyntaxKind.ImplementsKeyword ? [] : types) {
      if (ts.isIdentifier(expression)) visitName(expression, 'base');
      else visitExpression(expression);
      visitAll(typeArguments);
    }
  };

  const visitAll = (nodes: readonly ts.Node[] = []): void => nodes.forEach(visitType);

  /** A type and all types in it. */
  const visitType = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) visitName(node.typeName, 'type');
    else if (ts.isTypeQueryNode(node)) visitName(node.exprName, 'value');
    else if (ts.isImportTypeNode(node)) visitImportType(node);
    ts.forEachChild(node, visitType);
  };

  const visitImportType = (node: ts.ImportTypeNode): void => {
    const { argument, qualifier } = node;
    const specifier = ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal) ? argument.literal : undefined;
    const isKnown = specifier === undefined || checker.getSymbolAtLocation(specifier) !== undefined;
    if (!isKnown) onFound({ specifier, name: qualifier?.getText() ?? '*', use: 'type', file: node.getSourceFile() });
    else if (qualifier !== undefined) visitName(qualifier, 'type');
  };

  const visitName = (name: ts.EntityName, use: ImportUse): void => {
    const first = leftmost(name);
    const symbol = checker.getSymbolAtLocation(first);
    const specifier = specifierOf(symbol, checker);
    const target = first === name ? symbol : checker.getSymbolAtLocation(name);
    if (specifier !== undefined) onFound({ specifier, name: first.text, use, file: first.getSourceFile() });
    else if (target !== undefined) visitSymbol(target);
  };

  /** An expression whose type is shown. Parts that do not make it `any` do not count. */
  const visitExpression = (given: ts.Expression): void => {
    const node = withoutChecks(given);
    if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) visitType(node.type);
    else if (ts.isClassExpression(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) visitDeclaration(node);
    else if (hasAny(checker.getTypeAtLocation(node))) visitUnknown(node);
  };

  const visitUnknown = (node: ts.Expression): void => {
    if (ts.isIdentifier(node)) visitName(node, 'value');
    else if (ts.isObjectLiteralExpression(node)) node.properties.forEach(visitProperty);
    else if (ts.isCallExpression(node) || ts.isNewExpression(node)) visitCall(node);
    else ts.forEachChild(node, (child) => (ts.isExpression(child) ? visitExpression(child) : undefined));
  };

  const visitProperty = (node: ts.ObjectLiteralElementLike): void => {
    const symbol = ts.isShorthandPropertyAssignment(node) ? checker.getShorthandAssignmentValueSymbol(node) : undefined;
    const specifier = specifierOf(symbol, checker);
    if (specifier !== undefined) onFound({ specifier, name: symbol?.name ?? '', use: 'value', file: node.getSourceFile() });
    else if (symbol !== undefined) visitSymbol(symbol);
    else if (ts.isSpreadAssignment(node)) visitExpression(node.expression);
    else visitDeclaration(node);
  };

  /** Arguments only decide what a generic function returns. */
  const visitCall = (node: ts.CallExpression | ts.NewExpression): void => {
    const isGeneric = checker.getResolvedSignature(node)?.declaration?.typeParameters !== undefined;
    visitExpression(node.expression);
    if (!isGeneric && !ts.isNewExpression(node)) return;
    visitAll(node.typeArguments);
    node.arguments?.forEach(visitExpression);
  };

  const hasAny = (type: ts.Type): boolean => containsAny(type, { checker, onNamed: visitSymbol });

  return { visitSymbol };
}

interface AnySearch {
  readonly checker: ts.TypeChecker;
  /** Called with the symbols of named types, which are shown by their names. */
  readonly onNamed: (symbol: ts.Symbol) => void;
}

/** How many types within each other are searched. */
const depthLimit = 5;

function containsAny(type: ts.Type, search: AnySearch, depth = 0): boolean {
  const { checker, onNamed } = search;
  if ((type.flags & ts.TypeFlags.Any) !== 0) return true;
  if (depth === depthLimit) return false;
  const inside = (types: readonly ts.Type[]): boolean => types.map((one) => containsAny(one, search, depth + 1)).some(Boolean);
  if (type.aliasSymbol !== undefined) {
    onNamed(type.aliasSymbol);
    return inside(type.aliasTypeArguments ?? []);
  }
  if (type.isUnionOrIntersection()) return inside(type.types);
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  const symbol = type.getSymbol();
  if (symbol !== undefined && (symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0) {
    onNamed(symbol);
    return inside(isReference(type) ? checker.getTypeArguments(type) : []);
  }
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const values = [...type.getProperties(), ...signatures.flatMap((one) => one.getParameters())].map((one) => checker.getTypeOfSymbol(one));
  const elements = isReference(type) ? checker.getTypeArguments(type) : [];
  return inside([...values, ...elements, ...signatures.map((one) => one.getReturnType())]);
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type && type.target !== undefined;
}

/** What an import without types names its module by. */
function specifierOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.StringLiteral | undefined {
  const alias = symbol && untypedAlias(symbol, checker);
  return alias && moduleSpecifierOf(alias);
}

/** Without what does not change the type of an expression. */
function withoutChecks(node: ts.Expression): ts.Expression {
  const isConst = (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && ts.isConstTypeReference(node.type);
  const isCheck = ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node);
  return isConst || isCheck ? withoutChecks(node.expression) : node;
}

function leftmost(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : leftmost(name.left);
}

function membersOf(node: ts.ClassLikeDeclaration | ts.InterfaceDeclaration): readonly ts.Node[] {
  const members: readonly ts.Node[] = node.members;
  const overloaded = new Set(members.flatMap((one) => (ts.isFunctionLike(one) && !hasBody(one) ? [one.name?.getText() ?? ''] : [])));
  return members.filter((one) => !(ts.isFunctionLike(one) && hasBody(one) && overloaded.has(one.name?.getText() ?? '')));
}

function hasBody(node: ts.SignatureDeclaration): boolean {
  return 'body' in node && node.body !== undefined;
}

/** Private members, and what is not part of the public API. */
function isHidden(node: ts.Node): boolean {
  const isPrivate = ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true;
  const isNamedPrivate = ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name);
  if (isPrivate || isNamedPrivate) return true;
  const { text } = node.getSourceFile();
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return !ts.isSourceFile(owner) && /@internal\b/.test(text.slice(owner.pos, owner.getStart()));
}

/** The declaration of a pattern: of `{ a }` in `const { a } = b`. */
function ownerOf(node: ts.BindingElement): ts.Node {
  const { parent } = node.parent;
  return ts.isBindingElement(parent) ? ownerOf(parent) : parent;
}

function writtenType(node: ts.Node): ts.TypeNode | undefined {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) return node.type ?? ts.getJSDocType(node);
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) return node.type ?? ts.getJSDocType(node);
  return ts.getJSDocType(node);
}

function initializerOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node)) return node.initializer;
  if (ts.isPropertyAssignment(node)) return node.initializer;
  return ts.isBinaryExpression(node) ? node.right : undefined;
}

/** What a function without a written result returns. */
function resultsOf(node: ts.SignatureDeclaration): readonly ts.Expression[] {
  const body = 'body' in node ? node.body : undefined;
  if (body === undefined || body === null) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner) || ts.isClassLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression !== undefined) found.push(inner.expression);
    if (ts.isYieldExpression(inner) && inner.expression !== undefined) found.push(inner.expression);
    ts.forEachChild(inner, visit);
  };
  visit(body);
  return found;
}
