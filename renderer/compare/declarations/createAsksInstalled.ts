import ts from 'typescript';
import type { Comparison } from '../load/loadComparison.ts';
import { propertyName } from '../types/properties.ts';

/**
 * Creates a function that answers whether a declaration is computed from what other packages may add to a global interface:
 * `Window extends { extension?: infer T } ? T : any`. Its base or its type may be another one where these are installed.
 */
export function createAsksInstalled({ checker, names }: Pick<Comparison, 'checker' | 'names'>): (symbol: ts.Symbol | undefined) => boolean {
  const isGlobalInterface = ({ flags, declarations = [] }: ts.Symbol): boolean =>
    (flags & ts.SymbolFlags.Interface) !== 0 && declarations.some((node) => !ts.isExternalModule(node.getSourceFile()));
  const isOpen = ({ checkType, extendsType }: ts.ConditionalTypeNode): boolean => {
    const symbol = ts.isTypeReferenceNode(checkType) ? checker.getSymbolAtLocation(checkType.typeName) : undefined;
    if (symbol === undefined || names.idOf(symbol) !== undefined || !isGlobalInterface(symbol)) return false;
    const known = new Set(checker.getDeclaredTypeOfSymbol(symbol).getProperties().map(propertyName));
    const asked = checker.getTypeFromTypeNode(extendsType).getProperties().map(propertyName);
    return asked.length > 0 && asked.some((name) => !known.has(name));
  };
  return (root) => {
    const seen = new Set<ts.Symbol>();
    const asks = (symbol: ts.Symbol | undefined): boolean => {
      if (symbol === undefined || seen.has(symbol)) return false;
      seen.add(symbol);
      return (symbol.declarations ?? []).flatMap(computedFrom).some(visit);
    };
    const visit = (node: ts.Node): boolean => {
      if (ts.isConditionalTypeNode(node) && isOpen(node)) return true;
      const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
      const mentioned = name && checker.getSymbolAtLocation(name);
      return (
        (names.idOf(mentioned) !== undefined && asks(mentioned)) || ts.forEachChild(node, (child) => visit(child) || undefined) === true
      );
    };
    return asks(root);
  };
}

/** What all members of a declaration may come from. */
function computedFrom(node: ts.Declaration): readonly ts.Node[] {
  if (ts.isTypeAliasDeclaration(node)) return [node.type];
  return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? (node.heritageClauses ?? []) : [];
}
