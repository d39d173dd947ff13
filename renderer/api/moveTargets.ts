import { decodeAddress } from '../model/addresses.ts';
import type { SymbolId } from '../model/type.ts';

/**
 * Replaces targets anywhere in a value, in types and in the links of texts. The function gets ids of symbols; anchors of members stay. The
 * shape stays the same, and so does what has no such target.
 */
export function moveTargets(find: (id: SymbolId) => SymbolId | undefined): <T>(value: T) => T {
  const moved = (target: SymbolId): SymbolId | undefined => {
    const mark = target.indexOf('#');
    const id = find(mark === -1 ? target : target.slice(0, mark));
    return id === undefined || mark === -1 ? id : `${id}${target.slice(mark)}`;
  };
  const move = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const parts = value.map(move);
      return parts.some((part, index) => part !== value[index]) ? parts : value;
    }
    const changed = Object.entries(value).flatMap(([key, part]) => {
      const other = otherPart(value, key, part);
      return other === part ? [] : [[key, other] as const];
    });
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
  };
  const otherPart = (value: object, key: string, part: unknown): unknown => {
    if (typeof part !== 'string') return move(part);
    const isTarget = key === 'target' || (key === 'id' && 'kind' in value && value.kind === 'symbol');
    if (isTarget) return moved(part) ?? part;
    return key === 'text' && part.includes('symbol:')
      ? part.replace(linkTarget, (all, before: string, target: string) => {
          const other = moved(decodeAddress(target));
          return other === undefined ? all : `${before}${encodeTarget(other)}`;
        })
      : part;
  };
  return move as <T>(value: T) => T;
}

/** Of a Markdown link, as `convertLink` writes it. */
const linkTarget = /(\]\(\n?symbol:)((?:[^()\s]|\([^()\s]*\))+)/g;

function encodeTarget(id: SymbolId): string {
  return id.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
