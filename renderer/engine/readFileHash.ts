import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { hashOfText } from './hash.ts';

/** Bytes that are in memory at the same time. */
const mostBytes = 2 ** 24;

/** Hash of a file's contents, for files of any size; equals `hashOfText` of the contents. Throws if the file cannot be read. */
export function readFileHash(file: string): string {
  if (statSync(file).size <= mostBytes) return hashOfText(readFileSync(file));
  const hash = createHash('sha256');
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(mostBytes);
    for (let count = readSync(descriptor, buffer); count > 0; count = readSync(descriptor, buffer)) hash.update(buffer.subarray(0, count));
    return hash.digest('base64url').slice(0, 22);
  } finally {
    closeSync(descriptor);
  }
}
