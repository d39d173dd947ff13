import { type Context, makeRecursiveVisitor, type QueryType, type SomeType } from 'typedoc';
import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';

/** Tells which type nodes can be used as their author wrote them. */
export interface WrittenNodes {
  /** Whether TypeDoc can convert the node: it loses parts of some forms, cannot resolve unknown names, and does not know forms of JSDoc. */
  readonly isWritable: (node: ts.TypeNode, checker: ts.TypeChecker) => boolean;
  /** Whether TypeDoc can convert the node, and the node means exactly the type. */
  readonly saysTheSame: (node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker) => boolean;
}

/** Remembers its answers: each class that inherits a member asks for its types again. */
export function writtenNodes(): WrittenNodes {
  const known = new Map<ts.Node, boolean>();
  const isWritable: WrittenNodes['isWritable'] = (node, checker) => {
    const is = known.get(node) ?? isWhole(node, checker);
    known.set(node, is);
    return is;
  };
  return {
    isWritable,
    saysTheSame: (node, type, checker) => isWritable(node, checker) && isSame(checker.getTypeFromTypeNode(node), type),
  };
}

function isWhole(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (isLossy(node) || (node.flags & ts.NodeFlags.JSDoc) !== 0) return false;
  // What svelte2tsx writes about a generic component says little by its names.
  if (ts.isIdentifier(node) && node.text.startsWith('__sveltets_')) return false;
  if (ts.isTypeReferenceNode(node) && checker.getSymbolAtLocation(node.typeName) === undefined) return false;
  return ts.forEachChild(node, (child) => !isWhole(child, checker)) !== true;
}

/** TypeDoc forgets the arguments of `import('./module').Name<Argument>`, and that `typeof import('./module')` is about a value. */
export function isLossy(node: ts.Node): boolean {
  return ts.isImportTypeNode(node) && (node.typeArguments !== undefined || node.isTypeOf);
}

function isSame(written: ts.Type, compiled: ts.Type): boolean {
  if (written === compiled) return true;
  const [first, second] = [partsOf(written), partsOf(compiled)];
  return first.size === second.size && [...first].every((part) => second.has(part));
}

/** Parts of a union without `undefined`, which the compiler adds to optional types. */
function partsOf(type: ts.Type): ReadonlySet<ts.Type> {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(parts.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0));
}

interface QueriedType {
  /** The type as its author wrote it. */
  readonly node: ts.TypeNode;
  /** The type as TypeDoc converted it. */
  readonly type: SomeType;
  readonly context: Context;
}

/** Gives the parts of a type that are `typeof make<string>` the arguments that TypeDoc forgets. */
type KeepQueryArguments = (queried: QueriedType) => void;

/**
 * The parts are found by their order, which TypeDoc keeps. Where the two sides differ, nothing is changed. Most files have no such type, and are
 * looked through once.
 */
export function queryArguments(): KeepQueryArguments {
  const mayHaveArguments = memoize((file: ts.SourceFile) => /\btypeof\s[^;,(){}=<>]+</.test(file.text));
  return ({ node, type, context }) => {
    if (node.pos < 0 || !mayHaveArguments(node.getSourceFile())) return;
    const written = nodesIn(node, ts.isTypeQueryNode);
    if (written.every(({ typeArguments }) => typeArguments === undefined)) return;
    const converted: QueryType[] = [];
    type.visit(makeRecursiveVisitor({ query: (query) => void converted.push(query) }));
    if (written.length !== converted.length) return;
    for (const [index, { typeArguments }] of written.entries()) {
      const reference = converted[index]?.queryType;
      if (reference !== undefined && typeArguments !== undefined)
        reference.typeArguments = typeArguments.map((argument) => context.converter.convertType(context, argument));
    }
  };
}

/**
 * The nodes of one kind in a type, in TypeDoc's order. What has declarations of its own, such as `{ … }` and `() => …`, is converted by itself, and
 * arguments of `typeof make<string>` are not converted.
 */
export function nodesIn<T extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is T): readonly T[] {
  if (ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return [];
  const found = is(node) ? [node] : [];
  if (!ts.isTypeQueryNode(node)) ts.forEachChild(node, (child) => void found.push(...nodesIn(child, is)));
  return found;
}
