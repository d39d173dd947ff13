import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOfText } from '../../engine/hash.ts';

/** Distinguishes changes from repeated events for the same change. */
export interface Echoes {
  /** Whether the last work has already read all of these files in their current state. If not, their current state is recorded. */
  readonly areOnly: (paths: Iterable<string>) => boolean;
  /** Work has ended. */
  readonly end: () => void;
}

/** Milliseconds. chokidar reports a deleted file once more 100 ms later, in case it was created again. */
const echo = 150;

/**
 * A system reports one save several times: for the folder and the file, when it is emptied, filled and closed. The last event may arrive
 * after the rebuild has begun. If an author saves an unchanged file a moment later, that is a new event.
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

/** Undefined for folders, and for files that were deleted with their folder, since their changes are unknown. */
function stateOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    // It may have come and gone again, which its folder knows.
    if (stats === undefined) return `gone ${statSync(dirname(path), { bigint: true }).mtimeNs}`;
    return stats.isFile() ? hashOfText(readFileSync(path)) : undefined;
  } catch {
    return undefined;
  }
}
