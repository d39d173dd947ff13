import type { ApiSnapshot } from '../../release/apiSnapshot.ts';

/** Ids of what users can import from elsewhere than the undocumented implementation of the main module, whose names are given by entry point. */
export function idsElsewhere(snapshot: ApiSnapshot, implementation: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const isPart = (module: string, name: string): boolean => implementation[module]?.includes(name) === true;
  return new Set(
    snapshot.modules.flatMap(({ kind, name: module, exports }) =>
      exports.flatMap(({ name, target }) => (kind === 'entry' && isPart(module, name) ? [] : [target])),
    ),
  );
}

/** Ids of what users can import only from that implementation. */
export function innerIds(snapshot: ApiSnapshot, implementation: Readonly<Record<string, readonly string[]>> = {}): ReadonlySet<string> {
  const names = Object.entries(implementation);
  if (names.length === 0) return new Set();
  const others = idsElsewhere(snapshot, implementation);
  const all = snapshot.modules.flatMap(({ kind, exports }) => (kind === 'entry' ? exports.map(({ target }) => target) : []));
  return new Set(all.filter((id) => !others.has(id)));
}
