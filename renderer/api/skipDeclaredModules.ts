import type { Application } from 'typedoc';
import ts from 'typescript';

/**
 * Keeps TypeDoc from taking the modules that a script declares (`declare module 'tool/extra'`, `declare module '*.css'`) for namespaces
 * of the script: nobody can reach them in that way. Those that can be imported are entry points of their own, and a pattern says of
 * other people's files that they can be imported. A module that is exported again (`export * as fs from 'fs'`) comes with the
 * symbol that exports it, and stays.
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
