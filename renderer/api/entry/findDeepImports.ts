import ts from 'typescript';
import type { EntryPoint } from './importableEntries.ts';
import type { PackageInfo } from './readPackageInfo.ts';
import { regularSystem } from './regularSystem.ts';
import { mapPath, readTypesVersions } from './typesVersions.ts';

/** Finds modules of a package without `exports`, whose users can import each of its files, as the compiler does. Others are omitted. */
export function findDeepImports(names: readonly string[], { folder, manifest }: PackageInfo): readonly EntryPoint[] {
  const versions = readTypesVersions(manifest.typesVersions);
  const options = { moduleResolution: ts.ModuleResolutionKind.Node10, module: ts.ModuleKind.CommonJS, preserveSymlinks: true };
  const resolve = (path: string): string | undefined =>
    ts.resolveModuleName(`./${path.replace(/^\.\//, '')}`, `${folder}/importer.ts`, options, regularSystem).resolvedModule
      ?.resolvedFileName;
  return names.flatMap((name) => {
    const found = [...mapPath(name, versions), name].map(resolve);
    const file = found.find((one) => one !== undefined && /\.[cm]?tsx?$/.test(one) && one.startsWith(`${folder}/`));
    return file === undefined ? [] : [{ name, file }];
  });
}
