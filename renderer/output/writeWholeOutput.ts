import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cache } from '../cache/openCache.ts';
import { type FileState, readState } from './readPublished.ts';
import { type Fitting, fitTree, takeSpare } from './writeSpare.ts';

export interface WholeOutputRequest {
  readonly cache: Cache;
  /** Absolute folder of the last good output. */
  readonly outDir: string;
  /** Absolute folder of the files that were written; afterwards the whole output is there. */
  readonly staging: string;
  /** Files that the last good output has already, by path. */
  readonly kept: ReadonlyMap<string, FileState>;
  /** Paths of the files that were written. */
  readonly written: readonly string[];
}

/**
 * Makes a whole output of what was written and what is kept. Kept files are the last output's own, as links, with the times that they
 * had. Where most are kept, all but a few of these links are in the spare already: then what was written is put into that.
 *
 * Gives the paths of kept files that could only be copied: their times are others in the last digits, which nobody can set.
 */
export function writeWholeOutput(request: WholeOutputRequest): readonly string[] {
  const { staging, kept, written } = request;
  const fresh = freshFolder(staging);
  const spare = kept.size > written.length ? fitSpare(request, fresh) : undefined;
  const folders = new Set(spare?.folders);
  // At once: small files take the system a fifth of the time that their promises would.
  const ensureFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    mkdirSync(join(staging, folder), { recursive: true });
    folders.add(folder);
  };
  const copied: string[] = [];
  for (const [path, state] of kept) {
    if (spare?.files.has(path)) continue;
    ensureFolder(dirname(path));
    if (!takeOver(request, path, state)) copied.push(path);
  }
  if (spare === undefined) return copied;
  for (const path of written) {
    ensureFolder(dirname(path));
    renameSync(join(fresh, path), join(staging, path));
  }
  rmSync(fresh, { recursive: true });
  return copied;
}

/** Where what was written is while it is put into the spare. */
export function freshFolder(staging: string): string {
  return `${staging}-new`;
}

/** Lets the spare and what was written change places, and leaves in the spare what belongs there. Undefined when there is none. */
function fitSpare({ cache, outDir, staging, kept, written }: WholeOutputRequest, fresh: string): Fitting | undefined {
  renameSync(staging, fresh);
  try {
    if (takeSpare({ cache, outDir, to: staging }))
      return fitTree({ folder: staging, wanted: kept, folders: foldersOf([...kept.keys(), ...written]) });
  } catch {
    // One that can't be fitted is none.
    rmSync(staging, { recursive: true, force: true });
  }
  renameSync(fresh, staging);
  return undefined;
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}

/** False for a copy. */
function takeOver({ outDir, staging }: WholeOutputRequest, path: string, { time }: FileState): boolean {
  const [from, to] = [join(outDir, path), join(staging, path)];
  try {
    linkSync(from, to);
  } catch {
    if (statSync(from, { throwIfNoEntry: false })?.mtimeMs !== time) throw new OutputChanged();
    // A system without links, somebody else's file.
    copyFileSync(from, to);
    utimesSync(to, time / 1000, time / 1000);
    return false;
  }
  if (readState(to).time !== time) throw new OutputChanged();
  return true;
}

/** Somebody else has published into the same folder since this build began, so that what was to be taken over isn't there any more. */
export class OutputChanged extends Error {}
