import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type ts from 'typescript';
import { addReference, type OpenModule } from './openModule.ts';

/**
 * Makes further exports of a function references to the first one. TypeDoc copies the function if something else has its signatures, too: an
 * alias (`const load = read`), a property of an object.
 */
export function dropCopies(modules: readonly OpenModule[]): void {
  const known = new Map<ts.Symbol, DeclarationReflection>();
  const scopes = modules.map(({ scope }) => scope);
  // What namespaces export comes after all that modules do.
  for (const scope of scopes) {
    const { children = [] } = scope.scope as DeclarationReflection;
    for (const child of [...children]) {
      if (child.kindOf(ReflectionKind.Namespace)) scopes.push(scope.withScope(child));
      const symbol = child.kindOf(ReflectionKind.Function) && !child.isReference() ? scope.getSymbolFromReflection(child) : undefined;
      if (symbol === undefined) continue;
      const target = known.get(symbol);
      if (target === undefined) known.set(symbol, child);
      else {
        const { name } = child;
        scope.project.removeReflection(child);
        addReference({ scope, name, exported: undefined, target });
      }
    }
  }
}
