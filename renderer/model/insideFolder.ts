import { isAbsolute, join, relative, sep } from 'node:path';

/**
 * The absolute path of a file or folder whose name comes from a package, a registry, a snapshot, an artifact or a list of releases. Each write of
 * such a name takes its path from here.
 *
 * @param path relative to the folder
 * @returns undefined if the path is not below the folder
 */
export function insideFolder(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  const way = relative(folder, file);
  const isBelow = way !== '' && way.split(sep)[0] !== '..' && !isAbsolute(way) && !path.includes('\0');
  return isBelow ? file : undefined;
}

/**
 * The absolute path of a file or folder whose name gqldocs has made safe.
 *
 * @param path relative to the folder
 * @throws if the path is not below the folder, which is a bug
 */
export function requireInside(folder: string, path: string): string {
  const file = insideFolder(folder, path);
  if (file === undefined) throw new Error(`The path leaves its folder: ${path}`);
  return file;
}
