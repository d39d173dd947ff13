import type { Context, DeclarationReflection } from 'typedoc';
import type ts from 'typescript';
import { moduleSymbol } from '../entry/entryModules.ts';

export interface ModuleRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Of the module, as TypeDoc has converted it. */
  readonly reflection: DeclarationReflection;
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
}

/** A converted module with what the compiler says that it exports. */
export interface OpenModule extends Omit<ModuleRequest, 'node'> {
  readonly checker: ts.TypeChecker;
  readonly symbol: ts.Symbol;
  readonly exports: readonly ts.Symbol[];
  /** In which further reflections of the module are made. */
  readonly scope: Context;
}

/** Opens a module, to add what TypeDoc leaves out. Undefined for a file without imports and exports. */
export function openModule({ context, program, reflection, node }: ModuleRequest): OpenModule | undefined {
  const checker = program.getTypeChecker();
  const symbol = moduleSymbol(node, checker);
  if (symbol === undefined) return undefined;
  const scope = context.withScope(reflection);
  scope.setActiveProgram(program);
  return { context, program, reflection, checker, symbol, exports: checker.getExportsOfModule(symbol), scope };
}
