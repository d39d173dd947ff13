import type { ApiSnapshot, ClassDeclaration } from './apiSnapshot.ts';
import { classBases, type DeclaredMember, factsOf, membersWithBases } from './declarationFacts.ts';
import { declarationsOf } from './declarationsOf.ts';

/**
 * What a class has from an interface of its name, as in `interface Query extends Wrapper {}`. A snapshot lists these bases with those that the
 * class implements, but a class declares each required member of those.
 */
export function mergedBases(snapshot: ApiSnapshot, { id, implements: bases }: ClassDeclaration): readonly string[] {
  if (bases.length === 0 || hasForeignBase(snapshot, id)) return [];
  const own = new Set(membersWithBases(snapshot, id).map(({ name }) => name));
  return bases.filter((base) => requiredNames(snapshot, base).some((name) => !own.has(name)));
}

function hasForeignBase(snapshot: ApiSnapshot, id: string): boolean {
  return classBases(snapshot, id).some((base) => declarationsOf(snapshot, base).length === 0 || hasForeignBase(snapshot, base));
}

/** Names of the members that objects of an interface of the package have. */
function requiredNames(snapshot: ApiSnapshot, base: string, seen: ReadonlySet<string> = new Set()): readonly string[] {
  const id = /^[\p{L}\p{N}_$]+(?=<|$)/u.exec(base)?.[0] ?? '';
  if (seen.has(id)) return [];
  return declarationsOf(snapshot, id).flatMap((one) => {
    if (one.kind !== 'interface') return [];
    const own = factsOf(one).members.flatMap((member) => (isRequired(member) ? [member.name] : []));
    return [...own, ...one.extends.flatMap((inner) => requiredNames(snapshot, inner, new Set([...seen, id])))];
  });
}

function isRequired({ kind, key, text }: DeclaredMember): boolean {
  return (kind === 'property' || kind === 'method') && !text.replace(/^readonly /, '').startsWith(`${key}?`);
}
