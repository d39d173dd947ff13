import type { ApiModule } from '../model/api.ts';
import { mainModule } from '../model/mainModule.ts';
import { fewestRows } from './overviewSymbols.ts';

/** The entry points of a package without the package itself. */
interface FurtherModules {
  /** Modules that `exports` names, or that the package exports as namespaces. */
  readonly named: readonly ApiModule[];
  /** Files that a pattern of `exports` matches. Lists of modules have them last, and folded. */
  readonly deep: readonly ApiModule[];
  /** Whether overviews list them after the symbols: the package itself exports more names than it has modules, or many. */
  readonly areLast: boolean;
}

/** Divides the modules of a package. If all that users can import are files that a pattern matches, these are its modules. */
export function furtherModules(modules: readonly ApiModule[]): FurtherModules {
  const further = modules.filter(({ name }) => name !== '');
  const named = further.filter(({ isDeep }) => isDeep !== true);
  const main = mainModule(modules);
  const exported = main === undefined ? 0 : main.symbols.length + main.references.length;
  if (named.length === 0 && exported === 0) return { named: further, deep: [], areLast: false };
  const deep = further.filter(({ isDeep }) => isDeep === true);
  return { named, deep, areLast: exported > named.length || exported >= fewestRows };
}
