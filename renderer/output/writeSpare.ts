import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';
import { spareFolder } from '../cache/pruneCache.ts';
import { type FileState, readState } from './readPublished.ts';

/*
 * The output that was there before the last one, kept in the cache: nearly all of its files are the very same ones that the next build will
 * publish, and a thousand links and folders take longer to make, and to delete, than all else of publishing.
 *
 * A spare is a stock of folders and links, and nothing is believed of it: who takes it holds each file against the one that is wanted
 * (`fitTree`). It is taken and put there by renaming, so that of several builds one gets it, and whoever is killed leaves a whole one or
 * none. There is one at most for a cache. What can't be done (another file system, a folder that may not be written) is left out.
 */

interface SpareRequest {
  readonly cache: Cache;
  /** Absolute; whose spare. */
  readonly outDir: string;
}

/** Moves the spare to a place where nothing is; false when there is none. It may be anything. */
export function takeSpare({ cache, outDir, to }: SpareRequest & { readonly to: string }): boolean {
  const spare = spareOf({ cache, outDir });
  return spare !== undefined && succeeds(() => renameSync(spare, to));
}

/** Makes a folder the spare; false when it stays where it is. */
export function keepSpare({ cache, outDir, folder }: SpareRequest & { readonly folder: string }): boolean {
  const spare = spareOf({ cache, outDir });
  return (
    spare !== undefined &&
    succeeds(() => {
      const parent = dirname(spare);
      mkdirSync(parent, { recursive: true });
      const others = readdirSync(parent).filter((name) => name !== basename(spare));
      for (const name of others) rmSync(join(parent, name), { recursive: true, force: true });
      renameSync(folder, spare);
    })
  );
}

function spareOf({ cache, outDir }: SpareRequest): string | undefined {
  return cache.folder === undefined ? undefined : join(cache.folder, spareFolder, hashOf(outDir));
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

export interface FitRequest {
  /** Absolute. */
  readonly folder: string;
  /** The files that are wanted, by path: these very ones. */
  readonly wanted: ReadonlyMap<string, FileState>;
  /** Paths of the folders that are wanted. */
  readonly folders: ReadonlySet<string>;
}

/** What is left of a tree, by path. */
export interface Fitting {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Deletes everything in a tree that isn't wanted, links to elsewhere as well, and no file or folder outside of it. Throws when it can't. */
export function fitTree({ folder, wanted, folders }: FitRequest): Fitting {
  if (!lstatSync(folder).isDirectory()) throw new Error(`Not a folder: ${folder}`);
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
