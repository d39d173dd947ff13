import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { namespaceExports } from '../../release/declarationsOf.ts';

/**
 * Ids of what users can import from elsewhere than the undocumented implementation of the main module, whose names are given by entry point. They
 * import a namespace with all of its members.
 */
export function idsElsewhere(snapshot: ApiSnapshot, implementation: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const isPart = (module: string, name: string): boolean => implementation[module]?.includes(name) === true;
  const ids = new Set(
    snapshot.modules.flatMap(({ kind, name: module, exports }) =>
      exports.flatMap(({ name, target }) => (kind === 'entry' && isPart(module, name) ? [] : [target])),
    ),
  );
  // A set also gives what is added to it meanwhile.
  for (const id of ids) for (const { target } of namespaceExports(snapshot, id) ?? []) ids.add(target);
  return ids;
}

/** Ids of what users can import only from that implementation. */
export function innerIds(snapshot: ApiSnapshot, implementation: Readonly<Record<string, readonly string[]>> = {}): ReadonlySet<string> {
  const names = Object.entries(implementation);
  if (names.length === 0) return new Set();
  const others = idsElsewhere(snapshot, implementation);
  const all = snapshot.modules.flatMap(({ kind, exports }) => (kind === 'entry' ? exports.map(({ target }) => target) : []));
  return new Set(all.filter((id) => !others.has(id)));
}
