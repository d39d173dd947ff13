import type { PackageConfig } from '../../model/config.ts';
import type { EntryPoint } from './importableEntries.ts';

export type EntryPreference = PackageConfig['preferredEntryPoint'];

export type Named = Pick<EntryPoint, 'name' | 'isDeep'>;

/**
 * Whether the pages of what two entry points export under one name belong to the first, also where the file of the second declares it. The
 * package itself comes before others, if the config says so, others before files that a pattern of `exports` matches, and of these a module
 * before those below its path (`middleware` before `middleware/persist`).
 */
export function isPreferredTo(first: Named, second: Named, preference: EntryPreference): boolean {
  if (first.isDeep) return second.isDeep === true && second.name.startsWith(`${first.name}/`);
  if (second.isDeep) return true;
  return first.name === '' && second.name !== '' && preference === 'main';
}

/** Entry points in the order in which they get the pages of what none of their files declares. */
export function inPreferredOrder<T extends Named>(entries: readonly T[], preference: EntryPreference): readonly T[] {
  return preference === 'main' ? entries : entries.toSorted((a, b) => Number(a.name === '') - Number(b.name === ''));
}
