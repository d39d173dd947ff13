import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { positionAt } from '../../diagnostics/positionAt.ts';
import { unreadComponents, untypedExport } from '../../diagnostics/untypedImports.ts';
import { groupBy } from '../../model/groupBy.ts';
import { importedPackage } from '../../model/importedPackage.ts';
import { isInstalled } from '../../model/installedPackage.ts';
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
    const key = keyOf(specifier);
    const known = found.get(key) ?? { module: specifier.text, place, names: new Set<string>(), uses: new Set<ImportUse>() };
    known.names.add(name);
    known.uses.add(use);
    found.set(key, known);
  }
  const modules = [...found.values()];
  const others = modules.filter(({ module }) => extensionOf(module) === undefined);
  return [
    ...componentProblems(modules),
    ...others.map((facts) => untypedExport({ ...facts, names: [...facts.names], uses: [...facts.uses] })),
  ];
}

/** The same for all modules of Node.js, which have their types from one package. */
function keyOf(specifier: ts.StringLiteral): string {
  const { text } = specifier;
  if (isBuiltin(text)) return 'node:';
  return text.startsWith('.') ? `${specifier.getSourceFile().fileName}\n${text}` : text;
}

/** One problem for all components of a kind. */
function componentProblems(modules: readonly FoundModule[]): readonly Problem[] {
  return [...groupBy(modules, ({ module }) => extensionOf(module))].flatMap(([extension, [first, ...others]]) => {
    if (extension === undefined || first === undefined) return [];
    const files = new Set(
      [first, ...others].map(({ module, place }) => (module.startsWith('.') ? posix.join(place.file, '..', module) : module)),
    );
    return [unreadComponents({ extension, count: files.size, place: first.place })];
  });
}

/** Of files with components, which only the compilers of their frameworks read. */
function extensionOf(module: string): string | undefined {
  return /\.(?:vue|svelte|astro)$/.exec(module)?.[0];
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

/**
 * Nothing is visited in a package without unresolved imports, as most are. An import with `@ts-expect-error` is meant to be `any` where the other
 * package is missing. An installed package may mention types of packages that only some of its users install: their names are shown anyway.
 */
function usedImports(request: UntypedExportsRequest): readonly VisibleImport[] {
  const { program, info } = request;
  if (!hasUnresolvedImport(program, info)) return [];
  const isShown = ({ specifier, use, file }: VisibleImport): boolean =>
    use === 'type' && isInstalled(file.fileName) && importedPackage(specifier.text) !== undefined;
  return visibleImports(request).filter((one) => !isShown(one) && !isIgnored(one.specifier));
}

/** Whether a comment in front of an import, or in the line before, turns off the error of the compiler. */
function isIgnored(specifier: ts.StringLiteral): boolean {
  const file = specifier.getSourceFile();
  const statement = ts.findAncestor(specifier, ts.isStatement) ?? specifier;
  const { line } = file.getLineAndCharacterOfPosition(specifier.getStart(file));
  const before =
    line === 0 ? '' : file.text.slice(file.getPositionOfLineAndCharacter(line - 1, 0), file.getPositionOfLineAndCharacter(line, 0));
  return /@ts-(?:ignore|expect-error)\b/.test(before + file.text.slice(statement.pos, statement.getStart(file)));
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
