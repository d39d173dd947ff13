import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { isAlias } from '../program/aliasChain.ts';
import { meant } from '../program/meant.ts';
import type { ModuleExports } from '../program/moduleExports.ts';

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
      const value = !isAlias(target) ? values.get(target) : undefined;
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
  return !isAlias(target) && (target.flags & ts.SymbolFlags.Value) !== 0 && values.has(target);
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
