import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../model/memoize.ts';
import type { SymbolId } from '../model/type.ts';

/** By the ids of copies. */
export type Originals = ReadonlyMap<SymbolId, Original>;

export interface Original {
  readonly package: ApiPackage;
  readonly symbol: ApiSymbol;
}

/** Finds the copies of what another documented package of the same version and commit declares, each with its original. */
export function findOriginals(packages: readonly ApiPackage[]): Originals {
  const byName = groupBy(packages, ({ name }) => name);
  const indexOf = memoize(createFind);
  const found = new Map<SymbolId, Original>();
  for (const pkg of packages) {
    for (const copy of pkg.symbols) {
      const { origin, flags } = copy;
      if (origin === undefined || flags.isExportEquals === true) continue;
      const owner = byName
        .get(origin.package)
        ?.find((other) => other !== pkg && other.version === origin.version && other.commit === pkg.commit);
      const symbol = owner && indexOf(owner)(copy);
      if (owner !== undefined && symbol !== undefined) found.set(copy.id, { package: owner, symbol });
    }
    addContents(pkg, found);
  }
  return found;
}

/** What a copied namespace contains and the original does not show has no other place than the original. */
function addContents({ symbols }: ApiPackage, found: Map<SymbolId, Original>): void {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const add = ({ children }: ApiSymbol, around: Original): void => {
    for (const child of children.flatMap((id) => byId.get(id) ?? [])) {
      if (!found.has(child.id)) found.set(child.id, around);
      add(child, found.get(child.id) ?? around);
    }
  };
  for (const symbol of symbols) {
    const original = found.get(symbol.id);
    if (original !== undefined) add(symbol, original);
  }
}

/**
 * Finds a package's own symbol by the place where it is declared. Where the other package reads declarations of other files than the
 * documented ones (for `require` instead of `import`), its name says which one it is, if there is only one.
 */
function createFind({ symbols }: ApiPackage): (copy: ApiSymbol) => ApiSymbol | undefined {
  const own = symbols.filter(({ origin }) => origin === undefined);
  const files = new Set(own.flatMap(({ sources }) => sources.map(({ file }) => file)));
  const byPlace = groupBy(
    own.flatMap((symbol) => symbol.sources.map(({ file, line }) => ({ key: `${symbol.kind} ${file}:${line}`, symbol }))),
    ({ key }) => key,
  );
  const byName = groupBy(own, ({ kind, qualifiedName }) => `${kind} ${qualifiedName}`);
  return ({ kind, origin }) => {
    if (origin === undefined) return undefined;
    const { file, line, name } = origin;
    const [first, ...others] = (byPlace.get(`${kind} ${file}:${line}`) ?? []).map(({ symbol }) => symbol);
    const same = [first, ...others].find((symbol) => symbol?.qualifiedName === name);
    if (files.has(file)) return same ?? (others.length === 0 ? first : undefined);
    const [named, ...further] = byName.get(`${kind} ${name}`) ?? [];
    return further.length === 0 ? named : undefined;
  };
}
