import ts from 'typescript';

/** The symbol that an import or an export means, through all re-exports. */
export function meant(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
