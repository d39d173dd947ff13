import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { mentionedIn } from '../../release/references.ts';

/** Qualifies in the text of a release the globals that a declaration of the other one hides. */
export interface QualifiedGlobals {
  readonly old: (text: string) => string;
  readonly new: (text: string) => string;
}

/**
 * A release qualifies globals that a declaration of its own hides: with an `Event` of the package, that of the language is `globalThis.Event`.
 * In a release without this declaration, it is `Event`. If both are qualified, equal texts mean the same, and others do not.
 */
export function createQualifiedGlobals(old: ApiSnapshot, next: ApiSnapshot): QualifiedGlobals {
  const ids = { old: idsOf(old), new: idsOf(next) };
  return {
    old: qualify(globalsOf(old, new Set([...ids.new].filter((id) => !ids.old.has(id))))),
    new: qualify(globalsOf(next, new Set([...ids.old].filter((id) => !ids.new.has(id))))),
  };
}

function idsOf({ declarations }: ApiSnapshot): ReadonlySet<string> {
  return new Set(declarations.map(({ id }) => id));
}

/** Those of the names that a release mentions. It declares none of them. */
function globalsOf({ declarations }: ApiSnapshot, names: ReadonlySet<string>): readonly string[] {
  const hasName = (text: string): boolean => (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).some((word) => names.has(word));
  const mentioned = declarations.filter((one) => hasName(JSON.stringify(one))).flatMap((one) => [...mentionedIn(one)]);
  return [...new Set(mentioned)].filter((name) => names.has(name));
}

/** A member or a parameter of such a name is qualified, too. Its text then differs, and types are compared in its place. */
function qualify(names: readonly string[]): (text: string) => string {
  if (names.length === 0) return (text) => text;
  const all = names.map((name) => name.replaceAll('$', '\\$')).join('|');
  const found = new RegExp(`(?<![\\p{L}\\p{N}_$.])(?:${all})(?![\\p{L}\\p{N}_$])`, 'gu');
  return (text) => text.replace(found, 'globalThis.$&');
}
