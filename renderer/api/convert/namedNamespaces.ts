import type { ApiModule } from '../../model/api.ts';
import { mainModule } from '../../model/mainModule.ts';

/**
 * The modules of a package. A file that only a pattern of `exports` matches is not deep if the package itself exports it as a namespace
 * (`export * as Chunk from './Chunk.ts'`): users know it by that name.
 */
export function namedNamespaces(modules: readonly ApiModule[]): readonly ApiModule[] {
  const named = new Set(mainModule(modules)?.namespaces?.map(({ module }) => module));
  return modules.map(({ isDeep, ...module }) => (isDeep === undefined || named.has(module.name) ? module : { ...module, isDeep }));
}
