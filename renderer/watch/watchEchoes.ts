import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentHash } from '../cache/contentHash.ts';

/** Tells changes from what is said of them once more. */
export interface Echoes {
  /** Whether all of these files were taken in as they are by the work that has just ended. If not, they are what is taken in now. */
  readonly areOnly: (paths: Iterable<string>) => boolean;
  /** Work has ended. */
  readonly end: () => void;
}

/** Milliseconds; a file that has gone is told of once more 100 ms later, in case that it comes back. */
const echo = 150;

/**
 * A system tells of one save several times: of the folder and of the file, when it was emptied, filled and closed; of the last of these perhaps
 * when the work on it has begun, and nothing has changed since. Who saves a file again as it is a moment later wants the work done again.
 */
export function watchEchoes(now: () => number): Echoes {
  let taken: ReadonlyMap<string, string | undefined> = new Map();
  let ended = Number.NEGATIVE_INFINITY;
  return {
    areOnly: (paths) => {
      const found = new Map([...paths].map((path) => [path, stateOf(path)]));
      if (now() - ended < echo && [...found].every(([path, state]) => state !== undefined && taken.get(path) === state)) return true;
      taken = found;
      return false;
    },
    end: () => {
      ended = now();
    },
  };
}

/** Undefined for folders, and for files that went with theirs: nobody knows what of them has changed. */
function stateOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    // It may have come and gone again, which its folder knows.
    if (stats === undefined) return `gone ${statSync(dirname(path), { bigint: true }).mtimeNs}`;
    return stats.isFile() ? contentHash(readFileSync(path)) : undefined;
  } catch {
    return undefined;
  }
}
