import { posix } from 'node:path';
import type { ApiModule } from '../../model/api.ts';
import { mainModule } from '../../model/mainModule.ts';

/**
 * The modules of a package. A file that only a pattern of `exports` matches is not deep if the package itself exports it as a namespace of
 * the same name (`export * as Chunk from './Chunk.ts'`): users know it by that name.
 */
export function namedNamespaces(modules: readonly ApiModule[]): readonly ApiModule[] {
  const namespaces = mainModule(modules)?.namespaces ?? [];
  const named = new Set(namespaces.flatMap(({ name, module }) => (posix.parse(module).name === name ? [module] : [])));
  return modules.map(({ isDeep, ...module }) => (isDeep === undefined || named.has(module.name) ? module : { ...module, isDeep }));
}
