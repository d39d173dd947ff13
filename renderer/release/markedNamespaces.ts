import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../model/memoize.ts';
import type { ApiSnapshot } from './apiSnapshot.ts';
import { declarationsOf, namespaceExports } from './declarationsOf.ts';

/** How many names the compiler may look for in all declarations, each time, before this takes seconds. */
const mostLookups = 20_000_000;

/** A constant for each namespace that is marked as a value. Its exports are listed, so users do not see the constant. */
export const valueMark = 'const value$: never;';

/** Ids of namespaces in packages with so many that the compiler needs help. */
interface NamespaceMarks {
  /** Those that are marked as values. */
  readonly values: ReadonlySet<string>;
  /** The others. They have aliases of their types, which the compiler does not look for. */
  readonly others: ReadonlySet<string>;
  /** What only one namespace exports. If it is a namespace, it may be written once more in place of an alias. */
  readonly owned: ReadonlySet<string>;
}

/**
 * Finds the namespaces that a file marks as values. To know whether a namespace is a value, the compiler looks for each of its exports among all
 * statements of the file, until one is a value. Of a package that has thousands of types in namespaces, this takes minutes.
 *
 * A namespace of types is marked as well. It stays a type where a variable has the same name, because two values cannot share it.
 */
export const markedNamespaces = memoize((snapshot: ApiSnapshot): NamespaceMarks => {
  const { declarations } = snapshot;
  const namespaces = declarations.flatMap((one) => (one.kind === 'namespace' ? [one] : []));
  const lookups = namespaces.reduce((sum, { exports }) => sum + exports.length, 0) * declarations.length;
  if (lookups <= mostLookups) return { values: new Set(), others: new Set(), owned: new Set() };
  const excluded = new Set<string>();
  const exclude = (id: string): void => {
    if (excluded.has(id)) return;
    excluded.add(id);
    for (const { target } of namespaceExports(snapshot, id) ?? []) exclude(target);
  };
  for (const { id } of namespaces) if (declarationsOf(snapshot, id).some(({ kind }) => kind === 'variable')) exclude(id);
  const targets = namespaces.flatMap(({ exports }) => exports.map(({ target }) => target));
  const owners = groupBy(targets, (id) => id);
  return {
    values: new Set(namespaces.flatMap(({ id, exports }) => (excluded.has(id) || exports.length === 0 ? [] : [id]))),
    others: excluded,
    owned: new Set([...owners].flatMap(([id, { length }]) => (length === 1 ? [id] : []))),
  };
}, new WeakMap());
