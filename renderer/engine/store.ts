import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfText } from './hash.ts';
import { makeFolder } from './makeFolder.ts';
import { pruneStore } from './pruneStore.ts';

/**
 * Files of lines on disk, by name. Damaged, incomplete and foreign entries count as missing, and failed writes are ignored, so a store
 * never makes a build fail. Any number of processes may use it concurrently.
 */
export interface Store {
  /** Lines of an entry. Undefined when there is none, or none that can be used. */
  readonly read: (folder: string, key: string) => readonly string[] | undefined;
  readonly write: (folder: string, key: string, lines: Iterable<string>) => void;
  /** Keeps it within its bounds: worth doing after something was written. */
  readonly prune: () => Promise<void>;
}

interface OpenStoreRequest {
  /** Absolute. Made with the first entry. */
  readonly folder: string;
  /** Of everything that makes results: entries of another version are invalid. */
  readonly version: string;
}

/** The store of a session that keeps nothing on disk. */
export const noStore: Store = { read: () => undefined, write: () => {}, prune: async () => {} };

/** Reading an entry marks it as used, at most this often. */
const touchAfter = 60 * 60 * 1000;

/** Opens a folder of entries. Reading and writing are synchronous. */
export function openStore({ folder, version }: OpenStoreRequest): Store {
  let hasWritten = false;
  const headOf = (place: string, hash: string): string => `${version} ${place} ${hash}`;
  return {
    read: (name, key) => {
      const place = `${name}/${key}`;
      const file = join(folder, place);
      try {
        const entry = readFileSync(file);
        const end = entry.indexOf('\n');
        const payload = entry.subarray(end + 1);
        // With the entry's own name: one that lies under another's is invalid.
        if (entry.toString('utf8', 0, Math.max(0, end)) !== headOf(place, hashOfText(payload))) return undefined;
        touch(file);
        return linesOf(payload);
      } catch {
        return undefined;
      }
    },
    write: (name, key, lines) => {
      const place = `${name}/${key}`;
      const file = join(folder, place);
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        const payload = payloadOf(lines);
        makeFolder(dirname(file));
        writeFileSync(temporary, Buffer.concat([Buffer.from(`${headOf(place, hashOfText(payload))}\n`), payload]));
        renameSync(temporary, file);
        hasWritten = true;
      } catch {
        removeFile(temporary);
      }
    },
    prune: async () => {
      if (hasWritten) await pruneStore({ folder });
    },
  };
}

/** Bytes that are decoded, or letters that are encoded, at once: the text of a large entry would not fit into one string. */
const blockSize = 2 ** 16;

function linesOf(payload: Buffer): readonly string[] {
  const lines: string[] = [];
  for (let start = 0; start < payload.length; ) {
    const last = payload.lastIndexOf(10, start + blockSize);
    const end = last < start ? payload.indexOf(10, start) : last;
    if (end === -1) break;
    for (const line of payload.toString('utf8', start, end).split('\n')) lines.push(line);
    start = end + 1;
  }
  return lines;
}

function payloadOf(lines: Iterable<string>): Buffer {
  const blocks: Buffer[] = [];
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < blockSize) continue;
    blocks.push(Buffer.from(text));
    text = '';
  }
  return Buffer.concat([...blocks, Buffer.from(text)]);
}

function touch(file: string): void {
  try {
    const { mtimeMs, atime } = statSync(file);
    const now = new Date();
    if (now.getTime() - mtimeMs > touchAfter) utimesSync(file, atime, now);
  } catch {
    // A cache that may only be read is of use all the same.
  }
}

function removeFile(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // `pruneStore` removes the file later.
  }
}
