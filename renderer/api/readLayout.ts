import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { slashes } from './readPackageInfo.ts';
import type { PackageLayout } from './sourceCandidates.ts';

/** What the package's tsconfig says of sources and output; nothing where there is none. What it extends counts, too. */
export function readLayout(folder: string, tsconfig: string | undefined): PackageLayout {
  const path = tsconfig ?? join(folder, 'tsconfig.json');
  if (!existsSync(path)) return { outFolders: [], rootFolders: [] };
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  // Which files belong to the project isn't asked for, so nothing is searched for them.
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, host, dirname(path), undefined, path);
  const inside = (paths: readonly (string | undefined)[]): readonly string[] =>
    paths.flatMap((one) => (one === undefined ? [] : [slashes(relative(folder, one))])).filter((one) => !one.startsWith('..'));
  return {
    outFolders: inside([options.declarationDir, options.outDir]),
    rootFolders: inside([options.rootDir, ...(options.rootDirs ?? [])]),
  };
}
