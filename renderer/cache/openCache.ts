import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pruneCache } from './pruneCache.ts';
import type { Stamp } from './readStamp.ts';
import type { Remember } from './remember.ts';

/**
 * Keeps what stages made, under the hash of everything that it was made from.
 *
 * It is never worse than no cache: an entry that is damaged, half-written or of another version counts as missing, and what can't
 * be written is left out. Nobody changes what they got from it.
 */
export interface Cache {
  /** Undefined when there is nothing, or nothing usable. The caller says what it wrote under such a key. */
  readonly read: <T>(stage: string, key: string, format?: Format<T>) => Promise<T | undefined>;
  readonly write: <T>(stage: string, key: string, value: T, format?: Format<T>) => Promise<void>;
  /** Whether a stage has anything at all. Default: it hasn't. */
  readonly has?: ((stage: string) => boolean) | undefined;
  /** Keeps it within its bounds; worth doing after something was written. */
  readonly prune: () => Promise<void>;
  /**
   * Told of the files that a value was made from, whether it was made or found, with how they were then where that was looked at;
   * undefined where nobody knows all of them. For who remembers what a whole build was made from.
   */
  readonly noteInputs?: ((files: readonly (string | Stamp)[] | undefined) => void) | undefined;
  /** Whether a file, or what is in a folder, is known to be as it was when its stamp was taken. Default: it isn't, and is looked at. */
  readonly isUntouched?: ((file: string) => boolean) | undefined;
  /** Default: remembers nothing. */
  readonly remember?: Remember | undefined;
  /** Hash of what an object is in the cache that was read from it or written into it. Undefined where it isn't known. */
  readonly hashOf?: ((value: object) => string | undefined) | undefined;
  /** Absolute folder of the project's cache, made with the first entry. Undefined where nothing is kept on disk. */
  readonly folder?: string | undefined;
}

/** How values stand in an entry. Default: as JSON. */
export interface Format<T> {
  readonly parse: (text: string) => T;
  readonly print: (value: T) => string;
}

export interface OpenCacheRequest {
  /** Absolute. Made with the first entry. */
  readonly folder: string;
  /** Of everything that makes values: entries of another version are foreign. */
  readonly version: string;
}

/** An entry that is read has been used; this says so at most this often. */
const touchAfter = 60 * 60 * 1000;

/**
 * Opens a cache on disk. Any number of builds may use it at once: entries come into being by renaming. Files are read and written at once:
 * nobody has anything to do until they are.
 */
export function openCache({ folder, version }: OpenCacheRequest): Cache {
  const fileOf = (stage: string, key: string): string => join(folder, stage, key);
  const hashes = new WeakMap<object, string>();
  const noteHash = (value: unknown, hash: string): void => {
    if (typeof value === 'object' && value !== null) hashes.set(value, hash);
  };
  let hasWritten = false;
  return {
    folder,
    hashOf: (value) => hashes.get(value),
    read: async <T>(stage: string, key: string, format?: Format<T>) => {
      const file = fileOf(stage, key);
      try {
        const { head, payload } = divide(readFileSync(file));
        const hash = hashOfPayload(payload);
        if (head !== headOf({ version, stage, key, hash })) return undefined;
        touch(file);
        const text = payload.toString();
        const value = format === undefined ? (JSON.parse(text) as T) : format.parse(text);
        noteHash(value, hash);
        return value;
      } catch {
        return undefined;
      }
    },
    write: async (stage, key, value, format) => {
      const file = fileOf(stage, key);
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        const payload = Buffer.from(format === undefined ? JSON.stringify(value) : format.print(value));
        const hash = hashOfPayload(payload);
        noteHash(value, hash);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(temporary, Buffer.concat([Buffer.from(`${headOf({ version, stage, key, hash })}\n`), payload]));
        renameSync(temporary, file);
        hasWritten = true;
      } catch {
        dropFile(temporary);
      }
    },
    has: (stage) => existsSync(join(folder, stage)),
    prune: async () => {
      if (hasWritten) await pruneCache({ folder });
    },
  };
}

function divide(entry: Buffer): { readonly head: string; readonly payload: Buffer } {
  const end = entry.indexOf('\n');
  return { head: entry.toString('utf8', 0, Math.max(0, end)), payload: entry.subarray(end + 1) };
}

function hashOfPayload(payload: Buffer): string {
  return createHash('sha256').update(payload).digest('hex');
}

interface Head {
  readonly version: string;
  readonly stage: string;
  readonly key: string;
  /** Of the payload. */
  readonly hash: string;
}

/** With the entry's own name: one that stands under another's is foreign. */
function headOf({ version, stage, key, hash }: Head): string {
  return `${version} ${stage}/${key} ${hash}`;
}

function touch(file: string): void {
  const { mtimeMs, atime } = statSync(file);
  const now = new Date();
  if (now.getTime() - mtimeMs > touchAfter) utimesSync(file, atime, now);
}

function dropFile(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // What can't be removed is for `pruneCache`.
  }
}
