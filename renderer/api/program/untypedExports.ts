import type ts from 'typescript';
import { untypedExport } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { hasUnresolvedImport } from './unresolvedImports.ts';
import { moduleSpecifierOf, untypedAlias } from './untypedAlias.ts';
import { type ImportUse, type VisibleImport, visibleImports } from './visibleImports.ts';

interface UntypedExportsRequest {
  readonly program: ts.Program;
  readonly info: Pick<PackageInfo, 'placeOf'>;
  readonly entryPoints: readonly EntryModule[];
}

/**
 * Imports for which the compiler finds no types, one problem for each module that is not found: those that are exported
 * (`export { a, b } from './untyped.js'`), and those that types of exports depend on. The reference shows them as `any`, or by their names alone.
 * `lostExports` reports modules of which not even the names are known. A package that is missing to a dependency has the place of the file that
 * uses its names.
 */
export function untypedExports(request: UntypedExportsRequest): readonly Problem[] {
  const { info } = request;
  const found = new Map<string, FoundModule>();
  for (const { specifier, name, use, file } of [...exportedImports(request), ...usedImports(request)]) {
    const place = placeOf(specifier, info) ?? placeOf(file, info);
    if (place === undefined) continue;
    const key = specifier.text.startsWith('.') ? `${specifier.getSourceFile().fileName}\n${specifier.text}` : specifier.text;
    const known = found.get(key) ?? { module: specifier.text, place, names: new Set<string>(), uses: new Set<ImportUse>() };
    known.names.add(name);
    known.uses.add(use);
    found.set(key, known);
  }
  return [...found.values()].map((facts) => untypedExport({ ...facts, names: [...facts.names], uses: [...facts.uses] }));
}

function exportedImports({ program, entryPoints }: UntypedExportsRequest): readonly VisibleImport[] {
  const checker = program.getTypeChecker();
  return entryPoints.flatMap(({ node }) => {
    const module = moduleSymbol(node, checker);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    return exported.flatMap((symbol): readonly VisibleImport[] => {
      const alias = untypedAlias(symbol, checker);
      const specifier = alias && moduleSpecifierOf(alias);
      return specifier === undefined ? [] : [{ specifier, name: symbol.name, use: 'value', file: node.getSourceFile() }];
    });
  });
}

/** Nothing is visited in a package without unresolved imports, as most are. */
function usedImports(request: UntypedExportsRequest): readonly VisibleImport[] {
  return hasUnresolvedImport(request.program, request.info) ? visibleImports(request) : [];
}

/** A module without types, with the names that are used of it and its first place. */
interface FoundModule {
  readonly module: string;
  readonly place: Place;
  readonly names: Set<string>;
  readonly uses: Set<ImportUse>;
}

function placeOf(node: ts.Node, info: Pick<PackageInfo, 'placeOf'>): Place | undefined {
  const file = node.getSourceFile();
  const place = info.placeOf(file.fileName);
  if (place === undefined) return undefined;
  return node === file ? { file: place } : { file: place, ...positionAt(file, node.getStart(file)) };
}
