import { existsSync, readdirSync, statSync } from 'node:fs';
import { hashOf, hashOfText } from '../engine/hash.ts';
import type { Store } from '../engine/store.ts';

/** A file as it was published. */
export type ListedFile = readonly [path: string, hash: string, size: number, time: number];

/** What was published last. */
type Listing = readonly ListedFile[];

export interface Place {
  /** Absolute. */
  readonly outDir: string;
  readonly store: Store;
}

/** What is in an output folder. */
interface PublishedOutput {
  /** Of all files, also those of others. */
  readonly count: number;
  /** The files that have not changed since they were published, by path. */
  readonly files: ReadonlyMap<string, ListedFile>;
}

const folder = 'output';

/** Reads what is known of the last build into a folder. Empty if nothing is known. */
export function readListing({ outDir, store }: Place): Listing {
  return (store.read(folder, hashOf(outDir)) ?? []).map((line): ListedFile => JSON.parse(line));
}

/** Looks at the output folder. */
export function readOutput(place: Place): PublishedOutput {
  const entries = listFiles(place.outDir);
  const files = new Map<string, ListedFile>();
  for (const file of readListing(place)) {
    const [path, , size, time] = file;
    const found = entries.has(path) ? statSync(`${place.outDir}/${path}`, { throwIfNoEntry: false }) : undefined;
    if (found?.isFile() && found.size === size && found.mtimeMs === time) files.set(path, file);
  }
  return { count: entries.size, files };
}

/** Hash of the last published output. Undefined if files of it are missing or others were added. */
export function hashOfOutput(place: Place): string | undefined {
  const listing = readListing(place);
  const { count, files } = readOutput(place);
  return listing.length > 0 && files.size === listing.length && count === listing.length ? hashOfListing(listing) : undefined;
}

/** Hash of the last published output, without checking its files. */
export function hashOfListing(listing: Listing): string {
  return hashOfText(JSON.stringify(listing));
}

interface WriteListingRequest extends Place {
  /** What is known of the files that are as they were, by path. */
  readonly kept: ReadonlyMap<string, ListedFile>;
  /** Hashes of the others, by path. */
  readonly written: ReadonlyMap<string, string>;
}

/** Remembers what has been published. */
export function writeListing({ outDir, store, kept, written }: WriteListingRequest): void {
  const looked = [...written].map(([path, hash]): ListedFile => {
    const { size, mtimeMs } = statSync(`${outDir}/${path}`);
    return [path, hash, size, mtimeMs];
  });
  store.write(
    folder,
    hashOf(outDir),
    [...kept.values(), ...looked].map((file) => JSON.stringify(file)),
  );
}

/** Paths of all files of a folder that may be missing. At once: for hundreds of folders, promises would take ten times as long as the system does. */
function listFiles(outDir: string): ReadonlySet<string> {
  const files = new Set<string>();
  const list = (prefix: string): void => {
    for (const entry of readdirSync(`${outDir}/${prefix}`, { withFileTypes: true })) {
      if (entry.isDirectory()) list(`${prefix}${entry.name}/`);
      else files.add(prefix + entry.name);
    }
  };
  if (existsSync(outDir)) list('');
  return files;
}
