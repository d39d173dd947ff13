import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import { memoize } from '../model/memoize.ts';
import { repositoryOf } from '../packages/findCheckout.ts';
import { contains, isInside, isRegularFile, readRegularFile } from '../packages/readRegularFile.ts';
import type { ProjectEntry, ProjectFiles } from './values/evaluation.ts';

/** Bytes of a text that are read at most. Larger files are no configs or documents. */
const mostBytes = 16 * 1024 * 1024;

/**
 * The files of a project on the disk. Links to files inside of the repository are followed; those that point out, and links to folders, count as
 * missing.
 *
 * @param folder absolute
 */
export function readProject(folder: string): ProjectFiles {
  const repository = realpathSync.native(repositoryOf(folder));
  const isOwn = (path: string): boolean => isRegularFile(path) && isInside(path, [repository]);
  const list = memoize((path: string): readonly ProjectEntry[] => {
    try {
      if (!contains(repository, realpathSync.native(path))) return [];
      return readdirSync(path)
        .toSorted()
        .flatMap((name): readonly ProjectEntry[] => {
          const file = posix.join(path, name);
          if (lstatSync(file).isDirectory()) return [{ name, kind: 'folder' }];
          return isOwn(file) ? [{ name, kind: 'file' }] : [];
        });
    } catch {
      return [];
    }
  });
  const text = memoize((path: string): string | undefined => {
    const file = readRegularFile(path, { inside: [repository], most: mostBytes });
    return file.ok && !file.isCut ? file.bytes.toString('utf8').replace(/^\uFEFF/, '') : undefined;
  });
  return { text, list, exists: isOwn, shown: (path) => relative(folder, path).split(sep).join('/') || '.' };
}

/** Why a folder cannot be read; undefined if it can. */
export function unreadable(folder: string): string | undefined {
  try {
    readdirSync(folder);
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return 'the folder does not exist';
    if (code === 'ENOTDIR') return 'it is a file, not a folder';
    return code === 'EACCES' || code === 'EPERM' ? 'you lack permission to read it' : `it cannot be read (${String(code ?? error)})`;
  }
}
