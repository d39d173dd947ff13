import { type BuildRequest, buildInto } from './buildInto.ts';
import type { Cache } from './cache/openCache.ts';
import type { Config } from './model/config.ts';
import type { Found } from './model/problem.ts';
import type { BuildReport, Sink } from './model/report.ts';
import { systemFailure } from './output/systemFailure.ts';
import { foreignOutput } from './problems/output.ts';

/**
 * Builds a site, as `gqldocs build` does. What is wrong with the site is in the report; the promise is only rejected when
 * the build is interrupted, or by a bug.
 */
export async function build(request: BuildRequest = {}): Promise<BuildReport> {
  const { report } = await buildInto(request, { open: openOutput, lasts: true });
  return report;
}

async function openOutput({ outDir }: Config, cache: Cache): Promise<Found<Sink | undefined>> {
  const { findForeignFiles } = await import('./output/findForeignFiles.ts');
  if (await findForeignFiles(outDir)) return { value: undefined, problems: [foreignOutput(outDir)] };
  const { createDiskSink } = await import('./output/diskSink.ts');
  try {
    return { value: await createDiskSink({ outDir, cache }), problems: [] };
  } catch (error) {
    return { value: undefined, problems: [systemFailure(error)] };
  }
}
