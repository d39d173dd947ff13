import type { ApiSymbol, Member } from '../model/api.ts';

/**
 * Anchor of a symbol that is shown in full on its module's page: `class/GraphQLSchema`. It depends only on kind and name. No other id of a
 * page has a slash, and a slash in a name is encoded, so anchors are unique.
 */
export function itemAnchor({ kind, qualifiedName }: Pick<ApiSymbol, 'kind' | 'qualifiedName'>): string {
  return `${kind}/${qualifiedName.replace(/[^\p{L}\p{M}\p{N}_.$-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16) ?? ''}`)}`;
}

/** Anchor of something within such a symbol: of a member (`class/GraphQLSchema/getType`) or of a section. */
export function itemPartAnchor(symbol: Pick<ApiSymbol, 'kind' | 'qualifiedName'>, part: string): string {
  return `${itemAnchor(symbol)}/${part}`;
}

/** The symbol with its members' anchors as they are on its module's page. */
export function asItem(symbol: ApiSymbol): ApiSymbol {
  const members = symbol.members.map((member): Member => ({ ...member, anchor: itemPartAnchor(symbol, member.anchor) }));
  return { ...symbol, members };
}
