import { createHash } from 'node:crypto';

/** Hash of a file's contents. */
export function contentHash(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64url');
}
