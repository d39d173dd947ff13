import ts from 'typescript';
import { aliasChain, isAlias } from './aliasChain.ts';

/**
 * The last import or export on the way from an export to a declaration that the compiler does not find: `a` in `export { a } from './untyped.js'`.
 * Undefined for an export with a declaration.
 */
export function untypedAlias(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!isAlias(exported) || (checker.getAliasedSymbol(exported).declarations ?? []).length > 0) return undefined;
  return aliasChain(exported, checker).findLast(isDeclaredAlias) ?? exported;
}

/** The compiler represents everything that it does not find by one symbol, which has no declaration. */
function isDeclaredAlias(symbol: ts.Symbol): boolean {
  return isAlias(symbol) && (symbol.declarations ?? []).length > 0;
}

/** The name that an import asks its module for: `Agent` of `import { Agent as A }`. Its own name for a default or for all. */
export function importedName(alias: ts.Symbol): string {
  const specifier = alias.declarations?.find(ts.isImportSpecifier);
  const name = specifier?.propertyName?.text;
  return name === undefined || name === 'default' ? alias.name : name;
}

/** What an import or export names its module by. Undefined for a name of the same file, and in a CommonJS script. */
export function moduleSpecifierOf(alias: ts.Symbol): ts.StringLiteral | undefined {
  for (const declaration of alias.declarations ?? []) {
    const statement = ts.findAncestor(declaration, ts.isStatement);
    const specifier = statement && specifierOf(statement);
    if (specifier !== undefined && ts.isStringLiteral(specifier)) return specifier;
  }
  return undefined;
}

function specifierOf(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement)) return statement.moduleSpecifier;
  if (!ts.isImportEqualsDeclaration(statement)) return undefined;
  return ts.isExternalModuleReference(statement.moduleReference) ? statement.moduleReference.expression : undefined;
}
