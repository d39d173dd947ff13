import { contentHash } from '../cache/contentHash.ts';
import type { Cache } from '../cache/openCache.ts';
import type { OutputFile } from '../model/page.ts';
import type { KeptFile, Writer } from './createWriter.ts';

export interface WriteKeptRequest {
  readonly cache: Cache;
  readonly writer: Pick<Writer, 'keep' | 'write'>;
  /** Hash of everything that the files are made from. */
  readonly key: string;
  readonly make: () => readonly OutputFile[];
}

/** Writes files that are costly to make, or takes them over where those of the last output were made from the same. */
export async function writeKept({ cache, writer, key, make }: WriteKeptRequest): Promise<void> {
  const known = await cache.read<readonly KeptFile[]>('kept', key);
  if (known?.every((file) => writer.keep(file)) === true) return;
  const files = make().map((file) => ({ ...file, hash: contentHash(file.contents) }));
  for (const file of files) await writer.write(file);
  if (known === undefined) await cache.write<readonly KeptFile[]>('kept', key, files.map(keptFile));
}

function keptFile({ path, hash, contents }: OutputFile & { readonly hash: string }): KeptFile {
  return { path, hash, bytes: Buffer.byteLength(contents) };
}
