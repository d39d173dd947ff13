import { readdirSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isImportable, missing, type Stamp } from './readStamp.ts';

/** Folders that were looked at. */
export type KnownFolders = Map<string, Stats | undefined>;

/** Milliseconds by which the clock of a file system may be behind: what is written in a moment may seem to have been there before. */
export const clockStep = 10;

/**
 * When what a stamp is of has changed, in milliseconds. Packages are taken as installed, and Git makes and removes files of its own all the
 * time; for all else a file's own time isn't enough:
 *
 * - one of long ago may have been put in its place just now, or it was away for a while, as may be a folder around it;
 * - one that isn't there may have gone just now: then the folder that it would be in has changed, or the nearest one around it;
 * - of the modules in a folder, some may have come just now.
 *
 * @param known each folder is looked at once
 */
export function readChangeTime({ file, time, hash }: Stamp, known: KnownFolders): number {
  if (/[\\/]node_modules[\\/]/.test(file)) return time;
  if (hash === missing) return /[\\/]\.git[\\/]/.test(file) ? time : namesTime(dirname(file), known);
  if (file.endsWith('/')) return Math.min(namesTime(dirname(`${file}.`), known), newestTime(file));
  const changed = statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? namesTime(dirname(file), known);
  return Math.max(time, changed, moveTime(dirname(file), known));
}

/** When the last change of a module in a folder was. Other files come and go there, too. */
function newestTime(folder: string): number {
  try {
    const names = readdirSync(folder).filter(isImportable);
    return names.reduce((newest, name) => Math.max(newest, statSync(folder + name, { throwIfNoEntry: false })?.ctimeMs ?? 0), 0);
  } catch {
    // It has gone since it was looked at.
    return Number.POSITIVE_INFINITY;
  }
}

/** When a name in a folder came or went, or in the nearest one around it that is there. */
function namesTime(folder: string, known: KnownFolders): number {
  const around = dirname(folder);
  return readFolder(folder, known)?.mtimeMs ?? (around === folder ? 0 : namesTime(around, known));
}

/** When a folder or one around it was moved: that changes it, and nothing in it. */
function moveTime(folder: string, known: KnownFolders): number {
  const around = dirname(folder);
  const { ctimeMs = 0, mtimeMs = 0 } = readFolder(folder, known) ?? {};
  return Math.max(ctimeMs > mtimeMs ? ctimeMs : 0, around === folder ? 0 : moveTime(around, known));
}

function readFolder(folder: string, known: KnownFolders): Stats | undefined {
  if (!known.has(folder)) known.set(folder, statSync(folder, { throwIfNoEntry: false }));
  return known.get(folder);
}
