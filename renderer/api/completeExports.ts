import { type Context, type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { addReference } from './addReference.ts';
import { moduleSymbol } from './entryModules.ts';
import { exportEquals, exportsIn } from './symbolIds.ts';

export interface CompleteRequest {
  readonly context: Context;
  readonly program: ts.Program;
  readonly reflection: DeclarationReflection;
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
}

/**
 * Adds what a module exports because of what it is: `export = tools` exports the members of `tools`, static ones of a class and those of
 * an enum, too. TypeDoc converts these with `tools` itself, and where another module is `tools` as well (`declare module 'tools'
 * { import tools = require('node:tools'); export = tools }`), it only says so. Each of them gets a reference here; nothing is converted anew.
 */
export function completeExports({ context, program, reflection, node }: CompleteRequest): void {
  const checker = program.getTypeChecker();
  const module = moduleSymbol(node, checker);
  if (module?.exports?.has(ts.InternalSymbolName.ExportEquals) !== true) return;
  const scope = context.withScope(reflection);
  scope.setActiveProgram(program);
  const known = new Set([...(reflection.children ?? []), ...exportsIn(reflection)].map(({ name }) => name));
  const same = exportsOfSame(reflection);
  for (const exported of checker.getExportsOfModule(module)) {
    if (known.has(exported.name)) continue;
    const target = same.get(exported.name) ?? scope.getReflectionFromSymbol(scope.resolveAliasedSymbol(exported));
    if (target?.parent?.kindOf(holders) === true) addReference({ scope, name: exported.name, exported, target });
  }
}

/** Where a module is what another one is, their names mean the same. TypeDoc may have a symbol more than once: `interface A extends Pick<typeof tools, 'b'>`. */
function exportsOfSame({ children = [] }: DeclarationReflection): ReadonlyMap<string, Reflection> {
  const others = children.flatMap((child) => {
    const target = child.name === exportEquals && child.isReference() ? child.getTargetReflection() : undefined;
    return target?.name === exportEquals && target.parent?.isDeclaration() ? [target.parent] : [];
  });
  return new Map(others.flatMap(exportsIn).map((child) => [child.name, child]));
}

const holders = ReflectionKind.SomeModule | ReflectionKind.ClassOrInterface | ReflectionKind.Enum;
