import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';
import { spareFolder } from '../cache/pruneCache.ts';

/*
 * The output that was there before the last one, kept in the cache: nearly all of its files are the very same ones that the next build will
 * publish, and a thousand links and folders take longer to make, and to delete, than all else of publishing.
 *
 * A spare is a stock of folders and links, and nothing is believed of it: who takes it holds each file against the one that is wanted
 * (`writeTree`). It is taken and put there by renaming, so that of several builds one gets it, and whoever is killed leaves a whole one or
 * none. There is one at most for a cache. What can't be done (another file system, a folder that may not be written) is left out.
 */

interface SpareRequest {
  readonly cache: Cache;
  /** Absolute; whose spare. */
  readonly outDir: string;
}

/** The spare's place. Undefined where nothing is kept. */
export function spareOf({ cache, outDir }: SpareRequest): string | undefined {
  return cache.folder === undefined ? undefined : join(cache.folder, spareFolder, hashOf(outDir));
}

/** Moves the spare to a place where nothing is; false when there is none. It may be anything. */
export function takeSpare({ spare, to }: { readonly spare: string | undefined; readonly to: string }): boolean {
  return spare !== undefined && succeeds(() => renameSync(spare, to));
}

/** Makes a folder the spare; false when it stays where it is. */
export function keepSpare({ spare, folder }: { readonly spare: string | undefined; readonly folder: string }): boolean {
  return (
    spare !== undefined &&
    succeeds(() => {
      const parent = dirname(spare);
      mkdirSync(parent, { recursive: true });
      const others = readdirSync(parent).filter((name) => name !== basename(spare) && spareName.test(name));
      for (const name of others) removeSpare(join(parent, name), join(parent, `${name}.gone`));
      renameSync(folder, spare);
    })
  );
}

/** A hash, and what is put behind it to delete it. Whatever else is there is none of ours. */
const spareName = /^[\da-f]{64}(?:\.gone)*$/;

/** From a place where nobody looks for it: a build that took it now would publish what is being deleted. */
function removeSpare(spare: string, aside: string): void {
  if (takeSpare({ spare, to: aside })) rmSync(aside, { recursive: true, force: true });
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
