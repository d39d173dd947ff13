import type { DeclarationReflection } from 'typedoc';
import type { PackageConfig } from '../../model/config.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { EntryModule } from '../entry/entryModules.ts';
import type { Preference } from './preferEntryPoints.ts';

interface PreferencesRequest {
  readonly config: Pick<PackageConfig, 'preferredEntryPoint'>;
  /** Of each module, in the same order. */
  readonly entryPoints: readonly Pick<EntryModule, 'name' | 'isDeep'>[];
}

/**
 * The package itself before others, if the config says so, others before files that a pattern of `exports` matches, and of these a module
 * before those below its path (`middleware` before `middleware/persist`).
 */
export function findPreferences(
  modules: readonly DeclarationReflection[],
  { config, entryPoints }: PreferencesRequest,
): readonly Preference[] {
  const all = modules.map((module, index) => ({
    module,
    name: entryPoints[index]?.name ?? '',
    isDeep: entryPoints[index]?.isDeep === true,
  }));
  const named = all.filter(({ isDeep }) => !isDeep).toSorted((a, b) => Number(b.name === '') - Number(a.name === ''));
  const deep = all.filter(({ isDeep }) => isDeep);
  const deepModules = deep.map(({ module }) => module);
  const below = groupBy(
    deep.flatMap(({ module, name }) => parentsOf(name).map((parent) => ({ module, parent }))),
    ({ parent }) => parent,
  );
  return [
    ...named.map(({ module, name }) => {
      const isFirst = name === '' && config.preferredEntryPoint === 'main';
      return { module, others: isFirst ? modules.filter((one) => one !== module) : deepModules };
    }),
    ...deep
      .filter(({ name }) => below.has(name))
      .toSorted((a, b) => a.name.length - b.name.length)
      .map(({ module, name }) => ({ module, others: (below.get(name) ?? []).map((one) => one.module) })),
  ];
}

/** `a` and `a/b` of `a/b/c`. */
function parentsOf(name: string): readonly string[] {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
