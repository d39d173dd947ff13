import ts from 'typescript';
import { isRecord } from '../packages/manifest.ts';
import type { EntryPoint } from './findEntryPoints.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { unsupportedFiles } from './typesVersions.ts';

/**
 * Leaves out what a pattern of `exports` seems to offer and nobody can import: `./*` may fit files that the conditions of the
 * pattern never lead to. Whether a name can be imported is the compiler's to say; names that are written out are taken at their word,
 * and so is a package that isn't built.
 */
export function importableEntries(entryPoints: readonly EntryPoint[], info: PackageInfo): readonly EntryPoint[] {
  const { exports: exported } = info.manifest;
  const isBuilt = entryPoints.some(({ file }) => /\.d\.[cm]?ts$/.test(file));
  if (!isBuilt || !isRecord(exported)) return entryPoints;
  const unsupported = unsupportedFiles(info.manifest.typesVersions);
  return entryPoints.filter(
    ({ name, file }) =>
      name === '' ||
      `./${name}` in exported ||
      (!unsupported.has(file.slice(info.folder.length + 1).replace(/^\.\//, '')) && isImportable(name, info)),
  );
}

function isImportable(name: string, { name: packageName, folder }: PackageInfo): boolean {
  return ([ts.ModuleKind.ESNext, ts.ModuleKind.CommonJS] as const).some((mode) => {
    const options = { moduleResolution: ts.ModuleResolutionKind.NodeNext, module: ts.ModuleKind.NodeNext };
    // A package may import itself by its name, in the same way as its users do.
    const { resolvedModule } = ts.resolveModuleName(
      `${packageName}/${name}`,
      `${folder}/importer.ts`,
      options,
      ts.sys,
      undefined,
      undefined,
      mode,
    );
    return resolvedModule !== undefined && /\.[cm]?tsx?$/.test(resolvedModule.resolvedFileName);
  });
}
