import type ts from 'typescript';
import { untypedExport } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Place, Problem } from '../../model/problem.ts';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { moduleSpecifierOf, untypedAlias } from './untypedAlias.ts';

interface UntypedExportsRequest {
  readonly program: ts.Program;
  readonly info: Pick<PackageInfo, 'placeOf'>;
  readonly entryPoints: readonly EntryModule[];
}

/**
 * Exports for which the compiler finds no types, one problem for each module that is not found: `export { a, b } from './untyped.js'`. Users can
 * import them, so the reference shows them as `any`. `lostExports` reports those of which not even the names are known. A package that is
 * missing to a dependency has the place of the entry point that exports its names.
 */
export function untypedExports({ program, info, entryPoints }: UntypedExportsRequest): readonly Problem[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, FoundModule>();
  for (const { node } of entryPoints) {
    const module = moduleSymbol(node, checker);
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const alias = untypedAlias(exported, checker);
      const specifier = alias && moduleSpecifierOf(alias);
      const place = specifier && (placeOf(specifier, info) ?? placeOf(node.getSourceFile(), info));
      if (specifier === undefined || place === undefined) continue;
      const key = specifier.text.startsWith('.') ? `${specifier.getSourceFile().fileName}\n${specifier.text}` : specifier.text;
      const known = found.get(key) ?? { module: specifier.text, place, names: new Set<string>() };
      known.names.add(exported.name);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ names, ...facts }) => untypedExport({ ...facts, names: [...names] }));
}

/** A module without types, with the names that are exported from it and its first place. */
interface FoundModule {
  readonly module: string;
  readonly place: Place;
  readonly names: Set<string>;
}

function placeOf(node: ts.Node, info: Pick<PackageInfo, 'placeOf'>): Place | undefined {
  const file = node.getSourceFile();
  const place = info.placeOf(file.fileName);
  if (place === undefined) return undefined;
  return node === file ? { file: place } : { file: place, ...positionAt(file, node.getStart(file)) };
}
