import { contentHash } from '../cache/contentHash.ts';
import type { PageResult } from '../model/page.ts';

/** A page whose files say the hash of their contents. */
export function withHashes(page: PageResult): PageResult {
  if (!page.ok) return page;
  return { ...page, files: page.files.map((file) => ({ ...file, hash: file.hash ?? contentHash(file.contents) })) };
}
