import { hashOf } from './cache/hashOf.ts';
import { listFiles } from './cache/listFiles.ts';
import type { Cache } from './cache/openCache.ts';
import { type KnownFolders, readChangeTime } from './cache/readChangeTime.ts';
import { missing, readStamp, type Stamp } from './cache/readStamp.ts';
import type { Config } from './model/config.ts';
import type { BuildReport } from './model/report.ts';
import { readListingHash, readWhole } from './output/readPublished.ts';
import { clearLeftovers } from './output/writeStagingFolder.ts';

/*
 * The whole build as one cached stage: what it was made from, and what it said. While all of that is as it was, and the output, too,
 * there is nothing to do, and none of the stages needs to be loaded to find that out.
 *
 * Inputs are the config, every file in the folders that the site names, and the files that the stages note (`Cache.noteInputs`). A
 * build isn't remembered when a user's own code looked at more than its text, or when sources changed meanwhile.
 */

/** What a build says of itself that would be the same again. */
export type FinishedReport = Pick<BuildReport, 'pages' | 'files' | 'bytes' | 'problems'>;

interface Finished {
  readonly report: FinishedReport;
  /** Hash of the names of all files in the site's folders. */
  readonly names: string;
  readonly stamps: readonly Stamp[];
  readonly takenAt: number;
  /** Hash of what was published. */
  readonly output: string;
}

export interface FinishedRequest {
  readonly config: Config;
  readonly cache: Cache;
  readonly inputs: InputLog;
}

const stage = 'finished';

/** The report of the last build, if another one would be the same. */
export async function readFinished({ config, cache, inputs }: FinishedRequest): Promise<FinishedReport | undefined> {
  const known = await cache.read<Finished>(stage, hashOf(config));
  if (known === undefined || known.names !== inputs.names) return undefined;
  const stamps = await Promise.all(known.stamps.map((stamp) => readStamp(stamp.file, stamp, known.takenAt)));
  if (stamps.some(({ hash }, index) => hash !== known.stamps[index]?.hash)) return undefined;
  if ((await readWhole({ outDir: config.outDir, cache })) !== known.output) return undefined;
  // Where nothing may be written, nothing need be.
  await clearLeftovers(config.outDir).catch(() => undefined);
  return known.report;
}

/** Remembers a build that was published, for `readFinished`. */
export async function writeFinished(request: FinishedRequest & { readonly report: FinishedReport }): Promise<void> {
  const { config, cache, inputs, report } = request;
  const noted = inputs.files();
  if (noted === undefined) return;
  const before = await cache.read<Finished>(stage, hashOf(config));
  const known = new Map(before?.stamps.map((stamp) => [stamp.file, stamp]));
  const site = listSite(config);
  const files = [...new Set([...site, ...noted.keys()])].sort();
  const stampOf = (file: string): Promise<Stamp> => {
    const own = noted.get(file);
    return own === undefined ? readStamp(file, known.get(file), before?.takenAt ?? 0) : readStamp(file, own, inputs.begin);
  };
  const stamps = await Promise.all(files.map(stampOf));
  // What changed, came or went since the build began may or may not be in what it made.
  const names = hashOf(site);
  const isAsNoted = stamps.every(({ file, hash }) => (noted.get(file)?.hash ?? hash) === hash);
  const folders: KnownFolders = new Map();
  // What isn't there has been looked at by the stages, and publishing changes the folders around the output.
  const there = stamps.filter(({ file, hash }) => hash !== missing && !file.endsWith('/'));
  if (!isAsNoted || names !== inputs.names || there.some((stamp) => readChangeTime(stamp, folders) > inputs.begin)) return;
  const output = await readListingHash({ outDir: config.outDir, cache });
  if (output === undefined) return;
  const { pages, files: count, bytes, problems } = report;
  const value = { report: { pages, files: count, bytes, problems }, names, stamps, takenAt: inputs.begin, output };
  await cache.write(stage, hashOf(config), value satisfies Finished);
}

/** Gathers the files that a build's stages note. */
export interface InputLog {
  /** When the build began, by the file system's clock. */
  readonly begin: number;
  /** Hash of the names of all files in the site's folders at that time. Undefined while nobody knows these folders. */
  readonly names: string | undefined;
  readonly note: NonNullable<Cache['noteInputs']>;
  /** With how they were when a stage looked at them. Undefined where not all of them are known. */
  readonly files: () => ReadonlyMap<string, Stamp | undefined> | undefined;
}

export function createInputLog(begin: number, config: Config | undefined): InputLog {
  const noted = new Map<string, Stamp | undefined>();
  let isComplete = true;
  return {
    begin,
    names: config && hashOf(listSite(config)),
    note: (files) => {
      isComplete &&= files !== undefined;
      for (const input of files ?? []) {
        if (typeof input === 'string') noted.set(input, noted.get(input));
        else noted.set(input.file, input);
      }
    },
    files: () => (isComplete ? noted : undefined),
  };
}

/** All files of the folders that a site names, sorted. */
function listSite({ documents, staticFolders, pages }: Config): readonly string[] {
  const folders = [documents?.path, ...staticFolders, pages].filter((folder) => folder !== undefined);
  return folders.flatMap(listFiles).sort();
}
