import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and those above it that are missing. Returns the first one that it created; undefined if the folder exists. Node's own
 * `recursive` tries without end where a folder exists but takes no entries, such as `/proc`: not even a signal stops it.
 */
export function makeFolder(path: string): string | undefined {
  try {
    mkdirSync(path);
    return path;
  } catch (error) {
    if (isFolder(path)) return undefined;
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') || dirname(path) === path) throw error;
  }
  const first = makeFolder(dirname(path));
  mkdirSync(path);
  return first ?? path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
