import { isBuiltin } from 'node:module';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { factsOf } from '../../release/declarationFacts.ts';
import { type IsComputed, withoutInternals } from '../../release/withoutInternals.ts';
import { findKeys } from './findKeys.ts';

/** Two releases as a comparison sees them: internal members stay where types may be computed from them. */
export function comparedReleases(old: ApiSnapshot, next: ApiSnapshot): readonly [old: ApiSnapshot, next: ApiSnapshot] {
  const isComputed = [old, next].some(hasInternalMembers) ? computedMembers(old, next) : undefined;
  return [withNodeNames(withoutInternals(old, isComputed)), withNodeNames(withoutInternals(next, isComputed))];
}

/** Gives each module of Node.js one name: `stream` and `node:stream` are the same, also where their types are not installed. */
function withNodeNames(snapshot: ApiSnapshot): ApiSnapshot {
  // Types are texts, and many fields have types.
  const text = JSON.stringify(snapshot);
  const renamed = text.replace(/\bimport\(\\"([^"\\:]+)\\"\)/g, (whole, name: string) =>
    isBuiltin(name) ? `import(\\"node:${name}\\")` : whole,
  );
  return renamed === text ? snapshot : JSON.parse(renamed);
}

function hasInternalMembers({ declarations }: ApiSnapshot): boolean {
  return declarations.some((one) => 'members' in one && one.members.some(({ isInternal }) => isInternal));
}

/** Finds members that a key in a type may mean. If both releases have a declaration, both must have the member. */
function computedMembers(old: ApiSnapshot, next: ApiSnapshot): IsComputed {
  const keys = [findKeys(old), findKeys(next)];
  const sides = [membersById(old), membersById(next)];
  return (id, name) => keys.some((isKey) => isKey(name)) && sides.every((members) => members.get(id)?.has(name) ?? true);
}

function membersById({ declarations }: ApiSnapshot): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  for (const one of declarations) {
    if (!('members' in one)) continue;
    const own = members.get(one.id) ?? new Set();
    for (const { name } of factsOf(one).members) own.add(name);
    members.set(one.id, own);
  }
  return members;
}
