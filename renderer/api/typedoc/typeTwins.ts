import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import type { OpenModule } from './openModule.ts';

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
  const values = valuesOf(exports, checker);
  return new Map(
    typeOnly.flatMap((one): readonly (readonly [ts.Symbol, ts.Symbol])[] => {
      const target = meant(one, checker);
      const value = (target.flags & ts.SymbolFlags.Alias) === 0 ? values.get(target) : undefined;
      return value === undefined ? [] : [[one, value]];
    }),
  );
}

export function valuesOf(exports: readonly ts.Symbol[], checker: ts.TypeChecker): ReadonlyMap<ts.Symbol, ts.Symbol> {
  // Names count before `default`.
  const isDefault = ({ name }: ts.Symbol): number => (name === ts.InternalSymbolName.Default ? 1 : 0);
  const asValues = exports.filter((one) => !isTypeOnly(one)).toSorted((one, other) => isDefault(other) - isDefault(one));
  return new Map(asValues.map((one) => [meant(one, checker), one]));
}

/** What an export is an alias of, or itself. */
export function meant(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (exported.flags & ts.SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
}

export function isTypeOnly({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (one) => (ts.isExportSpecifier(one) || ts.isNamespaceExport(one)) && ts.isTypeOnlyImportOrExportDeclaration(one),
  );
}

/** Whether an export is the type-only form of one of these values. */
export function isTypeOf(exported: ts.Symbol, values: ReadonlyMap<ts.Symbol, ts.Symbol>, checker: ts.TypeChecker): boolean {
  if (values.size === 0 || !isTypeOnly(exported)) return false;
  const target = meant(exported, checker);
  return (target.flags & ts.SymbolFlags.Alias) === 0 && (target.flags & ts.SymbolFlags.Value) !== 0 && values.has(target);
}

const valueKinds =
  ReflectionKind.Class | ReflectionKind.Enum | ReflectionKind.Function | ReflectionKind.Variable | ReflectionKind.Namespace;

/** What modules export as types only, although it exists at run time. */
export function findTypeOnly(modules: readonly OpenModule[]): ReadonlySet<Reflection> {
  return new Set(
    modules.flatMap(({ reflection, exports }) => {
      const names = new Set(exports.filter(isTypeOnly).map(({ name }) => name));
      return names.size === 0 ? [] : (reflection.children ?? []).filter((one) => names.has(one.name) && isValue(one));
    }),
  );
}

function isValue(child: DeclarationReflection): boolean {
  return (child.isReference() ? child.getTargetReflection() : child).kindOf(valueKinds);
}
