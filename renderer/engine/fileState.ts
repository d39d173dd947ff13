import { lstatSync, statSync } from 'node:fs';

/** Metadata of a file. */
export interface Stats {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isSymbolicLink: () => boolean;
}

/** Metadata of a file when it was read: its hash is trusted as long as all of this is the same. */
export interface FileState {
  readonly size: number;
  /** Milliseconds. */
  readonly changed: number;
  /** Change time of the entry: a replaced or moved file has a new one, even if its own times are old. */
  readonly status: number;
  readonly inode: number;
  readonly hash: string;
  /** When the file was checked, in milliseconds by the system's clock. */
  readonly seen: number;
}

/**
 * A file may change twice within the resolution of its file system's clock, so a hash is only trusted when the file was older than this.
 */
const timeStep = 2000;

export function stateOf({ size, mtimeMs, ctimeMs, ino }: Stats, { hash, seen }: Pick<FileState, 'hash' | 'seen'>): FileState {
  return { size, changed: mtimeMs, status: ctimeMs, inode: ino, hash, seen };
}

export function hasState({ size, mtimeMs, ctimeMs, ino }: Stats, state: FileState): boolean {
  return size === state.size && mtimeMs === state.changed && ctimeMs === state.status && ino === state.inode;
}

export function isSettled({ changed, status, seen }: FileState): boolean {
  return Math.max(changed, status) + timeStep < seen;
}

/**
 * The metadata of a path. Undefined if nothing exists there or the path cannot be reached: it continues after a file, is a link to itself,
 * or is in a locked folder.
 */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The same without following a link. */
export function linkStatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A file's state in one line. */
export function printState(path: string, { size, changed, status, inode, hash, seen }: FileState): string {
  return JSON.stringify([path, size, changed, status, inode, hash, seen]);
}

export function parseState(line: string): readonly [path: string, state: FileState] {
  const [path, size, changed, status, inode, hash, seen]: readonly [string, number, number, number, number, string, number] =
    JSON.parse(line);
  return [path, { size, changed, status, inode, hash, seen }];
}
