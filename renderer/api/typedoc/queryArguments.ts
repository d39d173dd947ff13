import { type Context, makeRecursiveVisitor, type QueryType, type SomeType } from 'typedoc';
import ts from 'typescript';

export interface QueriedType {
  /** The type as its author wrote it. */
  readonly node: ts.TypeNode;
  /** The type as TypeDoc converted it. */
  readonly type: SomeType;
  readonly context: Context;
}

/** Gives the parts of a type that are `typeof make<string>` the arguments that TypeDoc forgets. */
export type KeepQueryArguments = (queried: QueriedType) => void;

/**
 * The parts are found by their order, which TypeDoc keeps; what has declarations of its own, such as `{ … }` and `() => …`, is converted by
 * itself. Where the two sides differ, nothing is changed. Most files have no such type, and are looked through once.
 */
export function queryArguments(): KeepQueryArguments {
  const files = new Map<ts.SourceFile, boolean>();
  const mayHaveArguments = (file: ts.SourceFile): boolean => {
    const may = files.get(file) ?? /\btypeof\s[^;,(){}=<>]+</.test(file.text);
    files.set(file, may);
    return may;
  };
  return ({ node, type, context }) => {
    if (node.pos < 0 || !mayHaveArguments(node.getSourceFile())) return;
    const written = queriesIn(node);
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

function queriesIn(node: ts.Node): readonly ts.TypeQueryNode[] {
  if (ts.isTypeQueryNode(node)) return [node];
  if (ts.isTypeLiteralNode(node) || ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return [];
  const queries: ts.TypeQueryNode[] = [];
  ts.forEachChild(node, (child) => void queries.push(...queriesIn(child)));
  return queries;
}
