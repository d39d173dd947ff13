import type { ApiPackage, ApiSymbol, Member } from '../model/api.ts';
import type { PackageHistory } from '../model/history.ts';
import type { SymbolId } from '../model/type.ts';
import { labelOf } from '../release/memberLabel.ts';
import type { HistoryLabels } from './compute/historyLabels.ts';

interface InheritedSinceRequest {
  readonly pkg: ApiPackage;
  readonly history: PackageHistory;
  readonly labels: HistoryLabels;
}

/** The version that added a member to a symbol which inherits it. Undefined if it is as old as the symbol, or not known. */
type InheritedSince = (owner: ApiSymbol, member: Member) => string | undefined;

/**
 * A symbol has an inherited member since the origin has it and since the symbol extends the origin, whichever came later. Snapshots have
 * neither for what was the symbol's own member once, so nothing is said about that.
 */
export function createInheritedSince({ pkg, history, labels }: InheritedSinceRequest): InheritedSince {
  const { versions, items, releases } = history;
  const byId = new Map<SymbolId, ApiSymbol>([...pkg.symbols, ...pkg.unexported].map((symbol) => [symbol.id, symbol]));
  const removed = new Set(releases.flatMap((release) => release.removed));
  const later = (a: string | undefined, b: string | undefined): string | undefined =>
    versions.indexOf(a ?? '') < versions.indexOf(b ?? '') ? b : a;

  const find = (owner: ApiSymbol, member: Member): string | undefined => {
    const label = labels.ofSymbol(owner);
    const origin = originOf(member, byId);
    const inOrigin = origin?.members.find(({ kind, name }) => kind === member.kind && name === member.name);
    if (label === undefined || origin === undefined || inOrigin === undefined) return undefined;
    if (origin === owner || removed.has(`${label}${labelOf(member.kind, member.name)}`)) return undefined;
    const originLabel = labels.ofSymbol(origin);
    const own = originLabel === undefined ? undefined : labels.ofMember(originLabel, inOrigin);
    const added = inOrigin.inheritedFrom === undefined ? items[own ?? '']?.since : find(origin, inOrigin);
    const mentions = wordPattern(origin.name);
    const extended = items[label]?.changes.findLast((change) => mentions.test(change.new) && !mentions.test(change.old))?.version;
    const since = [added, originLabel && items[originLabel]?.since, extended].reduce(later, undefined);
    return later(items[label]?.since, since) === items[label]?.since ? undefined : since;
  };
  return find;
}

/** The symbol that declares an inherited member. */
function originOf({ inheritedFrom }: Member, byId: ReadonlyMap<SymbolId, ApiSymbol>): ApiSymbol | undefined {
  if (inheritedFrom?.kind !== 'reference') return undefined;
  const { target } = inheritedFrom;
  return target.kind === 'symbol' || target.kind === 'unexported' ? byId.get(target.id.replace(/#.*/s, '')) : undefined;
}

function wordPattern(name: string): RegExp {
  return new RegExp(`(?<![\\p{ID_Continue}$])${name.replace(/[$]/g, '\\$&')}(?![\\p{ID_Continue}$])`, 'u');
}
