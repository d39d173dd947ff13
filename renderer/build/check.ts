import { applySeverities, hasErrors } from '../checks/applySeverities.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import { unknownOptions } from '../diagnostics/unknownOptions.ts';
import type { BuildReport } from '../model/report.ts';
import { type BuildRequest, buildInto } from './buildInto.ts';
import { buildOptions } from './buildOptions.ts';
import { failedBuild } from './failedBuild.ts';

export interface CheckRequest extends BuildRequest {
  /** Whether to check external links, too. Needs the network. Default: false. */
  readonly external?: boolean | undefined;
}

/**
 * Builds a site without writing it, as `gqldocs check` does. The report has the size of the output that a build would have, and `written` is
 * empty. It checks external links only when it finds no other error.
 */
export async function check(request: CheckRequest = {}): Promise<BuildReport> {
  const unknown = unknownOptions({ call: 'check', given: request, known: [...Object.keys(buildOptions), 'external'] });
  if (unknown.length > 0) return failedBuild(unknown);
  const { createMemorySink } = await import('../publish/memorySink.ts');
  const sink = createMemorySink();
  const { report: built, loaded } = await buildInto(request, { open: async () => ({ value: sink, problems: [] }), lasts: false });
  const report = { ...built, published: false, written: { files: 0, bytes: 0 } };
  if (!request.external || !report.ok || loaded === undefined) return report;
  const { checkExternalLinks } = await import('../checks/checkExternalLinks.ts');
  const { collectExternalLinks } = await import('../checks/collectExternalLinks.ts');
  const { readSourceTexts } = await import('../checks/readSourceTexts.ts');
  const { config } = loaded;
  const links = collectExternalLinks({ files: sink.published(), origin: config.url, sources: await readSourceTexts(config) });
  const found = applySeverities(await checkExternalLinks({ links, signal: request.signal }), config.checks);
  const problems = sortProblems([...report.problems, ...found]);
  return { ...report, problems, ok: !hasErrors(problems) };
}
