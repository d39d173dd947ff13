import type { ApiSnapshot, SnapshotDeclaration } from '../../snapshot/apiSnapshot.ts';
import type { DeclarationPairs } from './load/pairDeclarations.ts';

/** Ids of old declarations that need a comparison: their text changed in the new release, or they mention such a declaration. */
export function changedDeclarations(old: ApiSnapshot, next: ApiSnapshot, pairs: DeclarationPairs): ReadonlySet<string> {
  const [before, after] = [textsOf(old), textsOf(next)];
  const users = usersOf(before);
  const changed = new Set<string>();
  const waiting: string[] = [];
  const add = (id: string): void => {
    if (changed.has(id)) return;
    changed.add(id);
    waiting.push(id);
  };
  for (const [id, text] of before) {
    const newId = pairs.newOf(id);
    if (newId === undefined || newId !== id || after.get(newId) !== text) add(id);
  }
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) for (const user of users.get(id) ?? []) add(user);
  return changed;
}

function textsOf({ declarations }: ApiSnapshot): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const one of declarations) texts.set(one.id, `${texts.get(one.id) ?? ''}\n${textOf(one)}`);
  return texts;
}

function textOf(declaration: SnapshotDeclaration): string {
  return JSON.stringify(declaration, (key, value) => (key === 'deprecated' || key === 'anchor' || key === 'address' ? undefined : value));
}

/** For each id, the ids of declarations that mention it. */
function usersOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [id, text] of texts) {
    for (const [name] of new Set(text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))) {
      if (name !== id && texts.has(name)) users.set(name, [...(users.get(name) ?? []), id]);
    }
  }
  return users;
}
