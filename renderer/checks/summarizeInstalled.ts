import { installedTexts } from '../diagnostics/api.ts';
import { installedPackage } from '../model/installedPackage.ts';
import type { Problem } from '../model/problem.ts';

/**
 * Replaces problems in comments and texts of installed packages, which users cannot correct, by one problem for each package. These packages
 * are in `node_modules`, as npm installs them and as `npm:` fetches them.
 */
export function summarizeInstalled(problems: readonly Problem[]): readonly Problem[] {
  const byPackage = new Map<string, readonly Problem[]>();
  for (const problem of problems) {
    const name = packageOf(problem);
    if (name !== undefined) byPackage.set(name, [...(byPackage.get(name) ?? []), problem]);
  }
  if (byPackage.size === 0) return problems;
  return [
    ...problems.filter((problem) => packageOf(problem) === undefined),
    ...[...byPackage].flatMap(([name, [first, ...others]]) =>
      first === undefined ? [] : [installedTexts({ package: name, first, count: others.length + 1 })],
    ),
  ];
}

/** The package whose text a problem is in. */
function packageOf({ code, place }: Problem): string | undefined {
  const isInText = (code.startsWith('link/') && code !== 'link/external') || code === 'api/comment' || code === 'api/limit';
  return isInText ? installedPackage(place?.file ?? '') : undefined;
}
