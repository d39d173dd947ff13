import type { SymbolId } from '../model/api.ts';
import type { LinkSpace } from '../model/plan.ts';

/** What an import means: a symbol of the reference, an export that has no page, a name that isn't exported, or nothing of ours. */
export type ImportMeaning =
  | { readonly kind: 'symbol'; readonly id: SymbolId }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'missing'; readonly names: readonly string[] }
  | { readonly kind: 'foreign' };

/**
 * Looks up what a module exports. A part of a documented package that isn't documented itself means what the package's main
 * module exports under that name; whether it really exports it isn't known, so nothing is missing there.
 */
export function resolveImport({ modules }: Pick<LinkSpace, 'modules'>, module: string, name: string): ImportMeaning {
  const exact = modules.get(module);
  const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  const found = exact ?? modules.get(packageName);
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
