import { type ApiModel, type ApiModule, type ApiSymbol, symbolKinds } from '../../model/api.ts';
import { fitsSubpath } from '../../model/fitsSubpath.ts';
import { importedPackage } from '../../model/importedPackage.ts';
import type { ImportMeaning } from '../../model/links.ts';
import type { LinkSpace, ModuleExports } from '../../model/plan.ts';
import { specifierOf } from '../../model/specifierOf.ts';
import type { SymbolId } from '../../model/type.ts';
import { isFirstVersion } from '../../model/versions.ts';

/**
 * Looks up an export of a module. A module of a documented package that is not documented itself is treated as the main module. It may have
 * other exports, so a missing name is not a problem there; but a module that the package's `exports` do not allow is.
 */
export function resolveImport(
  { modules, importable }: Pick<LinkSpace, 'modules' | 'importable'>,
  module: string,
  name: string,
): ImportMeaning {
  const exact = modules.get(module);
  const packageName = importedPackage(module);
  const found = exact ?? (packageName === undefined ? undefined : modules.get(packageName));
  if (found === undefined) return { kind: 'foreign' };
  const allowed = exact === undefined && packageName !== undefined ? importable.get(packageName) : undefined;
  if (allowed?.every((one) => one !== module && !fitsSubpath(module, one))) return { kind: 'no-module', modules: allowed };
  const id = found.ids.get(name);
  if (id !== undefined) return { kind: 'symbol', id };
  const isKnown = exact === undefined || name === 'default' || found.unlisted.has(name);
  return isKnown ? { kind: 'unlisted' } : { kind: 'missing', names: [...found.ids.keys(), ...found.unlisted] };
}

/** `graphql/language#parse` in its parts. */
export function splitImport(target: string): { readonly module: string; readonly name: string } {
  const mark = target.lastIndexOf('#');
  return { module: target.slice(0, mark), name: target.slice(mark + 1) };
}

/**
 * The exports of the documented modules, by the name under which they are imported: `graphql`, `graphql/utilities`. For a package in
 * several versions, this is the first one; modules of the others have its slug before them: `v15!graphql`.
 */
export function moduleExports({ packages }: ApiModel): ReadonlyMap<string, ModuleExports> {
  return new Map(
    packages.flatMap((pkg) => {
      const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
      const mark = isFirstVersion(pkg, packages) ? '' : `${pkg.slug}!`;
      return pkg.modules.map((module) => [`${mark}${specifierOf(pkg, module)}`, exportsOf(module, byId)] as const);
    }),
  );
}

/** What users can import of each package whose `exports` says so, with the marks of `moduleExports`. */
export function importableModules({ packages }: ApiModel): ReadonlyMap<string, readonly string[]> {
  return new Map(
    packages.flatMap((pkg) => {
      if (pkg.subpaths === undefined) return [];
      const own = `${isFirstVersion(pkg, packages) ? '' : `${pkg.slug}!`}${specifierOf(pkg, { name: '' })}`;
      return [[own, pkg.subpaths.map((subpath) => own + subpath.slice(1))] as const];
    }),
  );
}

function exportsOf(
  { symbols, references, namespaces = [], unlisted = [] }: ApiModule,
  byId: ReadonlyMap<SymbolId, ApiSymbol>,
): ModuleExports {
  const own = symbols
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ name, qualifiedName }) => name === qualifiedName)
    .toSorted((a, b) => rank(b) - rank(a));
  const ids = new Map([
    ...references.map(({ name, target }) => [name, target] as const),
    ...own.map(({ name, id, flags }) => [flags.isDefault ? 'default' : name, id] as const),
  ]);
  return { ids, unlisted: new Set([...namespaces.map(({ name }) => name), ...unlisted]) };
}

/** Where a value and a type share a name, code means the value more often: it comes last, and so wins. */
function rank({ kind }: ApiSymbol): number {
  const isType = kind === 'interface' || kind === 'type';
  return symbolKinds.indexOf(kind) + (isType ? symbolKinds.length : 0);
}
