import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { addReference, type OpenModule } from './openModule.ts';
import { exportEquals, exportsIn } from './symbolIds.ts';

/**
 * Adds the members of `export =`: `export = tools` also exports the members of `tools`, static members of a class and members of an enum
 * included. TypeDoc converts these with `tools` itself. If another module exports `tools` as well (`declare module 'tools' { import tools =
 * require('node:tools'); export = tools }`), that module only gets a reference to `tools`. This adds references to the members, without
 * converting them a second time.
 */
export function completeExports({ symbol, reflection, exports, scope }: OpenModule): void {
  if (symbol.exports?.has(ts.InternalSymbolName.ExportEquals) !== true) return;
  const known = new Set([...(reflection.children ?? []), ...exportsIn(reflection)].map(({ name }) => name));
  const same = exportsOfSame(reflection);
  for (const exported of exports) {
    if (known.has(exported.name)) continue;
    const target = same.get(exported.name) ?? scope.getReflectionFromSymbol(scope.resolveAliasedSymbol(exported));
    if (target?.parent?.kindOf(holders) === true) addReference({ scope, name: exported.name, exported, target });
  }
}

/**
 * If a module has the same value as another one, their names mean the same. TypeDoc may have a symbol more than once: `interface A extends
 * Pick<typeof tools, 'b'>`.
 */
function exportsOfSame({ children = [] }: DeclarationReflection): ReadonlyMap<string, Reflection> {
  const others = children.flatMap((child) => {
    const target = child.name === exportEquals && child.isReference() ? child.getTargetReflection() : undefined;
    return target?.name === exportEquals && target.parent?.isDeclaration() ? [target.parent] : [];
  });
  return new Map(others.flatMap(exportsIn).map((child) => [child.name, child]));
}

const holders = ReflectionKind.SomeModule | ReflectionKind.ClassOrInterface | ReflectionKind.Enum;

/**
 * Adds the types that share a name with an exported module:
 *
 *     export * as Color from './colors.js';
 *     export type Color = …;
 *
 * The compiler merges the two into one symbol. When another module exports that symbol again, TypeDoc follows the alias to the module
 * `colors.js` and drops the type. Types with parameters stay missing: TypeDoc has no public way to convert parameters.
 */
export function convertMergedTypes({ context, reflection, checker, exports, scope }: OpenModule): void {
  for (const exported of exports) {
    const merged = mergedSymbol(exported, checker);
    const declaration = merged?.declarations?.find(ts.isTypeAliasDeclaration);
    if (declaration === undefined || declaration.typeParameters !== undefined) continue;
    const hasType = reflection.children?.some(({ name, kind }) => name === exported.name && kind === ReflectionKind.TypeAlias);
    const isDeclaredHere = reflection.children?.some(({ name, kind }) => name === exported.name && kind === ReflectionKind.Namespace);
    if (hasType === true || isDeclaredHere !== true) continue;
    const alias = scope.createDeclarationReflection(ReflectionKind.TypeAlias, merged, undefined, exported.name);
    alias.type = context.converter.convertType(scope.withScope(alias), declaration.type);
    scope.finalizeDeclarationReflection(alias);
  }
}

/** The first symbol between an export and its module that is both an alias and a type. */
function mergedSymbol(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  if ((exported.flags & ts.SymbolFlags.Alias) === 0) return undefined;
  const both = ts.SymbolFlags.Alias | ts.SymbolFlags.TypeAlias;
  const target = checker.getAliasedSymbol(exported);
  return [exported, target].find(({ flags }) => (flags & both) === both);
}
