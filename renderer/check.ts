import { type BuildRequest, buildInto } from './buildInto.ts';
import { applySeverities, hasErrors } from './checks/applySeverities.ts';
import type { BuildReport } from './model/report.ts';
import { sortProblems } from './problems/sortProblems.ts';

export interface CheckRequest extends BuildRequest {
  /** Whether links that lead out are asked for, too. Needs the network. Default: false. */
  readonly external?: boolean | undefined;
}

/** Builds a site and writes nothing, as `gqldocs check` does. External links are checked when nothing else is wrong. */
export async function check(request: CheckRequest = {}): Promise<BuildReport> {
  const { createMemorySink } = await import('./output/memorySink.ts');
  const sink = createMemorySink();
  const { report: built, loaded } = await buildInto(request, { open: async () => ({ value: sink, problems: [] }), lasts: false });
  const report = { ...built, published: false };
  if (!request.external || !report.ok || loaded === undefined) return report;
  const { checkExternalLinks } = await import('./checks/checkExternalLinks.ts');
  const { collectExternalLinks } = await import('./checks/collectExternalLinks.ts');
  const { readSourceTexts } = await import('./checks/readSourceTexts.ts');
  const { config } = loaded;
  const links = collectExternalLinks({ files: sink.published(), origin: config.url, sources: await readSourceTexts(config) });
  const found = applySeverities(await checkExternalLinks({ links, signal: request.signal }), config.checks);
  const problems = sortProblems([...report.problems, ...found]);
  return { ...report, problems, ok: !hasErrors(problems) };
}
