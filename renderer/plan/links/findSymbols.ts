import type { Links } from '../../model/links.ts';
import type { SymbolId } from '../../model/type.ts';

/**
 * The symbols and members that a name may mean. A name may carry its kind and its package, by name or slug, where it alone isn't
 * enough: `parse`, `function:parse`, `graphql!parse`, `graphql!function:parse`; also `GraphQLSchema.getType()`.
 */
export function findSymbols(links: Pick<Links, 'named' | 'slug'>, written: string): readonly SymbolId[] {
  const [, pkg, kind, name = ''] = /^(?:([^!]+)!)?(?:([a-z]+):)?(.*?)(?:\(\))?$/s.exec(written) ?? [];
  const ids = links.named(name) ?? [];
  if (pkg === undefined && kind === undefined) return ids;
  const slug = pkg === undefined ? undefined : (links.slug(pkg) ?? pkg);
  // Names of further versions, and of what the package exports of others.
  const marked = slug === undefined ? [] : (links.named(`${slug}!${name}`) ?? []);
  const own = ids.filter((id) => slug === undefined || partsOf(id).slug === slug);
  return [...new Set([...own, ...marked])].filter((id) => kind === undefined || partsOf(id).kind === kind);
}

/** The shortest names that tell symbols of one name apart; none when neither kind nor package does. */
export function distinctNames(name: string, ids: readonly SymbolId[]): readonly string[] {
  const plain = name.replace(/\(\)$/, '');
  const forms = [
    ids.map((id) => `${partsOf(id).kind}:${plain}`),
    ids.map((id) => `${partsOf(id).slug}!${plain}`),
    ids.map((id) => `${partsOf(id).slug}!${partsOf(id).kind}:${plain}`),
  ];
  return forms.find((names) => new Set(names).size === ids.length) ?? [];
}

/** Slug and kind out of `{slug}/{module}:{kind}/{qualified name}`. */
function partsOf(id: SymbolId): { readonly slug: string; readonly kind: string } {
  const [, slug = '', kind = ''] = /^([^/]*)\/[^:]*:([^/]*)\//.exec(id) ?? [];
  return { slug, kind };
}
