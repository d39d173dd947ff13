import type { ApiPackage, ApiSymbol, SymbolId } from '../model/api.ts';

/**
 * Lets the types of several documented packages lead to each other: each package is extracted for itself, and knows of the others
 * what it knows of any package, their names. A name that the other documents under the name it is declared with becomes a
 * reference to that symbol, as if it were the package's own; everything else stays. Parts that have none are taken over as they are.
 */
export function linkPackages(packages: readonly ApiPackage[]): readonly ApiPackage[] {
  if (packages.length < 2) return packages;
  // Of several versions of a package, the first is meant.
  const byPackage = new Map(packages.toReversed().map((pkg) => [pkg.name, symbolsByName(pkg)]));
  const find = (name: string, symbol: string): SymbolId | undefined => byPackage.get(name)?.get(symbol);
  return packages.map((pkg) => ({ ...pkg, symbols: linkSymbols(pkg.symbols, find), hidden: linkSymbols(pkg.hidden, find) }));
}

type FindSymbol = (packageName: string, name: string) => SymbolId | undefined;

/** Of two with one name, the one that a type can mean. */
function symbolsByName({ symbols }: ApiPackage): ReadonlyMap<string, SymbolId> {
  const isValue = ({ kind }: ApiSymbol): boolean => kind === 'function' || kind === 'variable';
  const sorted = [...symbols.filter(isValue), ...symbols.filter((symbol) => !isValue(symbol))];
  return new Map(sorted.map(({ qualifiedName, id }) => [qualifiedName, id]));
}

/** Targets of references stand at many depths of many forms, so that they are looked for by what they are. The shape stays the same. */
function linkSymbols(symbols: readonly ApiSymbol[], find: FindSymbol): readonly ApiSymbol[] {
  return symbols.map((symbol) => linkParts(symbol, find) as ApiSymbol);
}

function linkParts(value: unknown, find: FindSymbol): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => linkParts(part, find));
    return parts.some((part, index) => part !== value[index]) ? parts : value;
  }
  if (isExternal(value)) {
    const id = find(value.package, value.name);
    return id === undefined ? value : { kind: 'symbol', id };
  }
  const changed = Object.entries(value).flatMap(([key, part]) => {
    const linked = linkParts(part, find);
    return linked === part ? [] : [[key, linked] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function isExternal(value: object): value is { readonly package: string; readonly name: string } {
  return 'kind' in value && value.kind === 'external' && 'package' in value && 'name' in value;
}
