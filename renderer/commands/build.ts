import { wrongOptions } from '../diagnostics/wrongOptions.ts';
import type { BuildReport } from '../model/report.ts';
import { type BuildRequest, buildInto, buildOptions, failedBuild } from './buildInto.ts';

/**
 * Builds a site, as `gqldocs build` does. The report has the problems of the site. The promise is rejected only when the build is
 * interrupted, or by a bug.
 */
export async function build(request: BuildRequest = {}): Promise<BuildReport> {
  const problems = wrongOptions({ call: 'build', given: request, known: Object.keys(buildOptions) });
  if (problems.length > 0) return failedBuild(problems);
  const { report } = await buildInto(request, {
    open: async (config, store) => (await import('../publish/publishSite.ts')).openOutput(config, store),
    lasts: true,
  });
  return report;
}
