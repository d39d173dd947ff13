import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { contentHash } from '../cache/contentHash.ts';
import { noCache } from '../cache/noCache.ts';
import type { Cache } from '../cache/openCache.ts';
import type { OutputFile } from '../model/page.ts';
import type { Sink } from '../model/report.ts';
import { type LastOutput, openTree } from './openTree.ts';
import { type ListedFile, readListing, writePublished } from './readPublished.ts';
import { runPublication } from './runPublication.ts';
import { keepSpare, spareOf } from './writeSpare.ts';
import { makeStagingFolder } from './writeStagingFolder.ts';
import { OutputChanged, writeWholeOutput } from './writeWholeOutput.ts';

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
 * output as it was. Files that are as they were are taken over, with the times that they had, in a tree that is made while the build runs
 * (`openTree`); where all are, nothing is published at all. What was there before is the spare of the next build (`writeSpare`), where that
 * is possible and it was all ours; else it is deleted.
 *
 * A file outside of the output folder is a bug of ours, never written: paths are checked with `path.relative`.
 */
export async function createDiskSink({ outDir: wanted, cache = noCache }: DiskSinkRequest): Promise<Sink> {
  // Of a link, the folder that it leads to is replaced, and not the link.
  const outDir = existsSync(wanted) ? realpathSync(wanted) : wanted;
  await mkdir(dirname(outDir), { recursive: true });
  const staging = await makeStagingFolder(outDir);
  const known = (await readListing({ outDir, cache })) ?? [];
  const spare = spareOf({ cache, outDir });
  const treeFolder = `${staging}-tree`;
  // Nothing comes to be beside the output while stages run: what changed there would seem to be one of their inputs.
  const nursery = `${treeFolder}-next`;
  await mkdir(nursery);
  const tree = openTree({ outDir, known, folder: join(nursery, 'tree'), spare });
  let last: LastOutput | undefined;
  const kept = new Map<string, ListedFile>();
  const written = new Map<string, string>();
  const folders = new Set<string>();

  // Here and below at once: small files take the system a fifth of the time that their promises would.
  const ensureFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  const ready = async (): Promise<LastOutput> => {
    last ??= await tree.last();
    return last;
  };
  const keep = (path: string, hash: string): boolean => {
    const file = last?.files.get(path);
    if (file?.[1] !== hash) return false;
    kept.set(path, file);
    return true;
  };

  return {
    ready: async () => void (await ready()),
    keep,
    write: async ({ path, contents, hash = contentHash(contents) }: OutputFile) => {
      const file = join(staging, path);
      const inside = relative(staging, file);
      if (inside === '' || inside.split(sep)[0] === '..' || isAbsolute(inside))
        throw new Error(`Output path leaves the output folder: ${path}`);
      await ready();
      if (keep(path, hash)) return false;
      ensureFolder(dirname(file));
      writeFileSync(file, contents);
      written.set(path, hash);
      kept.delete(path);
      return true;
    },
    read: (path) => {
      if (written.has(path)) return readFileSync(join(staging, path));
      const file = kept.get(path);
      return file && readKept(outDir, file);
    },
    publish: async () => {
      const { files, count } = await ready();
      if (written.size === 0 && kept.size > 0 && kept.size === count) return;
      // What little is kept of an output is sooner put with what was written.
      const isMade = kept.size > written.size && (await tree.isMade());
      if (isMade) renameSync(join(nursery, 'tree'), treeFolder);
      const whole = { outDir, staging, tree: isMade ? { folder: treeFolder, files } : undefined };
      const { folder, copied } = writeWholeOutput({ ...whole, kept, written: [...written.keys()] });
      for (const [path, hash] of copied) {
        kept.delete(path);
        written.set(path, hash);
      }
      // A thread that still reads in it would keep Windows from renaming the output.
      await tree.settle();
      const old = runPublication({ folder: outDir, by: folder });
      const record = writePublished({ outDir, cache, kept, written });
      const isKept = old === undefined || (count === files.size && keepSpare({ spare, folder: old }));
      const left = isKept ? [nursery] : [nursery, old];
      await Promise.all([record, ...left.map((one) => rm(one, { recursive: true, force: true }))]);
    },
    discard: async () => {
      await tree.settle();
      const left = [treeFolder, join(nursery, 'tree')].find(existsSync);
      if (left !== undefined) keepSpare({ spare, folder: left });
      await Promise.all([staging, treeFolder, nursery].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Looks after reading: another build may have put its own output there at any time. */
function readKept(outDir: string, [path, , size, time]: ListedFile): Uint8Array {
  const file = join(outDir, path);
  const contents = existsSync(file) ? readFileSync(file) : undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (contents === undefined || found?.size !== size || found.mtimeMs !== time) throw new OutputChanged();
  return contents;
}
