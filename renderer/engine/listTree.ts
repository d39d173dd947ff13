import { join } from 'node:path';
import type { Reader } from './reader.ts';
import type { FolderEntry } from './world.ts';

export interface TreeEntry extends FolderEntry {
  /** Absolute. */
  readonly path: string;
  /** Below the listed folder, with `/`. */
  readonly inside: string;
}

/**
 * All entries below a folder but the folders themselves, sorted by path. Links are not followed.
 *
 * @param folder absolute
 * @param skips leaves out entries, and folders with everything in them, by their path below the folder. Default: none
 */
export function listTree(
  read: Pick<Reader, 'list'>,
  folder: string,
  skips: (inside: string) => boolean = () => false,
): readonly TreeEntry[] {
  const listBelow = (within: string): readonly TreeEntry[] =>
    read.list(join(folder, within)).flatMap((entry) => {
      const inside = within === '' ? entry.name : `${within}/${entry.name}`;
      if (skips(inside)) return [];
      return entry.kind === 'folder' ? listBelow(inside) : [{ ...entry, inside, path: join(folder, inside) }];
    });
  return [...listBelow('')].sort((a, b) => (a.inside < b.inside ? -1 : 1));
}
