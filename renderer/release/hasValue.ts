import type { ApiSnapshot, SnapshotDeclaration } from './apiSnapshot.ts';
import { declarationsOf } from './declarationsOf.ts';
import { isExternal } from './renderDeclarations.ts';

const valueKinds: ReadonlySet<SnapshotDeclaration['kind']> = new Set(['class', 'function', 'variable', 'enum']);

/** Whether declarations of a name are values by themselves. */
export function hasValue(parts: readonly SnapshotDeclaration[]): boolean {
  return parts.some(({ kind }) => valueKinds.has(kind));
}

/** Whether a name is a value: by itself, or as a namespace that contains values. What other packages export may be a value. */
export function isValue(snapshot: ApiSnapshot, parts: readonly SnapshotDeclaration[], seen: ReadonlySet<string> = new Set()): boolean {
  if (hasValue(parts)) return true;
  const inside = parts.flatMap((part) => (part.kind === 'namespace' && !seen.has(part.id) ? part.exports : []));
  const known = new Set([...seen, ...parts.map(({ id }) => id)]);
  return inside.some(
    ({ target, isTypeOnly }) => isTypeOnly !== true && (isExternal(target) || isValue(snapshot, declarationsOf(snapshot, target), known)),
  );
}
