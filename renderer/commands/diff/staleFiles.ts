import { dirname, join, resolve } from 'node:path';
import { sourceEntryPoints } from '../../api/entry/sourceEntryPoints.ts';
import { olderThanSources } from '../../diagnostics/diff.ts';
import { isInstalled } from '../../model/installedPackage.ts';
import type { Problem } from '../../model/problem.ts';
import { findLastChange } from '../../packages/findLastChange.ts';
import { isRegularFile } from '../../packages/readRegularFile.ts';

interface StaleFilesRequest {
  /** Releases, relative to `cwd`. */
  readonly given: readonly string[];
  /** Absolute. */
  readonly cwd: string;
}

/**
 * Package folders whose built files, which are compared, are older than their sources. The sources of a ref are read if it has no built files,
 * so a change since the last build would be missed.
 */
export function staleFiles({ given, cwd }: StaleFilesRequest): readonly Problem[] {
  return given.flatMap((one) => {
    const folder = resolve(cwd, one);
    // The files of an installed package are as old as its installation.
    if (isInstalled(folder) || !isRegularFile(join(folder, 'package.json'))) return [];
    const { built, entryPoints } = sourceEntryPoints(folder);
    if (built === undefined || entryPoints === undefined) return [];
    const sources = [...new Set(Object.values(entryPoints).map(dirname))];
    const newest = Math.max(...sources.map((path) => findLastChange(join(folder, path))));
    return newest > findLastChange(join(folder, dirname(built))) ? [olderThanSources({ given: one, built })] : [];
  });
}
