import { caseKey, shortHash } from '../../model/addresses.ts';
import { compareText } from '../../model/compareText.ts';
import { specifierOf } from '../../model/specifierOf.ts';

interface NamedModule {
  readonly name: string;
  /** What users import, where it differs from the package's name followed by the module's. */
  readonly specifier?: string | undefined;
}

/**
 * Modules whose names differ not only in case. Addresses are made of names, and `effect/Schema` and `effect/schema` would share a folder on
 * macOS and Windows: all of such a group but the first (in the order of code points) get a mark that depends on their own name alone. Users
 * still see what they import.
 *
 * @param packageName name of the package that has the modules
 */
export function distinctModules<Module extends NamedModule>(modules: readonly Module[], packageName: string): readonly Module[] {
  const first = new Map<string, string>();
  for (const { name } of modules.toSorted((a, b) => compareText(a.name, b.name))) {
    if (!first.has(caseKey(name))) first.set(caseKey(name), name);
  }
  return modules.map((module) => {
    const { name } = module;
    if (first.get(caseKey(name)) === name) return module;
    return { ...module, name: `${name}-${shortHash(name)}`, specifier: specifierOf({ name: packageName }, module) };
  });
}
