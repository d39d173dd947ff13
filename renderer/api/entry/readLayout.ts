import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { slashes } from './readPackageInfo.ts';
import { regularSystem } from './regularSystem.ts';
import type { PackageLayout } from './sourceCandidates.ts';

/** Folders of sources and output by the package's tsconfig, including the configs that it extends. Empty without a tsconfig. */
export function readLayout(folder: string, tsconfig: string | undefined): PackageLayout {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  if (!existsSync(path)) return { outFolders: [], rootFolders: [] };
  const { config } = ts.readConfigFile(path, regularSystem.readFile);
  // Which files belong to the project isn't asked for, so nothing is searched for them.
  const host = { ...regularSystem, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, dirname(path), undefined, path);
  const inside = (paths: readonly (string | undefined)[]): readonly string[] =>
    paths.flatMap((one) => (one === undefined ? [] : [slashes(relative(folder, one))])).filter((one) => !one.startsWith('..'));
  return {
    outFolders: inside([options.declarationDir, options.outDir]),
    rootFolders: inside([options.rootDir, ...(options.rootDirs ?? [])]),
  };
}
