import { problemUrl } from '../../renderer/diagnostics/documentation.ts';
import type { Problem } from '../../renderer/index.ts';

/** Problems as `--json` prints them: with the address of the page that explains the code. */
export function problemJson(problems: readonly Problem[]): readonly object[] {
  return problems.map((problem) => ({ ...problem, help: problemUrl(problem.code) }));
}
