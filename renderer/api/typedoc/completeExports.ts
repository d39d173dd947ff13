import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { addReference } from './addReference.ts';
import type { OpenModule } from './openModule.ts';
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
