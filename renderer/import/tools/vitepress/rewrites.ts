import type { Value } from '../../values/value.ts';
import { getEntries, textOf } from '../../values/value.ts';

/** Longer patterns are not written by hand. */
const longest = 300;

/** The path that a document has after the rewrites of the config: the first pattern that matches decides. */
export function createRewrite(rewrites: Value | undefined): (path: string) => string {
  const rules = getEntries(rewrites).flatMap(([from, to]) => {
    const target = textOf(to);
    const rule = compile(from);
    return target === undefined || rule === undefined ? [] : [{ ...rule, target }];
  });
  return (path) => {
    for (const { pattern, names, target } of rules) {
      const found = pattern.exec(path);
      if (found === null) continue;
      const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
      return target.replace(/:(\w+)[*+?]?/g, (whole, name: string) => values.get(name) ?? whole);
    }
    return path;
  };
}

/** `:name` is a part of a path, `:name*` several, `(.*)` and `*` anything. Other expressions are not known. */
function compile(from: string): { readonly pattern: RegExp; readonly names: readonly string[] } | undefined {
  if (from.length > longest) return undefined;
  const names: string[] = [];
  const source = [...from.matchAll(/:(\w+)(\([^)]*\))?([*+?]?)|\(\.\*\)|[^:(]+|[:(]/g)].map(([part, name, , many]) => {
    if (name !== undefined) {
      names.push(name);
      return many === '*' || many === '+' ? '(.*)' : '([^/]+)';
    }
    if (part === '(.*)') {
      names.push(String(names.length));
      return '(.*)';
    }
    return part.replace(/[.+^$()|[\]{}\\?*]/g, '\\$&');
  });
  return { pattern: new RegExp(`^${source.join('')}$`), names };
}
