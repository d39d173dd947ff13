import ts from 'typescript';
import type { ApiModule, ApiPackage, ApiSymbol } from '../../model/api.ts';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import { isScriptFile } from '../entry/ownScripts.ts';
import { exportEquals } from '../typedoc/symbolsIn.ts';

interface UnlistedRequest {
  readonly package: ApiPackage;
  readonly program: ts.Program;
  readonly entryPoints: readonly EntryModule[];
}

/**
 * Adds to each module the names that only the compiler knows: exports that the reference omits, such as those marked `@internal` (importing
 * one is not a mistake), global declarations, and the module's own global variable.
 */
export function withUnlistedExports({ package: pkg, program, entryPoints }: UnlistedRequest): ApiPackage {
  const checker = program.getTypeChecker();
  const byId = new Map(pkg.symbols.map((symbol) => [symbol.id, symbol]));
  const entries = new Map(entryPoints.map((entry) => [entry.name, entry]));
  const modules = pkg.modules.map((module): ApiModule => {
    const entry = entries.get(module.name);
    const symbol = entry && moduleSymbol(entry.node, checker);
    const names = entry === undefined || symbol === undefined ? [] : exportsOf(entry.node, symbol, checker);
    const exported = new Set(names.filter(isImportable).map(({ name }) => name));
    const own = module.symbols.flatMap((id) => byId.get(id) ?? []).flatMap(exportedName);
    const elsewhere = [...module.references, ...(module.namespaces ?? [])].map(({ name }) => name);
    const listed = new Set([...own, ...elsewhere.filter((name) => name !== exportEquals)]);
    const unlisted = [...exported].filter((name) => !listed.has(name)).sort();
    const globals = [...listed].filter((name) => !exported.has(name)).sort();
    const scriptName = entry && scriptNameOf(entry);
    return {
      ...module,
      ...(unlisted.length === 0 ? {} : { unlisted }),
      ...(scriptName === undefined ? {} : { scriptName }),
      ...(globals.length === 0 ? {} : { globals }),
    };
  });
  return { ...pkg, modules };
}

/** The name after `export as namespace`. */
function scriptNameOf({ node }: EntryModule): string | undefined {
  return node.getSourceFile().statements.find(ts.isNamespaceExportDeclaration)?.name.text;
}

/** A script exports the properties of its value, too: `module.exports = { add, version }`. */
function exportsOf(node: EntryModule['node'], symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const value = symbol.exports?.get(ts.InternalSymbolName.ExportEquals);
  const isOfScript = value !== undefined && isScriptFile(node.getSourceFile().fileName);
  return [...checker.getExportsOfModule(symbol), ...(isOfScript ? checker.getPropertiesOfType(checker.getTypeOfSymbol(value)) : [])];
}

/** A class that is a module (`export = Server`) has a `prototype` among its exports. */
function isImportable({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Prototype) === 0;
}

/** The value of a CommonJS module has no name that could be imported. */
function exportedName({ name, qualifiedName, flags }: ApiSymbol): readonly string[] {
  if (name !== qualifiedName || flags.isExportEquals === true) return [];
  return [flags.isDefault === true ? 'default' : name];
}
