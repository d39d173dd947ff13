import { existsSync, readdirSync, statSync } from 'node:fs';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';

/** What is in the output folder. */
export interface Published {
  /** All files, also those that aren't ours. */
  readonly fileCount: number;
  /** Hashes of the files that are as we published them, by path: nobody has touched them since. */
  readonly hashes: ReadonlyMap<string, string>;
  /** How the files of ours were found, by path. */
  readonly states: ReadonlyMap<string, FileState>;
  /** Hash of what we published last, if all of it is there and nothing else. */
  readonly whole: string | undefined;
}

/** Says that a file is the same, and as it was. */
export interface FileState {
  /** Of the file within its file system, whatever its names are. */
  readonly id: number;
  readonly size: number;
  /** When it was last changed, in milliseconds. */
  readonly time: number;
}

interface Place {
  readonly outDir: string;
  readonly cache: Cache;
}

/** Hash, size and time of each file, by path. */
type Listing = Readonly<Record<string, readonly [hash: string, size: number, time: number]>>;

/** Looks at the output folder, and at what is known of the last build into it. */
export async function readPublished({ outDir, cache }: Place): Promise<Published> {
  const listing = await cache.read<Listing>('output', hashOf(outDir));
  const known = listing ?? {};
  const hashes = new Map<string, string>();
  const states = new Map<string, FileState>();
  const files = listEntries(outDir);
  for (const { path, isFile } of files) {
    const [hash, size, time] = known[path] ?? [];
    // Without anything known, there is nothing to hold the file against.
    if (hash === undefined || !isFile) continue;
    const found = readState(`${outDir}/${path}`);
    states.set(path, found);
    if (found.size === size && found.time === time) hashes.set(path, hash);
  }
  const isWhole = hashes.size === files.length && hashes.size === Object.keys(known).length;
  return { fileCount: files.length, hashes, states, whole: listing && isWhole ? cache.hashOf?.(listing) : undefined };
}

/** Hash of what was published last, without a look at what has become of it. */
export async function readListingHash({ outDir, cache }: Place): Promise<string | undefined> {
  const listing = await cache.read<Listing>('output', hashOf(outDir));
  return listing && cache.hashOf?.(listing);
}

export interface WriteRequest extends Place {
  /** Of all files. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Of those that are as they were before; the others are looked at. */
  readonly states: ReadonlyMap<string, FileState>;
}

/** Remembers what has been published. */
export async function writePublished({ outDir, cache, hashes, states }: WriteRequest): Promise<void> {
  const record: Record<string, readonly [string, number, number]> = {};
  for (const [path, hash] of hashes) {
    const { size, time } = states.get(path) ?? readState(`${outDir}/${path}`);
    record[path] = [hash, size, time];
  }
  await cache.write('output', hashOf(outDir), record satisfies Listing);
}

export function readState(file: string): FileState {
  const { ino: id, size, mtimeMs: time } = statSync(file);
  return { id, size, time };
}

interface ListedEntry {
  readonly path: string;
  /** Or else something that only stands where a file would, such as a link. */
  readonly isFile: boolean;
}

/** All files of a folder that may be missing. At once: for hundreds of folders, promises would take ten times as long as the system does. */
function listEntries(folder: string): readonly ListedEntry[] {
  if (!existsSync(folder)) return [];
  const files: ListedEntry[] = [];
  const list = (prefix: string): void => {
    for (const entry of readdirSync(`${folder}/${prefix}`, { withFileTypes: true })) {
      const path = prefix + entry.name;
      if (entry.isDirectory()) list(`${path}/`);
      else files.push({ path, isFile: entry.isFile() });
    }
  };
  list('');
  return files;
}
