import { existsSync, readdirSync, statSync } from 'node:fs';
import { hashOf } from '../cache/hashOf.ts';
import type { Cache } from '../cache/openCache.ts';

/** Says that a file is the same, and as it was. */
export interface FileState {
  /** Of the file within its file system, whatever its names are. */
  readonly id: number;
  readonly size: number;
  /** When it was last changed, in milliseconds. */
  readonly time: number;
}

export interface Place {
  readonly outDir: string;
  readonly cache: Cache;
}

/** A file as we published it. */
export type ListedFile = readonly [path: string, hash: string, size: number, time: number];

/** What we published last; an object with as many keys would take longer to read and to write. */
export type Listing = readonly ListedFile[];

export interface OutputRequest {
  readonly outDir: string;
  readonly known: Listing;
}

/** What is in the output folder. */
export interface Output {
  /** Of all files, also those that aren't ours. */
  readonly count: number;
  /** The files that are as we published them, by path: nobody has touched them since. */
  readonly states: ReadonlyMap<string, FileState>;
  /** Paths of the other files that we published. */
  readonly changed: readonly string[];
}

/** What is known of the last build into a folder. Undefined where nothing is. */
export function readListing({ outDir, cache }: Place): Promise<Listing | undefined> {
  return cache.read<Listing>('output', hashOf(outDir));
}

/** Looks at the output folder. */
export function readOutput({ outDir, known }: OutputRequest): Output {
  const entries = listEntries(outDir);
  const files = new Set(entries.filter(({ isFile }) => isFile).map(({ path }) => path));
  const states = new Map<string, FileState>();
  for (const [path, , size, time] of known) {
    const found = files.has(path) ? readState(`${outDir}/${path}`) : undefined;
    if (found?.size === size && found.time === time) states.set(path, found);
  }
  const changed = known.map(([path]) => path).filter((path) => !states.has(path));
  return { count: entries.length, states, changed };
}

/** Hash of what we published last, if all of it is there and nothing else. */
export async function readWhole(place: Place): Promise<string | undefined> {
  const known = await readListing(place);
  if (known === undefined) return undefined;
  const { count, states, changed } = readOutput({ outDir: place.outDir, known });
  return states.size === count && changed.length === 0 ? place.cache.hashOf?.(known) : undefined;
}

/** Hash of what was published last, without a look at what has become of it. */
export async function readListingHash(place: Place): Promise<string | undefined> {
  const listing = await readListing(place);
  return listing && place.cache.hashOf?.(listing);
}

export interface WriteRequest extends Place {
  /** What is known of the files that are as they were, by path. */
  readonly kept: ReadonlyMap<string, ListedFile>;
  /** Hashes of the others, by path. */
  readonly written: ReadonlyMap<string, string>;
}

/** Remembers what has been published. */
export async function writePublished({ outDir, cache, kept, written }: WriteRequest): Promise<void> {
  const looked = [...written].map(([path, hash]): ListedFile => {
    const { size, time } = readState(`${outDir}/${path}`);
    return [path, hash, size, time];
  });
  await cache.write('output', hashOf(outDir), [...kept.values(), ...looked] satisfies Listing);
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
