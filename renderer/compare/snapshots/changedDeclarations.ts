import { isCompilerFailure } from '../../api/program/isCompilerFailure.ts';
import { groupBy } from '../../model/groupBy.ts';
import type { ApiSnapshot, SnapshotDeclaration } from '../../release/apiSnapshot.ts';
import { declarationsOf } from '../../release/declarationsOf.ts';
import { codeOf } from '../../release/parseDeclaration.ts';
import { mentionedIn } from '../../release/references.ts';
import type { WithUsers } from '../load/computedTypes.ts';
import { numberedParameters } from '../load/numberedParameters.ts';
import type { DeclarationPairs } from '../load/pairDeclarations.ts';
import { createQualifiedGlobals } from '../load/qualifiedGlobals.ts';

interface ChangedRequest {
  readonly old: ApiSnapshot;
  readonly new: ApiSnapshot;
  readonly pairs: DeclarationPairs;
}

/** Ids of old declarations whose text changed in the new release. These need a comparison, and so does what mentions them. */
export function changedDeclarations({ old, new: next, pairs }: ChangedRequest): readonly string[] {
  const [before, after] = [textsOf(old), textsOf(next)];
  const globals = createQualifiedGlobals(old, next);
  const isSameText = (mine: string, yours: string): boolean => globals.old(mine) === globals.new(withOldIds(yours, pairs));
  const isAlike = (id: string, newId: string): boolean => {
    try {
      const [mine, yours] = [declarationsOf(old, id), declarationsOf(next, newId)].map((all) => all.map(numberedText).join('\n'));
      return isSameText(mine ?? '', yours ?? '');
    } catch (error) {
      // It is nested too deeply to be parsed.
      if (!isCompilerFailure(error)) throw error;
      return false;
    }
  };
  return [...before].flatMap(([id, text]) => {
    const newId = pairs.newOf(id);
    return newId === undefined || (!isSameText(text, after.get(newId) ?? '') && !isAlike(id, newId)) ? [id] : [];
  });
}

/** The same text for declarations that differ in the names of type parameters. */
function numberedText(declaration: SnapshotDeclaration): string {
  if (declaration.kind === 'namespace') return JSON.stringify(declaration);
  const marks = 'members' in declaration ? declaration.members.map(({ isInternal = false }) => isInternal) : [];
  return JSON.stringify([declaration.isInternal === true, marks, numberedParameters(codeOf(declaration))]);
}

/** A bundler numbers what several files declare: `Schema$1` may be `Schema$2` in the next release. */
function withOldIds(text: string, pairs: DeclarationPairs): string {
  return text.replace(/[\p{L}_$][\p{L}\p{N}_$]*\$[\p{L}\p{N}_$]+/gu, (id) => pairs.oldOf(id) ?? id);
}

/** Who mentions what is found out once, when it is needed. */
export function createWithUsers(snapshot: ApiSnapshot): WithUsers {
  let users: ReadonlyMap<string, readonly string[]> | undefined;
  return (ids) => {
    const found = new Set(ids);
    if (found.size === 0) return found;
    users ??= usersOf(snapshot);
    // A set also gives what is added to it meanwhile.
    for (const id of found) for (const user of users.get(id) ?? []) found.add(user);
    return found;
  };
}

/** The meaning of each declaration, as text. */
function textsOf({ declarations }: ApiSnapshot): ReadonlyMap<string, string> {
  const notes: ReadonlySet<string> = new Set(['deprecated', 'anchor', 'address', 'isAugmented', 'isUnstable']);
  const groups = groupBy(declarations, ({ id }) => id);
  return new Map([...groups].map(([id, own]) => [id, JSON.stringify(own, (key, value) => (notes.has(key) ? undefined : value))]));
}

/** For each id, the ids of declarations that mention it. */
function usersOf({ declarations }: ApiSnapshot): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const declaration of declarations) {
    const { id } = declaration;
    const exported = declaration.kind === 'namespace' ? declaration.exports.map(({ target }) => target) : [];
    for (const name of [...mentionedIn(declaration), ...exported]) {
      if (name === id) continue;
      const known = users.get(name);
      if (known === undefined) users.set(name, [id]);
      else known.push(id);
    }
  }
  return users;
}
