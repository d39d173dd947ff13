import { gzipSync } from 'node:zlib';
import { tarEnd, tarEntry } from './tarEntry.ts';

/** A tarball as `npm pack` makes it, from the texts of its files. */
export function packTarball(files: Readonly<Record<string, string>>): Buffer {
  return gzipEntries(Object.entries(files).map(([name, contents]) => tarEntry({ name: `package/${name}`, contents })));
}

/** A tarball from entries that may be anything. */
export function gzipEntries(entries: readonly Buffer[]): Buffer {
  return gzipSync(Buffer.concat([...entries, tarEnd]));
}
