import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { createVirtualProgram, type LibraryFiles } from '../../api/program/virtualProgram.ts';
import { groupBy } from '../../model/groupBy.ts';
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
  const exportsOf = (files: readonly string[]) => exportedNames(files, { bases, libraries });
  const known = exportsOf(several.map(({ best }) => best));
  const lacking = several.flatMap(({ names, ...one }) => {
    const missing = names.filter((name) => known.get(one.best)?.has(name) === false);
    // A module that is one value has no names to add to.
    return missing.length === 0 || known.get(one.best)?.has(ts.InternalSymbolName.ExportEquals) ? [] : [{ ...one, missing }];
  });
  const found = exportsOf(lacking.flatMap(({ others }) => others));
  const merged = lacking.flatMap(({ module, missing, best, others }, index) => {
    const older = others.find((file) => missing.some((name) => found.get(file)?.has(name)));
    if (older === undefined) return [];
    const [bestName, olderName, file] = [`${module}?best`, `${module}?older`, `/gqldocs-dependencies/${index}.d.ts`];
    const added = missing.filter((name) => found.get(older)?.has(name)).join(', ');
    const standard = known.get(best)?.has('default') ? `export { default } from "${bestName}";\n` : '';
    const text = `export * from "${bestName}";\n${standard}export { ${added} } from "${olderName}";\n`;
    return [{ file, text, modules: [[module, file] as const, [bestName, best] as const, [olderName, older] as const] }];
  });
  return { files: new Map(merged.map(({ file, text }) => [file, text])), modules: new Map(merged.flatMap(({ modules }) => modules)) };
}

/** The files of a module in each version that is installed, the best first. */
function installedFiles(module: string, bases: readonly string[]): readonly string[] {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  const versions = new Map<string, string>();
  for (const base of bases) {
    const { resolvedModule } = ts.resolveModuleName(module, `${base}/importer.ts`, options, ts.sys);
    const version = resolvedModule?.packageId?.version ?? resolvedModule?.resolvedFileName;
    if (resolvedModule !== undefined && version !== undefined && !versions.has(version))
      versions.set(version, resolvedModule.resolvedFileName);
  }
  return [...versions.values()];
}

/** The names that modules export, by their files. */
function exportedNames(
  files: readonly string[],
  { bases, libraries }: Pick<OlderNamesRequest, 'bases' | 'libraries'>,
): ReadonlyMap<string, ReadonlySet<string>> {
  if (files.length === 0) return new Map();
  const program = createVirtualProgram({ files: new Map(), roots: files, usesDom: false, bases, libraries });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      const exported = symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name);
      return [file, new Set([...(symbol?.exports?.keys() ?? []), ...exported].map(String))];
    }),
  );
}
