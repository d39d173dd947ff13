import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

export interface FindFileRequest {
  /** Absolute folder that nothing outside of is served. */
  readonly folder: string;
  /** Decoded names of a path in it. */
  readonly names: readonly string[];
}

/**
 * The file at a path, given as names below the folder, if its real path is in the folder. Symbolic links are resolved first, so neither a
 * link nor a sibling with the same prefix gives access to other files.
 */
export async function findFile({ folder, names }: FindFileRequest): Promise<readonly string[] | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...names));
    const way = relative(root, file);
    const isInside = way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..';
    return isInside && (await stat(file)).isFile() ? way.split(sep) : undefined;
  } catch {
    return undefined;
  }
}

/** The site's page for unknown addresses, if it has one. */
export async function readNotFoundPage(folder: string): Promise<Buffer | undefined> {
  const names = await findFile({ folder, names: ['404.html'] });
  return names === undefined ? undefined : readFile(join(folder, ...names));
}
