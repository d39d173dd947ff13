import type { ApiModule } from '../model/api.ts';
import { mainModule } from '../model/mainModule.ts';

/** The entry points of a package without the package itself. */
interface FurtherModules {
  /** Modules that `exports` names, or that the package exports as namespaces. */
  readonly named: readonly ApiModule[];
  /** Files that a pattern of `exports` matches. Lists of modules have them last, and folded. */
  readonly deep: readonly ApiModule[];
}

/** Divides the modules of a package. If all that users can import are files that a pattern matches, these are its modules. */
export function furtherModules(modules: readonly ApiModule[]): FurtherModules {
  const further = modules.filter(({ name }) => name !== '');
  const named = further.filter(({ isDeep }) => isDeep !== true);
  const main = mainModule(modules);
  const isAlone = named.length === 0 && (main === undefined || main.symbols.length + main.references.length === 0);
  return isAlone ? { named: further, deep: [] } : { named, deep: further.filter(({ isDeep }) => isDeep === true) };
}
