import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { memoize } from '../model/memoize.ts';

interface RegularFileRequest {
  /** Absolute folders. A symbolic link that points out of all of them is not followed. Default: all links are followed. */
  readonly inside?: readonly string[] | undefined;
  /** Bytes that are read at most, from the beginning. Default: all. */
  readonly most?: number | undefined;
}

type RegularFile =
  | {
      readonly ok: true;
      readonly bytes: Buffer;
      /** Whether there is more. */
      readonly isCut: boolean;
    }
  /** `irregular`: a pipe, a socket or a device. `outside`: a link that points out. Otherwise the system's code: `ENOENT`. */
  | { readonly ok: false; readonly reason: string };

/**
 * Reads a file of a project or package that others have written: a regular file within its folders, and nothing else. Opening never waits,
 * as it would for the other end of a pipe.
 */
export function readRegularFile(path: string, { inside, most = Number.POSITIVE_INFINITY }: RegularFileRequest = {}): RegularFile {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { ok: false, reason: stats.isDirectory() ? 'EISDIR' : 'irregular' };
    if (inside !== undefined && !isInside(path, inside)) return { ok: false, reason: 'outside' };
    return { ok: true, bytes: readBytes(descriptor, Math.min(stats.size, most)), isCut: stats.size > most };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // The system opens no socket, and no device that isn't there.
    return { ok: false, reason: reason === 'ENXIO' || reason === 'ENODEV' ? 'irregular' : reason };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The text of such a file, without a mark of its encoding; undefined where it can't be read. */
export function readRegularText(path: string, request: Pick<RegularFileRequest, 'inside'> = {}): string | undefined {
  const file = readRegularFile(path, request);
  return file.ok ? file.bytes.toString('utf8').replace(/^\uFEFF/, '') : undefined;
}

/** Whether there is a regular file, or a link to one. */
export function isRegularFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether there is a pipe, a socket or a device, or a link to one. */
export function isIrregular(path: string): boolean {
  try {
    const stats = statSync(path);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}

/** Whether a path lies in one of some folders when all links are followed. */
export function isInside(path: string, folders: readonly string[]): boolean {
  const real = realpathSync.native(path);
  return folders.some((folder) => contains(realPath(folder), real));
}

/** Whether a path is a folder itself or lies in it, by their texts. */
export function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}

/** A path without links; as it is where nothing exists. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** A file may grow or shrink meanwhile. */
function readBytes(descriptor: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const count = readSync(descriptor, bytes, length, size - length, null);
    if (count === 0) break;
    length += count;
  }
  return bytes.subarray(0, length);
}

/** Makes a reader of text files below a folder, which reads each of them once. Undefined for unreadable files. */
export function readTextsOnce(root: string): (file: string) => string | undefined {
  return memoize((file) => readRegularText(resolve(root, file)));
}
