import { unlinkedPackage } from '../diagnostics/untypedImports.ts';
import type { ApiPackage, ApiSymbol } from '../model/api.ts';
import { importedPackage } from '../model/importedPackage.ts';
import type { Found, Problem } from '../model/problem.ts';
import type { SymbolId } from '../model/type.ts';

/**
 * Links the types of several documented packages to each other. Each package is extracted alone, and knows only the names of others. A name
 * that another package documents, under the name with which it is declared, becomes a reference to that symbol. Everything else stays the
 * same object.
 */
export function linkPackages(packages: readonly ApiPackage[]): readonly ApiPackage[] {
  if (packages.length < 2) return packages;
  // Of several versions of a package, the first is meant.
  const byPackage = new Map(packages.toReversed().map((pkg) => [pkg.name, symbolsByName(pkg)]));
  const find = (name: string, symbol: string): SymbolId | undefined => byPackage.get(name)?.get(symbol);
  return packages.map((pkg) => ({ ...pkg, symbols: linkSymbols(pkg.symbols, find), unexported: linkSymbols(pkg.unexported, find) }));
}

type FindSymbol = (packageName: string, name: string) => SymbolId | undefined;

/** Of two with one name, the one that a type can mean. */
function symbolsByName({ symbols }: ApiPackage): ReadonlyMap<string, SymbolId> {
  const isValue = ({ kind }: ApiSymbol): boolean => kind === 'function' || kind === 'variable';
  const sorted = [...symbols.filter(isValue), ...symbols.filter((symbol) => !isValue(symbol))];
  return new Map(sorted.map(({ qualifiedName, id }) => [qualifiedName, id]));
}

/** References occur at many depths of many kinds of types, so all objects are searched for them. The shape stays the same. */
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

/** Documented packages whose types another documented package imports without finding them: its signatures have `any` instead of links. */
export function unlinkedPackages(packages: readonly ApiPackage[]): readonly Problem[] {
  const documented = new Set(packages.map(({ name }) => name));
  return packages.flatMap(({ name, unresolvedImports = [] }) =>
    unresolvedImports
      .filter((one) => documented.has(one.package))
      .map(({ package: imported, place }) => unlinkedPackage({ package: name, imported, place })),
  );
}

/** The problems of a package without those that `unlinkedPackages` reports for it, with a better remedy. */
export function withoutUnlinked({ value, problems }: Found<ApiPackage | undefined>, packages: readonly ApiPackage[]): readonly Problem[] {
  if (value === undefined) return problems;
  const unresolved = new Set((value.unresolvedImports ?? []).map((one) => one.package));
  const unlinked = new Set(packages.flatMap(({ name }) => (unresolved.has(name) ? [name] : [])));
  return problems.filter(({ untyped }) => {
    const name = untyped && importedPackage(untyped);
    return name === undefined || !unlinked.has(name);
  });
}
