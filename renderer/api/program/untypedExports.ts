import type ts from 'typescript';
import { untypedExport } from '../../diagnostics/api.ts';
import { positionAt } from '../../diagnostics/positionAt.ts';
import type { Problem } from '../../model/problem.ts';
import { type EntryModule, moduleSymbol } from '../entry/entryModules.ts';
import type { PackageInfo } from '../entry/readPackageInfo.ts';
import { moduleSpecifierOf, untypedAlias } from './untypedAlias.ts';

interface UntypedExportsRequest {
  readonly program: ts.Program;
  readonly info: Pick<PackageInfo, 'placeOf'>;
  readonly entryPoints: readonly EntryModule[];
}

/**
 * Exports for which the compiler finds no types, one problem for each import or re-export: `export { a, b } from './untyped.js'`. Users can
 * import them, so the reference shows them as `any`. `lostExports` reports those of which not even the names are known.
 */
export function untypedExports({ program, info, entryPoints }: UntypedExportsRequest): readonly Problem[] {
  const checker = program.getTypeChecker();
  const found = new Map<ts.StringLiteral, Set<string>>();
  for (const { node } of entryPoints) {
    const module = moduleSymbol(node, checker);
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const alias = untypedAlias(exported, checker);
      const specifier = alias && moduleSpecifierOf(alias);
      if (specifier !== undefined) found.set(specifier, (found.get(specifier) ?? new Set()).add(exported.name));
    }
  }
  return [...found].flatMap(([specifier, names]) => {
    const file = specifier.getSourceFile();
    const place = info.placeOf(file.fileName);
    if (place === undefined) return [];
    const position = positionAt(file, specifier.getStart(file));
    return [untypedExport({ module: specifier.text, names: [...names], place: { file: place, ...position } })];
  });
}
