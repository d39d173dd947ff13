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

/**
 * Hides type-only exports from TypeDoc where the module exports their symbols as values, too. TypeDoc takes the first export of a symbol for all
 * of it, and a class that is exported as a type for an interface. Returns what makes them visible again.
 */
export function hideTypeTwins(checker: ts.TypeChecker): () => void {
  const { getExportsOfModule } = checker;
  checker.getExportsOfModule = (module) => {
    const exports = getExportsOfModule(module);
    const twins = typeTwins(exports, checker);
    return twins.size === 0 ? exports : exports.filter((one) => !twins.has(one));
  };
  return () => {
    checker.getExportsOfModule = getExportsOfModule;
  };
}
