import { contentHash } from '../cache/contentHash.ts';
import type { PageResult } from '../model/page.ts';
import { joinText } from './joinText.ts';

/** A page whose files say the hash of their contents. */
export function withHashes(page: PageResult): PageResult {
  if (!page.ok) return page;
  return { ...page, files: page.files.map((file) => ({ ...file, hash: file.hash ?? contentHash(file.contents) })) };
}

/** The same with contents as they are written, to be handed to another thread; `buffers` gets what holds them. */
export function withBytes(page: PageResult, buffers: ArrayBuffer[]): PageResult {
  if (!page.ok) return page;
  const files = page.files.map((file) => {
    const contents = ownBytes(file.contents);
    buffers.push(contents.buffer);
    return { ...file, contents };
  });
  return withHashes({ ...page, files });
}

/** Bytes that share their buffer with no others. */
function ownBytes(contents: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof contents === 'string') return joinText([contents]);
  const { buffer, byteLength } = contents;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? new Uint8Array(buffer) : new Uint8Array(contents);
}
