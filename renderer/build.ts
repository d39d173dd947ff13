import { type BuildRequest, buildInto } from './buildInto.ts';
import type { BuildReport } from './model/report.ts';

/**
 * Builds a site, as `gqldocs build` does. What is wrong with the site is in the report; the promise is only rejected when
 * the build is interrupted, or by a bug.
 */
export async function build(request: BuildRequest = {}): Promise<BuildReport> {
  const { report } = await buildInto(request, {
    open: async (config, cache) => (await import('./output/openOutput.ts')).openOutput(config, cache),
    lasts: true,
  });
  return report;
}
