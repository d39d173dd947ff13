import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface FindCacheRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Absolute folder for caches of this user. Undefined if there is none. */
  readonly userCacheDir?: string | undefined;
}

/**
 * `node_modules/.cache/gqldocs` of the project or of the workspace around it. Where nothing is installed, or nothing may be written there,
 * it is a folder of the user's: nothing is put into a project unasked. Undefined where there isn't one either.
 */
export function findCacheFolder({ root, userCacheDir }: FindCacheRequest): string | undefined {
  const modules = findModules(root);
  if (modules !== undefined) return join(modules, '.cache/gqldocs');
  return userCacheDir === undefined ? undefined : join(userCacheDir, 'gqldocs');
}

/** The nearest folder of installed packages that may be written. */
function findModules(folder: string): string | undefined {
  const modules = join(folder, 'node_modules');
  if (isWritable(modules) && !isLink(join(modules, '.cache')) && !hasLinks(join(modules, '.cache/gqldocs'))) return modules;
  const parent = dirname(folder);
  return parent === folder ? undefined : findModules(parent);
}

/** Whether a cache folder, or something in it, is a symbolic link: a project could otherwise make gqldocs write anywhere. */
export function hasLinks(folder: string): boolean {
  return [folder, ...namesIn(folder).map((name) => join(folder, name))].some(isLink);
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // Nothing is there, or a file is in the place of a folder above it.
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
