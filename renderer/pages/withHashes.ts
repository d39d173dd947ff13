import { contentHash } from '../cache/contentHash.ts';
import type { PageResult } from '../model/page.ts';

/** A page whose files say the hash of their contents. */
export function withHashes(page: PageResult): PageResult {
  if (!page.ok) return page;
  return { ...page, files: page.files.map((file) => ({ ...file, hash: file.hash ?? contentHash(file.contents) })) };
}

/** The same with contents as they are written, to be handed to another thread; `buffers` gets what holds them. */
export function withBytes(page: PageResult, buffers: ArrayBuffer[]): PageResult {
  if (!page.ok) return page;
  const encoder = new TextEncoder();
  const files = page.files.map((file) => {
    // Of its own: bytes of a page may share their buffer with others'.
    const contents = typeof file.contents === 'string' ? encoder.encode(file.contents) : new Uint8Array(file.contents);
    buffers.push(contents.buffer);
    return { ...file, contents };
  });
  return withHashes({ ...page, files });
}
