import { isBuiltin } from 'node:module';
import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
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

/**
 * Finds members that a key in a type may mean. If both releases have a declaration, both must have the member. Members that are written alike
 * also stay in an interface of which only internal members are known: without any, it would accept everything.
 */
function computedMembers(old: ApiSnapshot, next: ApiSnapshot): IsComputed {
  const keys = [findKeys(old), findKeys(next)];
  const [before, after] = [membersById(old), membersById(next)];
  const hidden = new Set(old.declarations.flatMap((one) => (isHidden(one) ? [one.id] : [])));
  return (id, name) => {
    const sides = [before.get(id), after.get(id)];
    const [text, textNow] = sides.map((members) => members?.get(name));
    if (hidden.has(id) && text !== undefined && text === textNow) return true;
    return keys.some((isKey) => isKey(name)) && sides.every((members) => members?.has(name) ?? true);
  };
}

function isHidden(one: SnapshotDeclaration): boolean {
  return one.kind === 'interface' && one.members.every(({ isInternal }) => isInternal);
}

/** The texts of members by their names, by the ids of their declarations. */
function membersById({ declarations }: ApiSnapshot): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const members = new Map<string, Map<string, string>>();
  for (const one of declarations) {
    if (!('members' in one)) continue;
    const own = members.get(one.id) ?? new Map();
    for (const [index, { name }] of factsOf(one).members.entries()) own.set(name, one.members[index]?.text ?? '');
    members.set(one.id, own);
  }
  return members;
}
