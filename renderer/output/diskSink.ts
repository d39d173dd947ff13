import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { contentHash } from '../cache/contentHash.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import type { OutputFile } from '../model/page.ts';
import type { Sink } from '../model/report.ts';
import { readPublished, writePublished } from './readPublished.ts';
import { runInTurns } from './runInTurns.ts';
import { makeStagingFolder } from './writeStagingFolder.ts';

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
 * output as it was. Publishing is two renames; what was there before is deleted afterwards. Files that are as they were are taken
 * over as links, with the times that they had; where all are, nothing is published at all.
 *
 * A file outside of the output folder is a bug of ours, never written: paths are checked with `path.relative`.
 */
export async function createDiskSink({ outDir, cache = noCache }: DiskSinkRequest): Promise<Sink> {
  await mkdir(dirname(outDir), { recursive: true });
  const staging = await makeStagingFolder(outDir);
  const before = await readPublished({ outDir, cache });
  const kept = new Map<string, string>();
  const written = new Map<string, string>();
  const folders = new Map<string, Promise<unknown>>();

  const ensureFolder = (folder: string): Promise<unknown> => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const made = mkdir(folder, { recursive: true });
    folders.set(folder, made);
    return made;
  };
  const keep = (path: string, hash: string): boolean => {
    if (before.hashes.get(path) !== hash) return false;
    kept.set(path, hash);
    return true;
  };
  const takeOver = async (path: string): Promise<void> => {
    const [from, to] = [join(outDir, path), join(staging, path)];
    await ensureFolder(dirname(to));
    await link(from, to).catch(() => copyWithTimes(from, to, before.timeOf(path)));
    if ((await stat(to)).mtimeMs !== before.timeOf(path)) throw new OutputChanged();
  };

  return {
    keep,
    write: async ({ path, contents, hash = contentHash(contents) }: OutputFile) => {
      const file = join(staging, path);
      const inside = relative(staging, file);
      if (inside === '' || inside.split(sep)[0] === '..' || isAbsolute(inside))
        throw new Error(`Output path leaves the output folder: ${path}`);
      if (keep(path, hash)) return;
      await ensureFolder(dirname(file));
      await writeFile(file, contents);
      written.set(path, hash);
    },
    publish: async () => {
      if (written.size === 0 && kept.size > 0 && kept.size === before.fileCount) return;
      await runInTurns([...kept.keys()], takeOver);
      await replaceFolder(outDir, staging);
      await writePublished({ outDir, cache, hashes: new Map([...kept, ...written]) });
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  };
}

/** Somebody else has published into the same folder since this build began, so that what was to be taken over isn't there any more. */
export class OutputChanged extends Error {}

/** Where links aren't possible: another file system, a system without them. */
async function copyWithTimes(from: string, to: string, milliseconds: number): Promise<void> {
  await copyFile(from, to);
  await utimes(to, milliseconds / 1000, milliseconds / 1000);
}

async function replaceFolder(folder: string, by: string): Promise<void> {
  const old = `${by}-old`;
  const hadOne = existsSync(folder);
  if (hadOne) await rename(folder, old);
  try {
    await rename(by, folder);
  } catch (error) {
    if (hadOne) await rename(old, folder);
    throw error;
  }
  if (hadOne) await rm(old, { recursive: true, force: true });
}
