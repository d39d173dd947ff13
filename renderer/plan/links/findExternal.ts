import type { ExternalNames } from '../../model/inventory.ts';
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

/** `node` for `@types/node`, `@scope/pkg` for `@types/scope__pkg`. */
function typedPackage(name: string): string {
  const [, typed] = /^@types\/(.*)$/.exec(name) ?? [];
  if (typed === undefined) return name;
  return typed.includes('__') ? `@${typed.replace('__', '/')}` : typed;
}
