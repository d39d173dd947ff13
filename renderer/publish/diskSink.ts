import { constants, copyFileSync, existsSync, linkSync, readFileSync, realpathSync, statSync, utimesSync } from 'node:fs';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clockStep } from '../engine/changedSince.ts';
import { hashOfText } from '../engine/hash.ts';
import { makeFolder } from '../engine/makeFolder.ts';
import { readFileHash } from '../engine/readFileHash.ts';
import { noStore, type Store } from '../engine/store.ts';
import { requireInside } from '../model/insideFolder.ts';
import type { Sink } from '../model/report.ts';
import { type ListedFile, readOutput, writeListing } from './readListing.ts';
import { runPublication } from './runPublication.ts';
import { makeStagingFolder } from './writeStagingFolder.ts';

interface DiskSinkRequest {
  /** Absolute. */
  readonly outDir: string;
  /** Remembers what was published, so that it needn't be written again. Default: nothing is. */
  readonly store?: Store | undefined;
}

/** Another build has published into the same folder since this build began, so files that were to be reused may be missing. */
export class OutputChanged extends Error {}

/**
 * Writes a build to disk:
 *
 * 1. Make a staging folder next to the output folder. Readers and deploy tools do not see it.
 * 2. Write new and changed files into it.
 * 3. To publish, link the unchanged files of the last output, which keep their times, and replace the output folder by the staging folder.
 *
 * A failed, interrupted or killed build leaves the last good output as it was. If no file has changed, nothing is published. A file outside of the
 * output folder is a bug of gqldocs and is never written.
 */
export async function createDiskSink({ outDir: wanted, store = noStore }: DiskSinkRequest): Promise<Sink> {
  // Of a link, the folder that it points to is replaced, and not the link.
  const outDir = existsSync(wanted) ? realpathSync(wanted) : wanted;
  makeFolder(dirname(outDir));
  const staging = await makeStagingFolder(outDir);
  // The new folder has changed the one around it, where tasks may look for a file in vain. Tasks that begin a moment later don't take that
  // for a change of theirs.
  const settled = wait(2 * clockStep);
  const last = readOutput({ outDir, store });
  await settled;
  const kept = new Map<string, ListedFile>();
  const written = new Map<string, string>();
  const folders = new Set<string>();

  const ensureFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    makeFolder(folder);
    folders.add(folder);
  };
  const keep = (path: string, hash: string): boolean => {
    const file = last.files.get(path);
    if (file?.[1] !== hash) return false;
    kept.set(path, file);
    return true;
  };
  /** Puts kept files with those that were written. */
  const takeOver = (): void => {
    for (const [path, hash, , time] of kept.values()) {
      const to = join(staging, path);
      ensureFolder(dirname(to));
      if (linkFile({ from: join(outDir, path), to, time })) continue;
      // The times of a copy differ in digits that can't be set.
      kept.delete(path);
      written.set(path, hash);
    }
  };

  const put = async ({ path, hash, write }: PutRequest): Promise<boolean> => {
    const file = requireInside(staging, path);
    if (keep(path, hash)) return false;
    ensureFolder(dirname(file));
    await write(file);
    written.set(path, hash);
    kept.delete(path);
    return true;
  };

  return {
    has: (path, hash) => last.files.get(path)?.[1] === hash,
    keep: (path, hash) => void keep(path, hash),
    write: ({ path, contents, hash = hashOfText(contents) }) => put({ path, hash, write: (file) => writeFile(file, contents) }),
    copy: (path, from) => put({ path, hash: readFileHash(from), write: (file) => copyFile(from, file, constants.COPYFILE_FICLONE) }),
    read: (path) => {
      if (written.has(path)) return readFileSync(join(staging, path));
      const file = kept.get(path);
      return file && readKept(outDir, file);
    },
    publish: async () => {
      if (written.size === 0 && kept.size > 0 && kept.size === last.count) return;
      takeOver();
      const old = runPublication({ folder: outDir, by: staging });
      writeListing({ outDir, store, kept, written });
      if (old !== undefined) await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  };
}

interface PutRequest {
  readonly path: string;
  readonly hash: string;
  /** To an absolute path in a folder that is there. */
  readonly write: (file: string) => Promise<void>;
}

/** Looks after reading: another build may have put its own output there at any time. */
function readKept(outDir: string, [path, , size, time]: ListedFile): Uint8Array {
  const file = join(outDir, path);
  const contents = existsSync(file) ? readFileSync(file) : undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (contents === undefined || found?.size !== size || found.mtimeMs !== time) throw new OutputChanged();
  return contents;
}

/** Links a file, or copies it if the system refuses links. Returns whether it is a link. */
function linkFile({ from, to, time }: { readonly from: string; readonly to: string; readonly time: number }): boolean {
  try {
    linkSync(from, to);
  } catch {
    if (statSync(from, { throwIfNoEntry: false })?.mtimeMs !== time) throw new OutputChanged();
    copyFileSync(from, to);
    utimesSync(to, time / 1000, time / 1000);
    return false;
  }
  if (statSync(to).mtimeMs !== time) throw new OutputChanged();
  return true;
}
