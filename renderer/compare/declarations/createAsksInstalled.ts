import ts from 'typescript';
import { memoize } from '../../model/memoize.ts';
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
  /** What a declaration is computed from, or `true` if that is what other packages may add to. */
  const sourcesOf = memoize((symbol: ts.Symbol): true | readonly ts.Symbol[] => {
    const found = new Set<ts.Symbol>();
    const visit = (node: ts.Node): boolean => {
      if (ts.isConditionalTypeNode(node) && isOpen(node)) return true;
      const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
      const mentioned = name && checker.getSymbolAtLocation(name);
      if (mentioned !== undefined && names.idOf(mentioned) !== undefined) found.add(mentioned);
      return ts.forEachChild(node, (child) => visit(child) || undefined) === true;
    };
    return (symbol.declarations ?? []).flatMap(computedFrom).some(visit) || [...found];
  });
  const known = new Map<ts.Symbol, boolean>();
  const asks = (root: ts.Symbol): boolean => {
    const seen = new Set([root]);
    // A set also gives what is added to it meanwhile.
    for (const symbol of seen) {
      const sources = known.get(symbol) ?? sourcesOf(symbol);
      if (sources === true) return true;
      if (sources !== false) for (const one of sources) seen.add(one);
    }
    // None of them reaches more than the first one does.
    for (const symbol of seen) known.set(symbol, false);
    return false;
  };
  return (root) => {
    if (root === undefined) return false;
    const answer = known.get(root) ?? asks(root);
    known.set(root, answer);
    return answer;
  };
}

/** What all members of a declaration may come from. */
function computedFrom(node: ts.Declaration): readonly ts.Node[] {
  if (ts.isTypeAliasDeclaration(node)) return [node.type];
  return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? (node.heritageClauses ?? []) : [];
}
