import { ReflectionKind } from 'typedoc';
import ts from 'typescript';
import type { OpenModule } from './openModule.ts';

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
