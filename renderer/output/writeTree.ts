import { linkSync, lstatSync, mkdirSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileState, type OutputRequest, readState } from './readPublished.ts';
import { takeSpare } from './writeSpare.ts';

/*
 * Makes most of the next output while nobody knows yet what will be in it: a tree of the files that the last build published and nobody has
 * touched since, these very ones, as links. Nearly all of them are published again, and the others are soon taken out.
 *
 * The spare is nearly such a tree. Without one, a thousand links and folders are made, which takes some file systems longer than all else
 * of a build after an edit.
 */

export interface TreeRequest extends OutputRequest {
  /** Absolute; made. */
  readonly folder: string;
  /** Absolute path of the spare. Undefined where none is kept. */
  readonly spare: string | undefined;
}

/** Makes the tree of these files. Throws when it can't: where there are no links, or a file isn't as it was any more. */
export function writeTree({ outDir, folder, spare }: TreeRequest, wanted: ReadonlyMap<string, FileState>): void {
  if (wanted.size === 0) throw new Error('Nothing to make it of.');
  const { files, folders } = fitSpare({ folder, spare, wanted });
  const made = new Set(folders);
  for (const [path, { time }] of wanted) {
    if (files.has(path)) continue;
    const to = join(folder, path);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(dirname(to), { recursive: true });
    made.add(parent);
    linkSync(join(outDir, path), to);
    if (readState(to).time !== time) throw new Error(`Not as it was: ${path}`);
  }
}

/** Paths of the folders that files stand in, all the way down to them. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}

interface SpareRequest extends Pick<TreeRequest, 'folder' | 'spare'> {
  readonly wanted: ReadonlyMap<string, FileState>;
}

/** What is left of a tree, by path. */
interface Fitting {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Begins with what of the spare belongs there. One that can't be fitted is none. */
function fitSpare({ folder, spare, wanted }: SpareRequest): Fitting {
  try {
    if (takeSpare({ spare, to: folder })) return fitTree(folder, wanted);
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(folder);
  return { files: new Set(), folders: new Set() };
}

/** Deletes everything in a tree that isn't wanted, links to elsewhere as well, and no file or folder outside of it. Throws when it can't. */
function fitTree(folder: string, wanted: ReadonlyMap<string, FileState>): Fitting {
  if (!lstatSync(folder).isDirectory()) throw new Error(`Not a folder: ${folder}`);
  const folders = foldersOf(wanted.keys());
  const left = { files: new Set<string>(), folders: new Set<string>() };
  fitFolder('');
  return left;

  function fitFolder(prefix: string): void {
    for (const entry of readdirSync(`${folder}/${prefix}`, { withFileTypes: true })) {
      const path = `${prefix}${entry.name}`;
      const place = `${folder}/${path}`;
      if (entry.isDirectory()) {
        if (folders.has(path)) {
          left.folders.add(path);
          fitFolder(`${path}/`);
        } else rmSync(place, { recursive: true });
      } else if (entry.isFile() && isSame(wanted.get(path), place)) left.files.add(path);
      else unlinkSync(place);
    }
  }
}

function isSame(wanted: FileState | undefined, file: string): boolean {
  if (wanted === undefined) return false;
  const { id, size, time } = readState(file);
  return id === wanted.id && size === wanted.size && time === wanted.time;
}
