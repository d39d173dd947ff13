import type { ExternalNames } from '../../model/inventory.ts';
import { typedPackage } from '../../model/specifierOf.ts';
import { packageOf } from './resolveImport.ts';

/**
 * Address of something that another package exports, as that package's own site has it. Types of `@types/node` are those of `node`;
 * a part of a package (`graphql/language`) is of the package.
 */
export function findExternal(external: ExternalNames, module: string, name: string): string | undefined {
  const packageName = packageOf(module);
  const names = external.get(packageName) ?? external.get(typedPackage(packageName));
  return names?.get(name);
}
