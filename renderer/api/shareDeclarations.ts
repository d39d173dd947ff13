import type { ApiModule, ApiPackage, ApiSymbol, OutsideSymbol, ReExport } from '../model/api.ts';
import { compareText } from '../model/compareText.ts';
import { groupBy } from '../model/groupBy.ts';
import { specifierOf } from '../model/specifierOf.ts';
import type { SymbolId, Type } from '../model/type.ts';
import { reachableFrom } from './convert/reachableFrom.ts';
import { findOriginals, type Original, type Originals } from './findOriginals.ts';
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
