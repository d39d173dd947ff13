import type { ApiPackage } from '../../model/api.ts';
import type { LinkSpace } from '../../model/plan.ts';
import type { SymbolId } from '../../model/type.ts';
import { resolveImport } from '../links/resolveImport.ts';

/** How many samples in a package's README and comments use each export, of the package's current version. */
export function sampleUses(
  { samples = [] }: Pick<ApiPackage, 'samples'>,
  links: Pick<LinkSpace, 'modules' | 'importable'>,
): ReadonlyMap<SymbolId, number> {
  const counts = new Map<SymbolId, number>();
  for (const { names } of samples) {
    const meanings = names.imported.map(({ module, name }) => resolveImport(links, module, name));
    const used = new Set(meanings.flatMap((meaning) => (meaning.kind === 'symbol' ? [meaning.id] : [])));
    for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
