import ts from 'typescript';

/**
 * An import or export, what it names, and so on: the last is a declaration, or what the compiler has for one that it does not find. Exports that
 * name each other in a circle come once.
 */
export function aliasChain(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const chain = new Set<ts.Symbol>();
  for (let one: ts.Symbol | undefined = symbol; one !== undefined && !chain.has(one); ) {
    chain.add(one);
    one = isAlias(one) ? checker.getImmediateAliasedSymbol(one) : undefined;
  }
  return [...chain];
}

export function isAlias({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Alias) !== 0;
}
