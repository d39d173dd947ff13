import type { ApiModule, ApiPackage, ApiSymbol, OutsideSymbol, ReExport } from '../model/api.ts';
import { compareText } from '../model/compareText.ts';
import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../model/memoize.ts';
import { specifierOf } from '../model/specifierOf.ts';
import type { SymbolId, Type } from '../model/type.ts';
import { reachableFrom } from './convert/reachableFrom.ts';
import { moveTargets } from './moveTargets.ts';

/**
 * Gives each declaration one page. Each package is extracted alone, with a copy of all that it exports from others. If another documented
 * package declares and exports the same, the copy becomes a re-export, and everything that names the copy names the original.
 */
export function shareDeclarations(packages: readonly ApiPackage[]): readonly ApiPackage[] {
  if (packages.length < 2) return packages;
  const originals = findOriginals(packages);
  if (originals.size === 0) return packages;
  const added = addedSubtypes(packages, originals);
  return packages.map((pkg) => withSubtypes(withoutCopies(pkg, originals), added));
}

/** By the ids of copies. */
type Originals = ReadonlyMap<SymbolId, Original>;

interface Original {
  readonly package: ApiPackage;
  readonly symbol: ApiSymbol;
}

function findOriginals(packages: readonly ApiPackage[]): Originals {
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

function withoutCopies(pkg: ApiPackage, originals: Originals): ApiPackage {
  const copies = new Map(pkg.symbols.flatMap((symbol) => (originals.has(symbol.id) ? [[symbol.id, symbol] as const] : [])));
  const move = moveTargets((id) => originals.get(id)?.symbol.id);
  const references = (ids: readonly SymbolId[], known: readonly ReExport[]): readonly ReExport[] => {
    const made = ids.flatMap((id) => copies.get(id) ?? []).map((copy) => reExportOf(copy));
    const all = [...known, ...made].map((one) => ({ ...move(one), ...outsideOf(originals.get(one.target)) }));
    const distinct = new Map(all.map((one) => [`${one.name} ${one.target}`, one]));
    return made.length === 0 ? all : [...distinct.values()].sort((a, b) => compareText(a.name, b.name));
  };
  if (copies.size === 0) return pkg;
  const isOwn = (id: SymbolId): boolean => !copies.has(id);
  const symbols = pkg.symbols
    .filter(({ id }) => isOwn(id))
    .map((symbol) => {
      const listed = references(symbol.children, symbol.references ?? []);
      const moved = move(symbol);
      return listed.length === 0 ? moved : { ...moved, children: symbol.children.filter(isOwn), references: listed };
    });
  const modules = pkg.modules.map((module): ApiModule => {
    const { comment, ...rest } = module;
    return {
      ...rest,
      comment: move(comment),
      symbols: module.symbols.filter(isOwn),
      references: references(module.symbols, module.references),
    };
  });
  const used = new Set(symbols.flatMap(({ grouping }) => grouping?.categories ?? []));
  const categories = pkg.categories?.filter((name) => used.has(name));
  return {
    ...pkg,
    ...{ modules, symbols, unexported: reachableFrom(symbols, pkg.unexported.map(move)) },
    categories: categories?.length === 0 ? undefined : categories,
  };
}

function reExportOf({ id, name, flags, origin, comment, signatures }: ApiSymbol): ReExport {
  const own = origin?.isDescribed === true ? (comment ?? signatures[0]?.comment) : undefined;
  return { name: flags.isDefault === true ? 'default' : name, target: id, ...(own === undefined ? {} : { comment: own }) };
}

function outsideOf(original: Original | undefined): { readonly outside?: OutsideSymbol } {
  if (original === undefined) return {};
  const { package: pkg, symbol } = original;
  const module = pkg.modules.find(({ name }) => name === symbol.module);
  const { id, kind, name, qualifiedName, comment, flags, grouping, signatures } = symbol;
  const shown: ApiSymbol = {
    ...{ id, kind, name, qualifiedName, module: symbol.module, comment, flags, grouping },
    ...{ sources: [], typeParameters: [], members: [], children: [] },
    ...{ extends: [], implements: [], extendedBy: [], implementedBy: [] },
    signatures: signatures.map((signature) => ({ ...signature, parameters: [], typeParameters: [], returnType: nothing })),
  };
  return { outside: { specifier: module === undefined ? pkg.name : specifierOf(pkg, module), symbol: shown } };
}

const nothing: Type = { kind: 'intrinsic', name: 'void' };

type Subtypes = Readonly<Record<'extendedBy' | 'implementedBy', readonly Type[]>>;

/** The subtypes that other packages declare, which only the copies know. */
function addedSubtypes(packages: readonly ApiPackage[], originals: Originals): ReadonlyMap<SymbolId, readonly Subtypes[]> {
  const move = moveTargets((id) => originals.get(id)?.symbol.id);
  const copies = packages.flatMap(({ symbols }) => symbols.filter(({ id }) => originals.has(id)));
  const found = copies.map(({ id, extendedBy, implementedBy }) => ({
    original: originals.get(id)?.symbol.id ?? id,
    subtypes: move({ extendedBy, implementedBy }),
  }));
  const byOriginal = groupBy(found, ({ original }) => original);
  return new Map([...byOriginal].map(([id, all]) => [id, all.map(({ subtypes }) => subtypes)]));
}

function withSubtypes(pkg: ApiPackage, added: ReadonlyMap<SymbolId, readonly Subtypes[]>): ApiPackage {
  if (!pkg.symbols.some(({ id }) => added.has(id))) return pkg;
  const symbols = pkg.symbols.map((symbol) => {
    const others = added.get(symbol.id);
    if (others === undefined) return symbol;
    const [extendedBy, implementedBy] = (['extendedBy', 'implementedBy'] as const).map((list) =>
      distinctTypes([symbol, ...others].flatMap((one) => one[list])),
    );
    return { ...symbol, extendedBy: extendedBy ?? [], implementedBy: implementedBy ?? [] };
  });
  return { ...pkg, symbols };
}

function distinctTypes(types: readonly Type[]): readonly Type[] {
  const keyOf = (type: Type): string => JSON.stringify(type.kind === 'reference' ? type.target : type);
  return [...new Map(types.toReversed().map((type) => [keyOf(type), type])).values()].toReversed();
}
