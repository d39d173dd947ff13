import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

export interface FindFileRequest {
  /** Absolute folder that nothing outside of is served. */
  readonly folder: string;
  /** Decoded names of a path in it. */
  readonly names: readonly string[];
}

/**
 * The file at a path, as names below the folder, if it is a file and really lies in the folder: that is decided on real
 * paths, after all symbolic links, so that neither a link nor a sibling with the same beginning leads out.
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
