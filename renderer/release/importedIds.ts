import type { ApiSnapshot, SnapshotExport } from './apiSnapshot.ts';
import { isTaggedUnstable, namespaceExports } from './declarationsOf.ts';

const unstablePrefix = /^_*(?:unstable|unsafe|experimental|internals?|do_not_use)_/i;

/** Whether a name says that what it names may change in each release: `unstable_cache`, `UNSAFE_useFetcher`. */
export function isUnstableName(name: string): boolean {
  return unstablePrefix.test(name) || /_do_not_use_/i.test(name);
}

/** Whether the name of an export says that it is not for users: `_ZodType`, `_$cache`, or one that may change. */
export function isUnstableExport(name: string): boolean {
  return isUnstableName(name) || /^_+\$?\p{L}/u.test(name);
}

/** The name without the word that says that it may change: `cache` of `unstable_cache`. */
export function stableName(name: string): string {
  return name.replace(unstablePrefix, '');
}

/** Whether the name of an entry point says the same: `_internal`, `experimental/cache`, `unstable-core`, `chunks/config.DCnyCTbs.js`. */
export function isUnstableModule(name: string): boolean {
  const isUnstable = (one: string): boolean =>
    /^_*(?:unstable|experimental|canary|nightly|internals?)(?:-|$)/i.test(one) || isUnstableName(one);
  return name.split('/').some(isUnstable) || isHashedFile(name);
}

/**
 * Whether a bundler named a file by its contents, so that each release has another name. Words of eight letters are no such hash, also with an
 * abbreviation or a number: `useState`, `JSONPath`, `Heading2`.
 */
function isHashedFile(name: string): boolean {
  const [, hash = ''] = /[.-]([\w-]{8})(?:\.d)?\.[cm]?[jt]s$/.exec(name) ?? [];
  if (/^(?:[A-Z]{2,}[a-z]+|[A-Za-z][a-z]+[A-Z]{2,}|[A-Za-z][a-z]+(?:[A-Z][a-z]+)*)\d*$/.test(hash)) return false;
  const capitals = hash.match(/[A-Z]/g)?.length ?? 0;
  return capitals >= 3 || (capitals > 0 && /\d/.test(hash));
}

/** Ids of what users can import, by whether users can import them by a name without such a word. */
interface ImportedIds {
  readonly stable: ReadonlySet<string>;
  readonly unstable: ReadonlySet<string>;
}

export function importedIds(snapshot: ApiSnapshot): ImportedIds {
  const [stable, unstable] = [new Set<string>(), new Set<string>()];
  const addAll = (exports: readonly SnapshotExport[], isInUnstable: boolean): void => {
    for (const { name, target } of exports) {
      const isUnstable = isInUnstable || isUnstableExport(name) || isTaggedUnstable(snapshot, target);
      const ids = isUnstable ? unstable : stable;
      if (ids.has(target)) continue;
      ids.add(target);
      addAll(namespaceExports(snapshot, target) ?? [], isUnstable);
    }
  };
  for (const { name, kind, exports } of snapshot.modules) addAll(exports, kind === 'entry' && isUnstableModule(name));
  return { stable, unstable: new Set([...unstable].filter((id) => !stable.has(id))) };
}
