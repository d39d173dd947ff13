import type { ApiModule } from '../model/api.ts';

/** The entry points of a package without the package itself. */
export interface FurtherModules {
  readonly named: readonly ApiModule[];
  /** Files that a pattern of `exports` matches, if it also names modules. Lists of modules have them last, and folded. */
  readonly deep: readonly ApiModule[];
}

/** Divides the modules of a package. If `exports` names none, files that its patterns match are its modules. */
export function furtherModules(modules: readonly ApiModule[]): FurtherModules {
  const further = modules.filter(({ name }) => name !== '');
  const named = further.filter(({ isDeep }) => isDeep !== true);
  return named.length === 0 ? { named: further, deep: [] } : { named, deep: further.filter(({ isDeep }) => isDeep === true) };
}
