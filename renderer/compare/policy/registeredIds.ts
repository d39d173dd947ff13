import ts from 'typescript';
import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { declarationsOf, namespaceExports } from '../../release/declarationsOf.ts';
import { referencesOf } from '../../release/references.ts';

/**
 * Ids of types that users reach only by a registry: a member that the package adds to one of its own interfaces with `declare module` mentions
 * them, and nothing else does, except for one of their members. Users receive what a registry says, and write no object for it.
 */
export function registeredIds(snapshot: ApiSnapshot): ReadonlySet<string> {
  const hasRegistry = snapshot.declarations.some((one) => 'members' in one && one.members.some(({ isAugmented }) => isAugmented));
  if (!hasRegistry) return new Set();
  const others = reached(snapshot, (one) => referencesOf(withoutAdded(one), (name) => !isPartly(name)));
  return new Set([...reached(snapshot, (one) => referencesOf(one))].filter((id) => !others.has(id)));
}

/** Ids of what users can import, and of what it mentions, also through others. */
function reached(snapshot: ApiSnapshot, mentionedIn: (declaration: SnapshotDeclaration) => Iterable<string>): ReadonlySet<string> {
  const ids = new Set(snapshot.modules.flatMap(({ exports }) => exports.map(({ target }) => target)));
  for (const id of ids) {
    for (const { target } of namespaceExports(snapshot, id) ?? []) ids.add(target);
    for (const one of declarationsOf(snapshot, id)) for (const name of mentionedIn(one)) ids.add(name);
  }
  return ids;
}

function withoutAdded(declaration: SnapshotDeclaration): SnapshotDeclaration {
  if (declaration.kind !== 'interface') return declaration;
  return { ...declaration, members: declaration.members.filter(({ isAugmented }) => isAugmented !== true) };
}

/** Whether only a member of a type is mentioned: `Store<T>['setState']`. */
function isPartly(name: ts.Node): boolean {
  for (let node = name; !ts.isSourceFile(node.parent); node = node.parent)
    if (ts.isIndexedAccessTypeNode(node.parent) && node.parent.objectType === node) return true;
  return false;
}
