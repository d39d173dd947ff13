import ts from 'typescript';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { containsAny } from './containsAny.ts';
import { hasBody, initializerOf, isHidden, membersOf, ownerOf, resultsOf, writtenType } from './declarationNodes.ts';
import { importedName, moduleSpecifierOf, untypedAlias } from './untypedAlias.ts';

/** An import without types that readers of the reference notice. */
export interface VisibleImport {
  readonly specifier: ts.StringLiteral;
  /** As the module calls it. */
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
    const found = importOf(symbol, checker);
    const target = first === name ? symbol : checker.getSymbolAtLocation(name);
    if (found !== undefined) onFound({ ...found, use, file: first.getSourceFile() });
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
    const found = importOf(symbol, checker);
    if (found !== undefined) onFound({ ...found, use: 'value', file: node.getSourceFile() });
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

/** An import without types. */
function importOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): Pick<VisibleImport, 'specifier' | 'name'> | undefined {
  const alias = symbol && untypedAlias(symbol, checker);
  const specifier = alias && moduleSpecifierOf(alias);
  return alias === undefined || specifier === undefined ? undefined : { specifier, name: importedName(alias) };
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
