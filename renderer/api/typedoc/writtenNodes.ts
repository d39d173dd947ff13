import ts from 'typescript';

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
