import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file at the path of a folder, or of one of its parents, if any. */
export function findFileInTheWay(folder: string): string | undefined {
  const stats = findStats(folder);
  if (stats !== undefined) return stats.isDirectory() ? undefined : folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findFileInTheWay(parent);
}

/** A path that continues after a file makes `statSync` throw in spite of `throwIfNoEntry`. */
function findStats(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
