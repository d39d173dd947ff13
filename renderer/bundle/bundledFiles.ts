import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { environmentFiles } from '../cache/environmentFiles.ts';

/** Absolute paths of the files that bundles were made from, and of those that say how; modules that exist for the bundle alone aren't files. */
export function bundledFiles(root: string, metafiles: readonly Metafile[]): readonly string[] {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const files = inputs.filter((path) => !/^[\w-]{2,}:/.test(path)).map((path) => resolve(root, path.replace(/\?.*$/, '')));
  return [...new Set([...files, ...environmentFiles(root)])];
}
