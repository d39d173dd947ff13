import type ts from 'typescript';
import { isAlias } from './aliasChain.ts';

/** The symbol that an import or an export means, through all re-exports. */
export function meant(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
}
