import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { meant } from '../program/meant.ts';

/** What the compiler says that a module exports. */
export interface ModuleExports {
  readonly exports: readonly ts.Symbol[];
  /** Those that users can import with `import type` only. */
  readonly typeOnly: ReadonlySet<ts.Symbol>;
}

export function moduleExports(
  module: ts.Symbol,
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[] = checker.getExportsOfModule(module),
): ModuleExports {
  const others = namesBesideTypeStars(module, checker);
  return { exports, typeOnly: new Set(exports.filter((one) => others?.has(one.escapedName) === false || isTypeAlias(one, checker))) };
}

/** The names that a module does not have by `export type * from …`. Undefined if it has no such export. */
function namesBesideTypeStars(module: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<ts.__String> | undefined {
  const names = new Set<ts.__String>();
  const modules = new Set([module]);
  let hasTypeStar = false;
  for (const { exports } of modules) {
    for (const name of exports?.keys() ?? []) names.add(name);
    for (const star of exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []) {
      if (!ts.isExportDeclaration(star) || star.moduleSpecifier === undefined) continue;
      const next = star.isTypeOnly ? undefined : checker.getSymbolAtLocation(star.moduleSpecifier);
      if (next !== undefined) modules.add(next);
      hasTypeStar ||= star.isTypeOnly;
    }
  }
  return hasTypeStar ? names : undefined;
}

/** A value with the name of an imported type is a value. */
function isTypeAlias(exported: ts.Symbol, checker: ts.TypeChecker): boolean {
  const known = new Set<ts.Symbol>();
  for (let one: ts.Symbol | undefined = exported; one !== undefined && !known.has(one); one = checker.getImmediateAliasedSymbol(one)) {
    if ((one.flags & ts.SymbolFlags.Alias) === 0 || (one.flags & ts.SymbolFlags.Value) !== 0) return false;
    if (one.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration) === true) return true;
    known.add(one);
  }
  return false;
}

/**
 * Type-only exports of symbols that the same module also exports as values, with those exports:
 *
 *     export { Client };
 *     export type { Client as ClientType };
 *
 * Symbols that share their name with the type of another symbol are not among them: their exports mean different things.
 */
export function typeTwins({ exports, typeOnly }: ModuleExports, checker: ts.TypeChecker): ReadonlyMap<ts.Symbol, ts.Symbol> {
  if (typeOnly.size === 0) return new Map();
  const values = valuesOf([{ exports, typeOnly }], checker);
  return new Map(
    [...typeOnly].flatMap((one): readonly (readonly [ts.Symbol, ts.Symbol])[] => {
      const target = meant(one, checker);
      const value = (target.flags & ts.SymbolFlags.Alias) === 0 ? values.get(target) : undefined;
      return value === undefined ? [] : [[one, value]];
    }),
  );
}

export function valuesOf(modules: readonly ModuleExports[], checker: ts.TypeChecker): ReadonlyMap<ts.Symbol, ts.Symbol> {
  // Names count before `default`.
  const isDefault = ({ name }: ts.Symbol): number => (name === ts.InternalSymbolName.Default ? 1 : 0);
  const asValues = modules
    .flatMap(({ exports, typeOnly }) => exports.filter((one) => !typeOnly.has(one)))
    .toSorted((one, other) => isDefault(other) - isDefault(one));
  return new Map(asValues.map((one) => [meant(one, checker), one]));
}

/** Whether a type-only export is that of one of these values. */
export function isTypeOf(exported: ts.Symbol, values: ReadonlyMap<ts.Symbol, ts.Symbol>, checker: ts.TypeChecker): boolean {
  const target = meant(exported, checker);
  return (target.flags & ts.SymbolFlags.Alias) === 0 && (target.flags & ts.SymbolFlags.Value) !== 0 && values.has(target);
}

const valueKinds =
  ReflectionKind.Class | ReflectionKind.Enum | ReflectionKind.Function | ReflectionKind.Variable | ReflectionKind.Namespace;

interface ConvertedModule extends Pick<ModuleExports, 'typeOnly'> {
  readonly reflection: DeclarationReflection;
}

/** What modules export as types only, although it exists at run time. */
export function findTypeOnly(modules: readonly ConvertedModule[]): ReadonlySet<Reflection> {
  return new Set(
    modules.flatMap(({ reflection, typeOnly }) => {
      const names = new Set([...typeOnly].map(({ name }) => name));
      return names.size === 0 ? [] : (reflection.children ?? []).filter((one) => names.has(one.name) && isValue(one));
    }),
  );
}

function isValue(child: DeclarationReflection): boolean {
  return (child.isReference() ? child.getTargetReflection() : child).kindOf(valueKinds);
}
