import { type Dirent, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';

/** What is in the output folder. */
export interface Published {
  /** All files, also those that aren't ours. */
  readonly fileCount: number;
  /** Hashes of the files that are as we published them, by path: nobody has touched them since. */
  readonly hashes: ReadonlyMap<string, string>;
  /** When a file was last changed, in milliseconds. */
  readonly timeOf: (path: string) => number;
}

interface Place {
  readonly outDir: string;
  readonly cache: Cache;
}

/** Hash, size and time of each file, by path. */
type Listing = Readonly<Record<string, readonly [hash: string, size: number, time: number]>>;

/** Looks at the output folder, and at what is known of the last build into it. */
export async function readPublished({ outDir, cache }: Place): Promise<Published> {
  const known = (await cache.read<Listing>('output', hashOf(outDir))) ?? {};
  const entries = await listEntries(outDir);
  const hashes = new Map<string, string>();
  const times = new Map<string, number>();
  const files = entries.filter((entry) => !entry.isDirectory());
  for (const entry of files) {
    const path = relative(outDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    const [hash, size, time] = known[path] ?? [];
    // Without anything known, there is nothing to hold the file against.
    if (hash === undefined || !entry.isFile()) continue;
    const found = statSync(join(outDir, path));
    times.set(path, found.mtimeMs);
    if (found.size === size && found.mtimeMs === time) hashes.set(path, hash);
  }
  return { fileCount: files.length, hashes, timeOf: (path) => times.get(path) ?? 0 };
}

/** Hashes of what was published last, by path, without a look at what has become of it. */
export async function readListing({ outDir, cache }: Place): Promise<ReadonlyMap<string, string>> {
  const known = (await cache.read<Listing>('output', hashOf(outDir))) ?? {};
  return new Map(Object.entries(known).map(([path, [hash]]) => [path, hash]));
}

/** Remembers what has been published. */
export async function writePublished({ outDir, cache, hashes }: Place & { readonly hashes: ReadonlyMap<string, string> }): Promise<void> {
  const record: Record<string, readonly [string, number, number]> = {};
  for (const [path, hash] of hashes) {
    const { size, mtimeMs } = statSync(join(outDir, path));
    record[path] = [hash, size, mtimeMs];
  }
  await cache.write('output', hashOf(outDir), record satisfies Listing);
}

async function listEntries(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
