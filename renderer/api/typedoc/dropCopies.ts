import { type Context, type DeclarationReflection, ReflectionKind } from 'typedoc';
import type ts from 'typescript';
import { addReference, type OpenModule } from './openModule.ts';

/**
 * Makes further exports of a function references to the first one. TypeDoc copies the function if something else has its signatures, too: an
 * alias (`const load = read`), a property of an object.
 */
export function dropCopies(modules: readonly OpenModule[]): void {
  const known = new Map<ts.Symbol, DeclarationReflection>();
  const scopes = modules.map(({ scope }) => scope);
  const copies: { readonly scope: Context; readonly copy: DeclarationReflection; readonly target: DeclarationReflection }[] = [];
  // What namespaces export comes after all that modules do.
  for (const scope of scopes) {
    const { children = [] } = scope.scope as DeclarationReflection;
    for (const child of children) {
      if (child.kindOf(ReflectionKind.Namespace)) scopes.push(scope.withScope(child));
      const symbol = child.kindOf(ReflectionKind.Function) && !child.isReference() ? scope.getSymbolFromReflection(child) : undefined;
      if (symbol === undefined) continue;
      const target = known.get(symbol);
      if (target === undefined) known.set(symbol, child);
      else copies.push({ scope, copy: child, target });
    }
  }
  // All before the first new reference: after one, TypeDoc looks through the whole project to remove the next.
  for (const { scope, copy } of copies) scope.project.removeReflection(copy);
  for (const { scope, copy, target } of copies) addReference({ scope, name: copy.name, exported: undefined, target });
}
