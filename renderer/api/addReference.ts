import { type Context, ReferenceReflection, type Reflection } from 'typedoc';
import type ts from 'typescript';

export interface ReferenceRequest {
  /** Of the module that gets the reference, with its program. */
  readonly scope: Context;
  readonly name: string;
  /** What is exported, where the compiler knows. */
  readonly exported: ts.Symbol | undefined;
  readonly target: Reflection;
}

/** Makes a module export what is another's: nothing is converted anew. */
export function addReference({ scope, name, exported, target }: ReferenceRequest): void {
  const holder = target.isReference() ? target.getTargetReflection() : target;
  const reference = new ReferenceReflection(name, holder, scope.scope);
  scope.postReflectionCreation(reference, exported, undefined);
  scope.finalizeDeclarationReflection(reference);
}
