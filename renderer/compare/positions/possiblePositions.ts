import ts from 'typescript';
import { meant } from '../../api/program/meant.ts';
import { namespaceExports } from '../../release/declarationsOf.ts';
import { hasModifier } from '../../release/nodes.ts';
import { flip, type Position } from '../difference/difference.ts';
import type { Comparison } from '../load/loadComparison.ts';
import { typeParametersOf } from '../types/parameters.ts';
import { someNode } from '../types/someNode.ts';
import { rootsOf } from './rootsOf.ts';

/** How users use what a declaration mentions, if they receive what it declares. */
type Uses = ReadonlySet<Position>;

const received: Uses = new Set(['receive']);
const both: Uses = new Set(['receive', 'pass']);

/**
 * Finds in which positions users may meet each type of the old release, by the texts of the declarations. The search of `findPositions`, which
 * computes types, finds the same positions or fewer, and may take too much work to end. Empty if no exported value mentions the type.
 *
 * @param inner ids of values that users do not know
 */
export function possiblePositions(
  { checker, names, old }: Pick<Comparison, 'checker' | 'names' | 'old'>,
  inner: ReadonlySet<string>,
): (id: string) => Uses {
  const nodesOf = (id: string): readonly ts.Node[] => names.symbolOf('old', id)?.declarations ?? [];
  const usesOf = writtenUses(
    old.declarations.flatMap(({ id }) => names.symbolOf('old', id) ?? []),
    checker,
  );
  const found = new Map<string, Set<Position>>();
  const waiting: string[] = [];
  const add = (id: string, uses: Uses): void => {
    const known = found.get(id) ?? new Set();
    found.set(id, known);
    if (addAll(known, uses)) waiting.push(id);
  };
  const isValue = (id: string): boolean => ((names.symbolOf('old', id)?.flags ?? 0) & ts.SymbolFlags.Value) !== 0;
  for (const id of rootsOf(old)) if (isValue(id) && !inner.has(id)) add(id, received);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const uses = found.get(id) ?? received;
    const onName = (symbol: ts.Symbol, inner: Uses): void => {
      const own = names.idOf(symbol);
      if (own !== undefined) add(own.id, inner);
    };
    // Who has a namespace has its values, and none of its types.
    for (const node of nodesOf(id)) if (!ts.isModuleDeclaration(node)) visitNames(node, uses, { checker, usesOf, onName });
    for (const { target } of namespaceExports(old, id) ?? []) if (isValue(target)) add(target, uses);
  }
  return (id) => found.get(id) ?? new Set();
}

/** Adds what a set lacks, and says whether that is something. */
function addAll(known: Set<Position>, uses: Uses): boolean {
  const before = known.size;
  for (const one of uses) known.add(one);
  return known.size > before;
}

function turned(uses: Uses): Uses {
  return new Set([...uses].map(flip));
}

/** Uses of what is used in one way within something that users use in another way. */
function within(outer: Uses, inner: Uses): Uses {
  return new Set([...outer].flatMap((one) => [...inner].map((other) => (one === 'receive' ? other : flip(other)))));
}

/** The uses of a type argument, by what it is given to. */
type ArgumentUses = (symbol: ts.Symbol, index: number) => Uses;

interface VisitRequest {
  readonly checker: ts.TypeChecker;
  readonly usesOf: ArgumentUses;
  readonly onName: (symbol: ts.Symbol, uses: Uses) => void;
  /**
   * Whether the node only selects, as in `keyof Options`. Users may both receive and pass what a name there means. By a type parameter, they
   * get nothing there.
   */
  readonly isSelecting?: boolean;
}

/**
 * Finds by their texts how aliases, classes and interfaces use their type parameters. They may use each other, so the search repeats until it
 * finds nothing new.
 */
function writtenUses(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): ArgumentUses {
  const found = new Map<ts.Symbol, readonly Set<Position>[]>();
  const add = (symbol: ts.Symbol): readonly Uses[] => {
    const uses = typeParametersOf(symbol, checker).map(() => new Set<Position>(['receive']));
    found.set(symbol, uses);
    return uses;
  };
  const usesOf: ArgumentUses = (symbol, index) => (found.get(symbol) ?? add(symbol))[index] ?? both;
  const settled = new Set<ts.Symbol>();
  const visitOpen = (): boolean => {
    let isOpen = false;
    // Those of other packages are added meanwhile.
    for (const [owner, all] of found) {
      if (settled.has(owner)) continue;
      const own = new Map(typeParametersOf(owner, checker).map(({ symbol }, index) => [symbol, all[index]] as const));
      const onName = (symbol: ts.Symbol, uses: Uses): void => {
        const known = own.get(symbol);
        if (known !== undefined && addAll(known, uses)) isOpen = true;
      };
      for (const node of own.size === 0 ? [] : (owner.declarations ?? [])) visitNames(node, received, { checker, usesOf, onName });
    }
    return isOpen;
  };
  const settle = (): void => {
    while (visitOpen());
    for (const owner of found.keys()) settled.add(owner);
  };
  symbols.forEach(add);
  settle();
  return (symbol, index) => {
    if (!found.has(symbol)) {
      add(symbol);
      settle();
    }
    return usesOf(symbol, index);
  };
}

/** Visits the names in a declaration, each with the uses of what it names. */
function visitNames(node: ts.Node, uses: Uses, request: VisitRequest): void {
  const { checker, usesOf, onName, isSelecting = false } = request;
  const visit = (child: ts.Node, inner: Uses): void =>
    visitNames(child, inner, { ...request, isSelecting: isSelecting || selects(node, child) });
  const symbolAt = (name: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    return symbol && meant(symbol, checker);
  };
  /** The declaration of `hidden` has the member of `typeof hidden.member`. */
  const visitOwner = (owner: ts.EntityName): void => {
    const symbol = symbolAt(owner);
    if (symbol !== undefined) onName(symbol, both);
    if (ts.isQualifiedName(owner)) visitOwner(owner.left);
  };
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isTypeQueryNode(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeQueryNode(node) ? node.exprName : node.expression;
    const symbol = symbolAt(name);
    const isParameter = symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    if (symbol !== undefined && !(isSelecting && isParameter)) onName(symbol, isSelecting ? both : uses);
    if (ts.isQualifiedName(name) && ts.isTypeQueryNode(node)) visitOwner(name.left);
    for (const [index, one] of (node.typeArguments ?? []).entries()) {
      visit(one, symbol === undefined || ts.isTypeQueryNode(node) ? both : within(uses, usesOf(symbol, index)));
    }
    return;
  }
  ts.forEachChild(node, (child) => visit(child, childUses(node, child, uses)));
}

/** Whether a part of a type only selects what the type is. */
function selects(node: ts.Node, child: ts.Node): boolean {
  if (ts.isTypeOperatorNode(node)) return node.operator === ts.SyntaxKind.KeyOfKeyword;
  if (ts.isConditionalTypeNode(node)) return (child === node.checkType && !gives(node)) || child === node.extendsType;
  if (ts.isMappedTypeNode(node)) return child !== node.type;
  if (ts.isIndexedAccessTypeNode(node)) return child === node.indexType;
  // Where a call infers no type, users receive what a default names.
  if (ts.isTypeParameterDeclaration(node)) return isLimit(node) || child === node.default;
  return ts.isTemplateLiteralTypeNode(node);
}

/** Whether parts of the type that a conditional type tests are what it gives: `T extends (value: infer V) => void ? V : never`. */
function gives({ extendsType }: ts.ConditionalTypeNode): boolean {
  return someNode(extendsType, ts.isInferTypeNode);
}

/** Whether a node declares the type parameter of a type: what it extends is only a limit. Users pass what calls infer. */
function isLimit(node: ts.Node): boolean {
  return ts.isTypeParameterDeclaration(node) && !ts.isFunctionLike(node.parent);
}

/** The uses of what a child of a node names. */
function childUses(node: ts.Node, child: ts.Node, uses: Uses): Uses {
  if (ts.isParameter(node)) return turned(uses);
  if (ts.isConditionalTypeNode(node)) return child === node.checkType ? both : uses;
  if (ts.isArrayTypeNode(child) && isExported(node)) return both;
  if (ts.isImportTypeNode(node) || (ts.isTypeParameterDeclaration(node) && !isLimit(node))) return both;
  // Subclasses have to write abstract members.
  return ts.isClassElement(node) && hasModifier(node, ts.SyntaxKind.AbstractKeyword) ? both : uses;
}

/** Whether a node declares a value that may be exported itself, or a property of one: users may add to an array there. */
function isExported(node: ts.Node): boolean {
  if (ts.isPropertySignature(node)) return ts.isTypeLiteralNode(node.parent) && isExported(node.parent.parent);
  return ts.isVariableDeclaration(node) || (ts.isPropertyDeclaration(node) && hasModifier(node, ts.SyntaxKind.StaticKeyword));
}
