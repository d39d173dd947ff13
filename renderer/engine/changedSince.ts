import { dirname } from 'node:path';
import { linkStatOf, type Stats, statOf } from './fileState.ts';

/** Milliseconds by which the clock of a file system may lag the system's clock. */
export const clockStep = 10;

/**
 * Whether any of these paths may have been changed, created or deleted since a time in milliseconds. Other programs have read these files
 * at an unknown moment; if this returns false, they saw the current state. The time of a file alone does not prove that:
 *
 * - A missing file may have been deleted just now. That changes its folder, or the nearest folder that still exists.
 * - A file may be old, in a folder that was moved here just now. That changes only the times of the folder's entry.
 * - A link may point to another target since just now, and the target may be old. That changes only the times of the link.
 * Installed packages and Git's own folder are not checked, because other programs write there all the time.
 */
export function changedSince(paths: Iterable<string>, time: number): boolean {
  const folders: Folders = { stats: new Map(), moves: new Map() };
  for (const path of paths) {
    if (!/[\\/](?:node_modules|\.git)[\\/]/.test(path) && changeTime(path, folders) > time - clockStep) return true;
  }
  return false;
}

/** Folders that were already checked. */
interface Folders {
  readonly stats: Map<string, Stats | undefined>;
  readonly moves: Map<string, number>;
}

function changeTime(path: string, folders: Folders): number {
  const stats = statOf(path);
  if (stats === undefined) return entriesTime(dirname(path), folders);
  // Builds write to folders, too: of those that count for their modules, the reader notes each module.
  const own = stats.isDirectory() ? 0 : Math.max(stats.mtimeMs, stats.ctimeMs);
  return Math.max(own, linkTime(path), moveTime(dirname(path), folders));
}

/** When an entry of a folder was last added or removed; for a missing folder, of its nearest existing parent. */
function entriesTime(folder: string, folders: Folders): number {
  const around = dirname(folder);
  return folderStats(folder, folders)?.mtimeMs ?? (around === folder ? 0 : entriesTime(around, folders));
}

/** When a folder, or one around it, was last moved or linked: a move changes the time of its status and not that of its entries. */
function moveTime(folder: string, folders: Folders): number {
  const known = folders.moves.get(folder);
  if (known !== undefined) return known;
  const around = dirname(folder);
  const { ctimeMs = 0, mtimeMs = 0 } = folderStats(folder, folders) ?? {};
  const time = Math.max(ctimeMs > mtimeMs ? ctimeMs : 0, linkTime(folder), around === folder ? 0 : moveTime(around, folders));
  folders.moves.set(folder, time);
  return time;
}

/** When a link was created. Zero for other paths. */
function linkTime(path: string): number {
  const stats = linkStatOf(path);
  return stats?.isSymbolicLink() === true ? Math.max(stats.mtimeMs, stats.ctimeMs) : 0;
}

function folderStats(folder: string, { stats }: Folders): Stats | undefined {
  if (!stats.has(folder)) stats.set(folder, statOf(folder));
  return stats.get(folder);
}
