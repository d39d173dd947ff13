import ts from 'typescript';

/**
 * Type-only exports of symbols that the same module also exports as values, with those exports:
 *
 *     export { Client };
 *     export type { Client as ClientType };
 *
 * Symbols that share their name with the type of another symbol are not among them: their exports mean different things.
 */
export function typeTwins(exports: readonly ts.Symbol[], checker: ts.TypeChecker): ReadonlyMap<ts.Symbol, ts.Symbol> {
  const typeOnly = exports.filter(isTypeOnly);
  if (typeOnly.length === 0) return new Map();
  const meant = (one: ts.Symbol): ts.Symbol => ((one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one));
  // Names count before `default`.
  const isDefault = ({ name }: ts.Symbol): number => (name === ts.InternalSymbolName.Default ? 1 : 0);
  const asValues = exports.filter((one) => !isTypeOnly(one)).toSorted((one, other) => isDefault(other) - isDefault(one));
  const values = new Map(asValues.map((one) => [meant(one), one]));
  return new Map(
    typeOnly.flatMap((one): readonly (readonly [ts.Symbol, ts.Symbol])[] => {
      const target = meant(one);
      const value = (target.flags & ts.SymbolFlags.Alias) === 0 ? values.get(target) : undefined;
      return value === undefined ? [] : [[one, value]];
    }),
  );
}

export function isTypeOnly({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((one) => ts.isExportSpecifier(one) && ts.isTypeOnlyImportOrExportDeclaration(one));
}
