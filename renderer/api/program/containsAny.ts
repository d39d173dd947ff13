import ts from 'typescript';

interface AnySearch {
  readonly checker: ts.TypeChecker;
  /** Called with the symbols of named types, which are shown by their names. */
  readonly onNamed: (symbol: ts.Symbol) => void;
}

/** How many types within each other are searched. */
const depthLimit = 5;

/** Whether a type is `any`, or shows one in its parts. */
export function containsAny(type: ts.Type, search: AnySearch, depth = 0): boolean {
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
