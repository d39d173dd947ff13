import ts from 'typescript';
import { isScriptFile } from '../entry/ownScripts.ts';

/**
 * Keeps TypeDoc from converting exports of a CommonJS script twice. If a script is a function (`module.exports = create`), a re-export
 * (`exports.proto = require('./proto')`) is an export of the script and a property of the function, and TypeDoc fails at the second one.
 */
export function skipScriptAliases(checker: ts.TypeChecker): void {
  const getPropertiesOfType = checker.getPropertiesOfType.bind(checker);
  checker.getPropertiesOfType = (type) => {
    const all = getPropertiesOfType(type);
    return isScriptFunction(type.symbol) ? all.filter((property) => !isScript(property, checker)) : all;
  };
}

function isScript(property: ts.Symbol, checker: ts.TypeChecker): boolean {
  if ((property.flags & ts.SymbolFlags.Alias) === 0) return false;
  return checker.getAliasedSymbol(property).declarations?.some(ts.isSourceFile) === true;
}

function isScriptFunction(symbol: ts.Symbol | undefined): boolean {
  const declaration = symbol?.valueDeclaration;
  return declaration !== undefined && ts.isFunctionLike(declaration) && isScriptFile(declaration.getSourceFile().fileName);
}
