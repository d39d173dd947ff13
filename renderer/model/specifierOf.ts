import type { ApiModule, ApiPackage } from './api.ts';

/** The specifier with which users import a module: `graphql`, `graphql/utilities`, `node:fs`. */
export function specifierOf(
  { name: packageName }: Pick<ApiPackage, 'name'>,
  { name, specifier }: Pick<ApiModule, 'name' | 'specifier'>,
): string {
  return specifier ?? [packageName, name].filter((part) => part !== '').join('/');
}
