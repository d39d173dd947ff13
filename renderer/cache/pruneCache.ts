import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder within the cache for what isn't an entry: who puts something there looks after it (`output/writeSpare`). */
export const spareFolder = 'spare';

export interface PruneRequest {
  /** Absolute. */
  readonly folder: string;
  /** Bytes. Default: 512 MB. */
  readonly most?: number | undefined;
}

/**
 * Lets the entries of a cache go that haven't been used for longest, until the others fit. What builds that died have left goes, too. Whatever else
 * is there is somebody's, who may have named a folder of their own as the cache: it neither counts nor goes.
 */
export async function pruneCache({ folder, most = 512 * 1024 * 1024 }: PruneRequest): Promise<void> {
  try {
    const stages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== spareFolder);
    const files = stages.flatMap(({ name }) => entriesIn(join(folder, name)));
    let size = 0;
    for (const file of files.toSorted((a, b) => b.time - a.time)) {
      size += file.size;
      if (size > most) await rm(file.path, { force: true });
    }
  } catch {
    // Another build may prune at the same time; the next one does what is left.
  }
}

/** At once: promises would take many times as long as the system does. None in a folder that nobody may read. */
function entriesIn(stage: string) {
  try {
    return readdirSync(stage)
      .filter((name) => entryName.test(name))
      .map((name) => sizeAndTime(join(stage, name)));
  } catch {
    return [];
  }
}

/** A hash, and what `openCache` puts behind it while it writes. */
const entryName = /^[\da-f]{64}(?:\.[\da-f-]{36}\.tmp)?$/;

function sizeAndTime(path: string) {
  const { size, mtimeMs } = statSync(path);
  return { path, size, time: mtimeMs };
}
