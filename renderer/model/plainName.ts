import { symbolKinds } from './api.ts';

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
