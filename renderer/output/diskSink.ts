import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { contentHash } from '../cache/contentHash.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import type { OutputFile } from '../model/page.ts';
import type { Sink } from '../model/report.ts';
import { type FileState, readPublished, writePublished } from './readPublished.ts';
import { runPublication } from './runPublication.ts';
import { keepSpare } from './writeSpare.ts';
import { makeStagingFolder } from './writeStagingFolder.ts';
import { freshFolder, writeWholeOutput } from './writeWholeOutput.ts';

export interface DiskSinkRequest {
  /** Absolute. */
  readonly outDir: string;
  /** Remembers what was published, so that it needn't be written again. Default: none. */
  readonly cache?: Cache | undefined;
}

/**
 * Writes a build into a folder beside the output folder, and puts it in its place when it is published.
 *
 * Nothing that a reader or a deploy tool can see changes before that: a failed, interrupted or killed build leaves the last good
 * output as it was. What was there before is the spare of the next build (`writeSpare`), where that is possible and it was all ours; else it
 * is deleted. Files that are as they were are taken over, with the times that they had; where all are, nothing is published at all.
 *
 * A file outside of the output folder is a bug of ours, never written: paths are checked with `path.relative`.
 */
export async function createDiskSink({ outDir: wanted, cache = noCache }: DiskSinkRequest): Promise<Sink> {
  // Of a link, the folder that it leads to is replaced, and not the link.
  const outDir = existsSync(wanted) ? realpathSync(wanted) : wanted;
  await mkdir(dirname(outDir), { recursive: true });
  const staging = await makeStagingFolder(outDir);
  const before = await readPublished({ outDir, cache });
  const kept = new Map<string, string>();
  const written = new Map<string, string>();
  const states = new Map<string, FileState>();
  const folders = new Set<string>();

  // Here and below at once: small files take the system a fifth of the time that their promises would.
  const ensureFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  const keep = (path: string, hash: string): boolean => {
    const state = before.hashes.get(path) === hash ? before.states.get(path) : undefined;
    if (state === undefined) return false;
    kept.set(path, hash);
    states.set(path, state);
    return true;
  };

  return {
    keep,
    write: async ({ path, contents, hash = contentHash(contents) }: OutputFile) => {
      const file = join(staging, path);
      const inside = relative(staging, file);
      if (inside === '' || inside.split(sep)[0] === '..' || isAbsolute(inside))
        throw new Error(`Output path leaves the output folder: ${path}`);
      if (keep(path, hash)) return;
      ensureFolder(dirname(file));
      writeFileSync(file, contents);
      written.set(path, hash);
      kept.delete(path);
      states.delete(path);
    },
    read: (path) => {
      if (written.has(path)) return readFileSync(join(staging, path));
      return kept.has(path) ? readFileSync(join(outDir, path)) : undefined;
    },
    publish: async () => {
      if (written.size === 0 && kept.size > 0 && kept.size === before.fileCount) return;
      const copied = writeWholeOutput({ cache, outDir, staging, kept: states, written: [...written.keys()] });
      for (const path of copied) states.delete(path);
      const old = runPublication({ folder: outDir, by: staging });
      const record = writePublished({ outDir, cache, hashes: new Map([...kept, ...written]), states });
      const isOurs = before.fileCount === before.hashes.size;
      const isKept = old === undefined || (isOurs && keepSpare({ cache, outDir, folder: old }));
      await Promise.all([record, isKept ? undefined : rm(old, { recursive: true, force: true })]);
    },
    discard: async () => {
      await Promise.all([staging, freshFolder(staging)].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
