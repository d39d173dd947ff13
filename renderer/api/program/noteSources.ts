import { dirname } from 'node:path';
import type { Reader } from '../../engine/reader.ts';

/**
 * Records the files and folders that an extraction has read or looked for; folders end with a slash. The list of modules next to sources is
 * recorded, too, since a new one can change what an import resolves to. Installed packages are not recorded.
 */
export function noteSources(read: Reader, paths: readonly string[]): void {
  const files = paths.filter((path) => !path.endsWith('/'));
  const folders = paths.filter((path) => path.endsWith('/')).map((path) => path.slice(0, -1));
  read.note(files);
  const own = paths.filter((path) => !/[\\/]node_modules[\\/]/.test(path)).map((path) => dirname(path));
  read.noteModules(new Set([...folders, ...own]));
}
