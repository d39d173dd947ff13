import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { missing, type Stamp } from './readStamp.ts';

/**
 * When what a stamp is of has changed, in milliseconds. A file that isn't there may have gone just now: then the folder that it would be in has
 * changed, or the nearest one around it that is there. Packages are taken as installed.
 *
 * @param known times of folders, each of which is looked at once
 */
export function readChangeTime({ file, time, hash }: Stamp, known: Map<string, number>): number {
  return hash === missing && !/[\\/]node_modules[\\/]/.test(file) ? readFolderTime(dirname(file), known) : time;
}

function readFolderTime(folder: string, known: Map<string, number>): number {
  const around = dirname(folder);
  const found = known.get(folder) ?? statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  const time = found ?? (around === folder ? 0 : readFolderTime(around, known));
  known.set(folder, time);
  return time;
}
