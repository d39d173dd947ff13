import { dirname, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { environmentFiles } from '../cache/environmentFiles.ts';

/**
 * Absolute paths of the files that bundles were made from, and of those that say how; modules that exist for the bundle alone aren't files.
 * The folder of an `index` is there itself, since what comes beside it with its name is what an import means first.
 */
export function bundledFiles(root: string, metafiles: readonly Metafile[]): readonly string[] {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const files = inputs.filter((path) => !/^[\w-]{2,}:/.test(path)).map((path) => resolve(root, path.replace(/\?.*$/, '')));
  const folders = files.filter((file) => /[\\/]index\.\w+$/.test(file) && !/[\\/]node_modules[\\/]/.test(file)).map(dirname);
  const listed = folders.filter((folder) => folder !== root).map((folder) => `${folder}/`);
  return [...new Set([...files, ...listed, ...environmentFiles(root)])];
}
