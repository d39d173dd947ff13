import { type Context, type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import type ts from 'typescript';
import { addReference, type OpenModule } from './openModule.ts';

interface Exported {
  readonly scope: Context;
  readonly name: string;
  readonly exported: ts.Symbol | undefined;
  /** What is exported: a function, or what a reference means. */
  readonly of: Reflection;
}

/**
 * Makes further exports of a function references to the first one. TypeDoc copies the function if something else has its signatures, too: an
 * alias (`const load = read`), a property of an object.
 */
export function dropCopies(modules: readonly OpenModule[]): void {
  const known = new Map<ts.Symbol, DeclarationReflection>();
  const originals = new Map<Reflection, DeclarationReflection>();
  const scopes = modules.map(({ scope }) => scope);
  const exports: Exported[] = [];
  // What namespaces export comes after all that modules do.
  for (const scope of scopes) {
    const { children = [] } = scope.scope as DeclarationReflection;
    for (const child of children) {
      if (child.kindOf(ReflectionKind.Namespace)) scopes.push(scope.withScope(child));
      const symbol = scope.getSymbolFromReflection(child);
      if (child.isReference()) {
        exports.push({ scope, name: child.name, exported: symbol, of: child.getTargetReflection() });
      } else if (symbol !== undefined && child.kindOf(ReflectionKind.Function)) {
        const first = known.get(symbol);
        if (first === undefined) known.set(symbol, child);
        else originals.set(child, first);
        exports.push({ scope, name: child.name, exported: undefined, of: child });
      }
    }
  }
  // All before the first new reference: after one, TypeDoc looks through the whole project to remove the next. References go with a copy.
  for (const copy of originals.keys()) copy.project.removeReflection(copy);
  for (const { of, ...one } of exports) {
    const target = originals.get(of);
    if (target !== undefined) addReference({ ...one, target });
  }
}
