import type { Problem } from '../model/problem.ts';
import { type BuildReport, noFiles } from '../model/report.ts';

/** The report of a build that could not start. */
export function failedBuild(problems: readonly Problem[]): BuildReport {
  return { ok: false, published: false, pages: 0, ...noFiles, written: noFiles, outDir: '', timings: [], milliseconds: 0, problems };
}
