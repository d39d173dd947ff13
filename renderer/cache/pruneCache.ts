import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface PruneRequest {
  /** Absolute. */
  readonly folder: string;
  /** Bytes. Default: 512 MB. */
  readonly most?: number | undefined;
}

/** Lets the entries of a cache go that haven't been used for longest, until the others fit. What builds that died have left goes, too. */
export async function pruneCache({ folder, most = 512 * 1024 * 1024 }: PruneRequest): Promise<void> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const files = await Promise.all(paths.map(async (path) => ({ path, ...sizeAndTime(await stat(path)) })));
    let size = 0;
    for (const file of files.toSorted((a, b) => b.time - a.time)) {
      size += file.size;
      if (size > most) await rm(file.path, { force: true });
    }
  } catch {
    // Another build may prune at the same time; the next one does what is left.
  }
}

function sizeAndTime({ size, mtimeMs }: { readonly size: number; readonly mtimeMs: number }) {
  return { size, time: mtimeMs };
}
