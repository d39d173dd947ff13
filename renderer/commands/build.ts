import { wrongOptions } from '../diagnostics/wrongOptions.ts';
import type { BuildReport } from '../model/report.ts';
import { type BuildRequest, buildInto, buildOptions, failedBuild } from './buildInto.ts';

/**
 * Builds a site, as `gqldocs build` does.
 *
 * @returns the report, with the problems of the site
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function build(request: BuildRequest = {}): Promise<BuildReport> {
  const problems = wrongOptions({ call: 'build', given: request, known: buildOptions });
  if (problems.length > 0) return failedBuild(problems);
  const { report } = await buildInto(request, {
    open: async (config, store) => (await import('../publish/publishSite.ts')).openOutput(config, store),
    lasts: true,
  });
  return report;
}
