import type { Application } from 'typedoc';
import ts from 'typescript';

/**
 * Keeps TypeDoc from documenting the modules that a script declares (`declare module 'tool/extra'`, `declare module '*.css'`) as namespaces
 * of the script, since users cannot access them as members. Declared modules that can be imported are entry points of their own. A module
 * that is exported again (`export * as fs from 'fs'`) belongs to the symbol that exports it, and stays.
 */
export function skipDeclaredModules({ converter }: Application): void {
  const convertSymbol = converter.convertSymbol.bind(converter);
  converter.convertSymbol = (context, symbol, exportSymbol) => {
    if (exportSymbol === undefined && isDeclaredModule(symbol)) return;
    convertSymbol(context, symbol, exportSymbol);
  };
}

function isDeclaredModule({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every((one) => ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name));
}
