import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { missing, type Stamp } from './readStamp.ts';

/**
 * Says when what a stamp is of has changed, in milliseconds. A file that isn't there may have gone just now: then the folder that it
 * would be in has changed, or the nearest one around it that is there. Packages are taken as installed. Looks at no folder twice.
 */
export function createChangeTime(): (stamp: Stamp) => number {
  const known = new Map<string, number>();
  const ofFolder = (folder: string): number => {
    const around = dirname(folder);
    const time = known.get(folder) ?? statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? (around === folder ? 0 : ofFolder(around));
    known.set(folder, time);
    return time;
  };
  return ({ file, time, hash }) => (hash === missing && !/[\\/]node_modules[\\/]/.test(file) ? ofFolder(dirname(file)) : time);
}
