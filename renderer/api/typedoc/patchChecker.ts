import ts from 'typescript';
import { isScriptFile } from '../entry/ownScripts.ts';

/** Keeps the compiler from giving TypeDoc what it cannot convert. */
export function patchChecker(checker: ts.TypeChecker): void {
  skipConditionalNodes(checker);
  skipScriptAliases(checker);
}

/**
 * Keeps the compiler from writing out conditional types. For each type, TypeDoc asks the checker for a node and looks at the node's kind.
 * It reads the parts of a conditional type from the type itself, so any conditional node is enough. Writing out nested conditional types
 * (schemas computed by types) can take minutes and exceed the memory.
 */
function skipConditionalNodes(checker: ts.TypeChecker): void {
  const typeToTypeNode = checker.typeToTypeNode.bind(checker);
  const any = ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword);
  const conditional = ts.factory.createConditionalTypeNode(any, any, any, any);
  const isConditional = ({ flags, aliasSymbol }: ts.Type): boolean => (flags & ts.TypeFlags.Conditional) !== 0 && aliasSymbol === undefined;
  checker.typeToTypeNode = (type, ...rest) => (isConditional(type) ? conditional : typeToTypeNode(type, ...rest));
}

/**
 * Keeps TypeDoc from converting exports of a CommonJS script twice. If a script is a function (`module.exports = create`), a re-export
 * (`exports.proto = require('./proto')`) is an export of the script and a property of the function, and TypeDoc fails at the second one.
 */
function skipScriptAliases(checker: ts.TypeChecker): void {
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
