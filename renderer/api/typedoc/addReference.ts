import { type Context, ReferenceReflection, type Reflection } from 'typedoc';
import type ts from 'typescript';

export interface ReferenceRequest {
  /** Of the module that gets the reference, with its program. */
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
