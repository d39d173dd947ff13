import ts from 'typescript';

/** What may be taken of types as their author wrote them. */
export interface WrittenNodes {
  /** TypeDoc can't take what it forgets parts of, names that mean nothing, nor the forms that only JSDoc has. */
  readonly isWritable: (node: ts.TypeNode, checker: ts.TypeChecker) => boolean;
  /** Whether it can be written, and is the very type. */
  readonly saysTheSame: (node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker) => boolean;
}

/** Remembers what it was asked for: whoever inherits a member asks for its types again. */
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

/** Parts of a union without `undefined`, which the compiler adds to what is optional. */
function partsOf(type: ts.Type): ReadonlySet<ts.Type> {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(parts.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0));
}
