import type { DeclarationReflection } from 'typedoc';
import type { PackageConfig } from '../../model/config.ts';
import type { EntryModule } from '../entry/entryModules.ts';
import { isPreferredTo } from '../entry/isPreferredTo.ts';
import type { Preference } from './preferEntryPoints.ts';

interface PreferencesRequest {
  readonly config: Pick<PackageConfig, 'preferredEntryPoint'>;
  /** Of each module, in the same order. */
  readonly entryPoints: readonly Pick<EntryModule, 'name' | 'isDeep'>[];
}

/** For each entry point the others that it is preferred to, see `isPreferredTo`: those with a name in `exports` first. */
export function findPreferences(
  modules: readonly DeclarationReflection[],
  { config, entryPoints }: PreferencesRequest,
): readonly Preference[] {
  const all = modules.map((module, index) => ({ module, name: entryPoints[index]?.name ?? '', isDeep: entryPoints[index]?.isDeep }));
  const named = all.filter(({ isDeep }) => !isDeep).toSorted((a, b) => Number(b.name === '') - Number(a.name === ''));
  const deep = all.filter(({ isDeep }) => isDeep);
  // Most files have no module below them: a package may have thousands of files.
  const parents = new Set(deep.flatMap(({ name }) => parentsOf(name)));
  const above = deep.filter(({ name }) => parents.has(name)).toSorted((a, b) => a.name.length - b.name.length);
  return [...named, ...above].map((one) => {
    const others = all.filter((other) => isPreferredTo(one, other, config.preferredEntryPoint));
    return { module: one.module, others: others.map(({ module }) => module) };
  });
}

/** `a` and `a/b` of `a/b/c`. */
function parentsOf(name: string): readonly string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
