import type { ApiModule, ApiPackage } from './api.ts';

/** The specifier with which users import a module: `graphql`, `graphql/utilities`, `node:fs`; `three` for the types in `@types/three`. */
export function specifierOf(
  { name: packageName }: Pick<ApiPackage, 'name'>,
  { name, specifier }: Pick<ApiModule, 'name' | 'specifier'>,
): string {
  return specifier ?? [typedPackage(packageName), name].filter((part) => part !== '').join('/');
}

/** The package that a package has the types of: `node` for `@types/node`, `@scope/pkg` for `@types/scope__pkg`; any other is its own. */
export function typedPackage(name: string): string {
  const [, typed] = /^@types\/(.*)$/.exec(name) ?? [];
  if (typed === undefined) return name;
  return typed.includes('__') ? `@${typed.replace('__', '/')}` : typed;
}
