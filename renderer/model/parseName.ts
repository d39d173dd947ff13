import { symbolKinds } from './api.ts';

const part = /[\p{ID_Start}$_][\p{ID_Continue}$]*/u.source;
const packageName = /(?:@[\w.~-]+\/)?[\w.~-]+/.source;
const nameInCode = new RegExp(`^((?:${packageName}!)?(?:(?:${symbolKinds.join('|')}):)?${part}(?:[.#]${part})*)(?:\\(\\))?$`, 'u');

/**
 * The name in a span of code: one name, or names joined by dots or `#`, optionally followed by `()`. Its kind and its package may precede
 * it: `type:Shape`, `graphql!parse`, `graphql!function:parse`. Undefined for any other code, such as a value, an expression or a file.
 */
export function parseName(code: string): string | undefined {
  return nameInCode.exec(code)?.[1];
}

/**
 * A name as authors who follow TSDoc write it, in the form that names have here: `(Config:interface)` is `interface:Config`, and
 * `Task.(run:instance)` and `Task.(run:1)` are `Task.run`, since a page has all overloads of a member.
 */
export function plainName(written: string): string {
  const names = written.replace(/(^|[.#!])\(([^():]+)(?::[^():]*)?\)/g, '$1$2');
  const [, kind] = /^\([^():]+:([^():]+)\)/.exec(written) ?? [];
  return kind !== undefined && isSymbolKind(kind) ? `${kind}:${names}` : names;
}

function isSymbolKind(text: string): boolean {
  return symbolKinds.some((kind) => kind === text);
}
