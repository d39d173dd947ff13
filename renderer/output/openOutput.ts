import type { Cache } from '../cache/openCache.ts';
import type { Config } from '../model/config.ts';
import type { Found } from '../model/problem.ts';
import type { Sink } from '../model/report.ts';
import { foreignOutput } from '../problems/output.ts';
import { createDiskSink } from './diskSink.ts';
import { findForeignFiles } from './findForeignFiles.ts';
import { systemFailure } from './systemFailure.ts';

/** Opens the output folder of a site on disk, unless something is in the way. */
export async function openOutput({ outDir }: Config, cache: Cache): Promise<Found<Sink | undefined>> {
  if (await findForeignFiles(outDir)) return { value: undefined, problems: [foreignOutput(outDir)] };
  try {
    return { value: await createDiskSink({ outDir, cache }), problems: [] };
  } catch (error) {
    return { value: undefined, problems: [systemFailure(error)] };
  }
}
