import type { ApiSymbol } from '../model/api.ts';
import type { Backlinks } from '../model/backlinks.ts';
import type { SymbolId } from '../model/type.ts';
import { itemAnchor } from './itemGroups.ts';

/**
 * Adds to each member of an enumeration the types that name it: `NameNode` to `Kind.NAME`, which is the type of its `kind`. Returns other symbols
 * unchanged.
 */
export function withNamers(symbol: ApiSymbol, usedBy: (id: SymbolId) => Backlinks | undefined): ApiSymbol {
  if (symbol.kind !== 'enum') return symbol;
  // On the page of its module, anchors begin with the symbol's.
  const place = `${itemAnchor(symbol)}/`;
  const members = symbol.members.map((member) => {
    const anchor = member.anchor.startsWith(place) ? member.anchor.slice(place.length) : member.anchor;
    const { containedIn = [] } = usedBy(`${symbol.id}#${anchor}`) ?? {};
    return containedIn.length === 0 ? member : { ...member, namedIn: containedIn };
  });
  return { ...symbol, members };
}
