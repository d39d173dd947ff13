import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { createVirtualProgram, type LibraryFiles } from '../../api/program/virtualProgram.ts';
import { groupBy } from '../../model/groupBy.ts';
import { memoize } from '../../model/memoize.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { externalsOf } from '../../release/references.ts';
import { splitExternal } from '../../release/renderDeclarations.ts';

/** Modules of dependencies with more names than the installed version has. */
export interface OlderNames {
  /** Texts by absolute path, which no file of the disk has. */
  readonly files: ReadonlyMap<string, string>;
  /** Files by the specifiers that programs import. */
  readonly modules: ReadonlyMap<string, string>;
}

export interface OlderNamesRequest {
  readonly old: ApiSnapshot;
  /** Absolute folders from which packages are imported, the best first. */
  readonly bases: readonly string[];
  readonly libraries: LibraryFiles;
}

/**
 * Finds what the old release takes from a dependency and the best version of the dependency lacks, while another folder has a version that
 * declares it. All other names still come from the best version, so that both releases have the same types.
 */
export function olderNames({ old, bases, libraries }: OlderNamesRequest): OlderNames {
  const mentioned = groupBy(old.declarations.flatMap(externalsOf).map(splitExternal), ({ module }) => module);
  const several = [...mentioned].flatMap(([module, all]) => {
    const [best, ...others] = isBuiltin(module) ? [] : installedFiles(module, bases);
    const names = [...new Set(all.flatMap(({ path: [name] }) => name ?? []))].sort();
    return best === undefined || others.length === 0 ? [] : [{ module, names, best, others }];
  });
  if (several.length === 0) return { files: new Map(), modules: new Map() };
  const roots = several.flatMap(({ best, others }) => [best, ...others]);
  const program = createVirtualProgram({ files: new Map(), roots, usesDom: old.usesDom, bases, libraries });
  const exportsOf = memoize((file: string) => exportedNames(program, file));
  const merged = several.flatMap(({ module, names, best, others }, index) => {
    const lacking = names.filter((name) => !exportsOf(best).has(name));
    const older = others.find((file) => lacking.some((name) => exportsOf(file).has(name)));
    // A module that is one value has no names to add to.
    if (older === undefined || exportsOf(best).has(ts.InternalSymbolName.ExportEquals)) return [];
    const [bestName, olderName] = [`${module}?best`, `${module}?older`];
    const added = lacking.filter((name) => exportsOf(older).has(name)).join(', ');
    const standard = exportsOf(best).has('default') ? `export { default } from "${bestName}";\n` : '';
    const text = `export * from "${bestName}";\n${standard}export { ${added} } from "${olderName}";\n`;
    const file = `/gqldocs-dependencies/${index}.d.ts`;
    return [{ file, text, modules: [[module, file] as const, [bestName, best] as const, [olderName, older] as const] }];
  });
  return { files: new Map(merged.map(({ file, text }) => [file, text])), modules: new Map(merged.flatMap(({ modules }) => modules)) };
}

/** The files of a module in all versions that are installed, the best first. */
function installedFiles(module: string, bases: readonly string[]): readonly string[] {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  const resolved = bases.map((base) => ts.resolveModuleName(module, `${base}/importer.ts`, options, ts.sys).resolvedModule);
  return [...new Set(resolved.flatMap((one) => one?.resolvedFileName ?? []))];
}

function exportedNames(program: ts.Program, file: string): ReadonlySet<string> {
  const [source, checker] = [program.getSourceFile(file), program.getTypeChecker()];
  const symbol = source && checker.getSymbolAtLocation(source);
  return new Set(
    symbol === undefined
      ? []
      : [...(symbol.exports?.keys() ?? []), ...checker.getExportsOfModule(symbol).map(({ name }) => name)].map(String),
  );
}
