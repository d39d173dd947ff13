import type { ImportMeaning } from '../../model/links.ts';
import type { LinkSpace } from '../../model/plan.ts';

/**
 * Looks up an export of a module. A module of a documented package that is not documented itself is treated as the main module. It may have
 * other exports, so a missing name is not a problem there.
 */
export function resolveImport({ modules }: Pick<LinkSpace, 'modules'>, module: string, name: string): ImportMeaning {
  const exact = modules.get(module);
  const found = exact ?? modules.get(packageOf(module));
  if (found === undefined) return { kind: 'foreign' };
  const id = found.ids.get(name);
  if (id !== undefined) return { kind: 'symbol', id };
  const isKnown = exact === undefined || name === 'default' || found.unlisted.has(name);
  return isKnown ? { kind: 'unlisted' } : { kind: 'missing', names: [...found.ids.keys(), ...found.unlisted] };
}

/** `graphql/language#parse` in its parts. */
export function splitImport(target: string): { readonly module: string; readonly name: string } {
  const mark = target.lastIndexOf('#');
  return { module: target.slice(0, mark), name: target.slice(mark + 1) };
}

/** The package of a module: `graphql` for `graphql/language`, `@scope/pkg` for `@scope/pkg/part`. */
export function packageOf(module: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';
}
