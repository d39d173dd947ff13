import { type Context, type DeclarationReflection, ReferenceReflection, type Reflection } from 'typedoc';
import type ts from 'typescript';
import { moduleSymbol } from '../entry/entryModules.ts';
import { type ModuleExports, moduleExports } from '../program/moduleExports.ts';

export interface ModuleRequest {
  readonly context: Context;
  readonly program: ts.Program;
  /** Of the module, as TypeDoc has converted it. */
  readonly reflection: DeclarationReflection;
  readonly node: ts.SourceFile | ts.ModuleDeclaration;
}

/** A converted module with what the compiler says that it exports. */
export interface OpenModule extends Omit<ModuleRequest, 'node'>, ModuleExports {
  readonly checker: ts.TypeChecker;
  readonly symbol: ts.Symbol;
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
  return { context, program, reflection, checker, symbol, ...moduleExports(symbol, checker), scope };
}

interface ReferenceRequest {
  /** TypeDoc's context, in the module that gets the reference. */
  readonly scope: Context;
  readonly name: string;
  /** The exported symbol, if the compiler knows it. */
  readonly exported: ts.Symbol | undefined;
  readonly target: Reflection;
}

/** Adds an export of another module's symbol to a module, without converting it a second time. */
export function addReference({ scope, name, exported, target }: ReferenceRequest): void {
  const holder = target.isReference() ? target.getTargetReflection() : target;
  const reference = new ReferenceReflection(name, holder, scope.scope);
  scope.postReflectionCreation(reference, exported, undefined);
  scope.finalizeDeclarationReflection(reference);
}
