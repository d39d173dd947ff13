import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

interface PruneRequest {
  /** Absolute. */
  readonly folder: string;
  /** Bytes. Default: 512 MB. */
  readonly most?: number | undefined;
}

/**
 * Removes the least recently used entries of a store until the rest fits, and temporary files of builds that were killed. Other files are
 * neither counted nor removed: the user may have named a folder with other contents as the cache.
 */
export async function pruneStore({ folder, most = 512 * 1024 * 1024 }: PruneRequest): Promise<void> {
  try {
    const stages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const files = stages.flatMap(({ name }) => entriesIn(join(folder, name)));
    let size = 0;
    for (const file of files.toSorted((a, b) => b.time - a.time)) {
      size += file.size;
      if (size > most) await rm(file.path, { force: true });
    }
  } catch {
    // Another build may prune at the same time; the next one removes the rest.
  }
}

/** Synchronous, because promises would take many times as long. Empty for a folder that cannot be read. */
function entriesIn(stage: string) {
  try {
    return readdirSync(stage)
      .filter((name) => entryName.test(name))
      .map((name) => sizeAndTime(join(stage, name)));
  } catch {
    return [];
  }
}

/** A hash, with the suffix that `openStore` adds while it writes. */
const entryName = /^[\w-]{22}(?:\.[\da-f-]{36}\.tmp)?$/;

function sizeAndTime(path: string) {
  const { size, mtimeMs } = statSync(path);
  return { path, size, time: mtimeMs };
}
