import type { Addition, ApiPackage } from '../model/api.ts';
import type { SymbolId } from '../model/type.ts';

/** Shows on an interface what other documented packages add to it. Types must be linked. */
export function showAdditions(packages: readonly ApiPackage[]): readonly ApiPackage[] {
  const byTarget = new Map<SymbolId, Addition[]>();
  for (const { label, symbols } of packages) {
    for (const { id, augments, members } of symbols) {
      const target = augments?.kind === 'reference' ? augments.target : undefined;
      if (target?.kind !== 'symbol' || members.length === 0) continue;
      byTarget.set(target.id, [...(byTarget.get(target.id) ?? []), { from: label, target: id, members }]);
    }
  }
  if (byTarget.size === 0) return packages;
  return packages.map((pkg) => {
    if (!pkg.symbols.some(({ id }) => byTarget.has(id))) return pkg;
    const symbols = pkg.symbols.map((symbol) => {
      const additions = byTarget.get(symbol.id);
      return additions === undefined ? symbol : { ...symbol, additions };
    });
    return { ...pkg, symbols };
  });
}
