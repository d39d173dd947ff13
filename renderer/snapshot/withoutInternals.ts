import type { ApiSnapshot, SnapshotDeclaration, SnapshotExport, SnapshotMember } from './apiSnapshot.ts';
import { isInternal, plainName } from './declarationsOf.ts';
import { memberFacts } from './memberFacts.ts';

/**
 * The snapshot without what is tagged `@internal`: users cannot import it, and no change to it concerns them. Internal declarations stay
 * where public ones mention them, as types without a name.
 *
 * @param isComputed which internal members stay; default: none
 */
export function withoutInternals(snapshot: ApiSnapshot, isComputed: IsComputed = () => false): ApiSnapshot {
  const { modules, declarations } = snapshot;
  const exportsOf = (exports: readonly SnapshotExport[]): readonly SnapshotExport[] =>
    exports.filter(({ target }) => !isInternal(snapshot, target));
  return {
    ...snapshot,
    modules: modules.map((module) => ({ ...module, exports: exportsOf(module.exports) })),
    declarations: declarations.map((one) => withoutInternalMembers(one, { isComputed, exportsOf })),
  };
}

interface PublicParts {
  readonly isComputed: IsComputed;
  readonly exportsOf: (exports: readonly SnapshotExport[]) => readonly SnapshotExport[];
}

function withoutInternalMembers(declaration: SnapshotDeclaration, { isComputed, exportsOf }: PublicParts): SnapshotDeclaration {
  const publicMembers = (members: readonly SnapshotMember[]): readonly SnapshotMember[] => {
    const isKept = ({ text, isInternal }: SnapshotMember): boolean => isInternal !== true || isComputed(declaration.id, nameOf(text));
    return members.every(isKept) ? members : members.filter(isKept);
  };
  switch (declaration.kind) {
    case 'class':
    case 'interface':
    case 'enum':
      return { ...declaration, members: publicMembers(declaration.members) };
    case 'function': {
      const members = publicMembers(declaration.members);
      // A function without overloads is none.
      return members.length === 0 ? declaration : { ...declaration, members };
    }
    case 'namespace':
      return { ...declaration, exports: exportsOf(declaration.exports) };
    default:
      return declaration;
  }
}

/** Whether types are computed from the member with this name of the declaration with this id. */
type IsComputed = (id: string, name: string) => boolean;

/** Two releases as a comparison sees them: internal members stay where types are computed from them. */
export function comparedReleases(old: ApiSnapshot, next: ApiSnapshot): readonly [old: ApiSnapshot, next: ApiSnapshot] {
  const isComputed = computedMembers(old, next);
  return [withoutInternals(old, isComputed), withoutInternals(next, isComputed)];
}

/**
 * Finds members whose names are in types that are computed from members: `Box['value']`, `Pick<Box, 'value'>`,
 * `Box extends { value: infer T }`. If one of them changes, so do these types. If both releases have a declaration, both must have the member.
 */
function computedMembers(old: ApiSnapshot, next: ApiSnapshot): IsComputed {
  const names = computedNames([old, next]);
  const sides = names.size === 0 ? [] : [membersById(old), membersById(next)];
  return (id, name) => names.has(name) && sides.every((members) => members.get(id)?.has(name) ?? true);
}

function membersById({ declarations }: ApiSnapshot): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  for (const one of declarations) {
    if (!('members' in one)) continue;
    const own = members.get(one.id) ?? new Set();
    for (const { text } of one.members) own.add(nameOf(text));
    members.set(one.id, own);
  }
  return members;
}

function nameOf(text: string): string {
  return plainName(memberFacts(text));
}

function computedNames(snapshots: readonly ApiSnapshot[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const text of snapshots.flatMap(({ declarations }) => declarations.flatMap(textsOf))) {
    for (const [part] of text.matchAll(/\[\s*['"][^\]]*\]|\bPick<[^;]*/g))
      for (const [, name = ''] of part.matchAll(/['"]([^'"]+)['"]/g)) names.add(name);
    if (!text.includes('infer')) continue;
    for (const [, name = ''] of text.matchAll(/([\w$]+)['"]?\??:[^;{}]*\binfer\b/g)) names.add(name);
  }
  return names;
}

function textsOf(declaration: SnapshotDeclaration): readonly string[] {
  const members = 'members' in declaration ? declaration.members.map(({ text }) => text) : [];
  const heads = 'typeParameters' in declaration ? [declaration.typeParameters] : [];
  const bases = 'extends' in declaration ? [declaration.extends ?? []].flat() : [];
  return [...members, ...heads, ...bases, ...('type' in declaration ? [declaration.type] : [])];
}
