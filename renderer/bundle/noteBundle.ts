import { dirname, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { environmentFiles } from '../engine/environmentFiles.ts';
import type { Reader } from '../engine/reader.ts';
import { isInstalled } from '../model/installedPackage.ts';

/**
 * Records the inputs of bundles: the files, the files that decide how they are understood, and the modules next to them, since a new module
 * can change what an import resolves to. Virtual modules are not files. Installed packages are not recorded.
 */
export function noteBundle(read: Reader, root: string, metafiles: readonly Metafile[]): void {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const files = inputs.filter((path) => !/^[\w-]{2,}:/.test(path)).map((path) => resolve(root, path.replace(/\?.*$/, '')));
  const own = files.filter((file) => !isInstalled(file));
  read.note([...new Set([...files, ...environmentFiles(root)])]);
  // An import of a folder resolves to its `index`, unless a module of the same name exists next to the folder.
  const folders = own.flatMap((file) => (/[\\/]index\.\w+$/.test(file) ? [dirname(file), dirname(dirname(file))] : [dirname(file)]));
  read.noteModules([...new Set(folders)]);
}
