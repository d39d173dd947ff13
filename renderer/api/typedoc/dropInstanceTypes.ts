import { type Context, type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { Components } from './listMembers.ts';
import { symbolsWithin } from './symbolsIn.ts';

interface InstanceTypesRequest {
  readonly context: Context;
  readonly modules: readonly DeclarationReflection[];
  readonly components: Components;
}

/**
 * Removes the types that svelte-package writes next to a component, under its name: `type Toggle = ReturnType<typeof Toggle>`. They repeat what the
 * component's page says.
 */
export function dropInstanceTypes({ context, modules, components }: InstanceTypesRequest): void {
  for (const symbol of modules.flatMap(symbolsWithin)) if (namesComponent(symbol, components)) context.project.removeReflection(symbol);
}

function namesComponent({ kind, name, type }: DeclarationReflection, components: Components): boolean {
  if (kind !== ReflectionKind.TypeAlias || type?.type !== 'reference' || !/^(?:Return|Instance)Type$/.test(type.name)) return false;
  const [argument] = type.typeArguments ?? [];
  const component = argument?.type === 'query' ? argument.queryType.reflection : undefined;
  return component?.isDeclaration() === true && component.name === name && components.has(component);
}
