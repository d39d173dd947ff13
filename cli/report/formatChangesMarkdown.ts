import type { PackageSummary, UndocumentedName } from '../../renderer/index.ts';
import { codeCell, codeSpan } from '../../renderer/model/markdownText.ts';
import { formatDiffMarkdown } from './formatDiffMarkdown.ts';
import { formatCoverage } from './formatNumbers.ts';
import { formatPlace } from './formatProblem.ts';

/** The changes of packages as Markdown for a pull request: a table with verdict, coverage and pages, then the details of each package. */
export function formatChangesMarkdown(packages: readonly PackageSummary[]): string {
  const rows = packages.map((one) => `| ${[codeCell(one.name), one.diff.verdict, coverageChange(one), pageCounts(one)].join(' | ')} |`);
  const table = ['| Package | API | Documentation coverage | Pages |', '| --- | --- | --- | --- |', ...rows];
  return `${[table.join('\n'), ...packages.flatMap(details)].join('\n\n')}\n`;
}

function coverageChange({ coverage: { old, new: next } }: PackageSummary): string {
  if (old === undefined || (old.described === next.described && old.total === next.total)) return formatCoverage(next);
  return `${formatCoverage(old)} → ${formatCoverage(next)}`;
}

function pageCounts({ pages }: PackageSummary): string {
  const counts = (['added', 'changed', 'removed'] as const).flatMap((change) => {
    const count = pages.filter((page) => page.change === change).length;
    return count === 0 ? [] : [`${count} ${change}`];
  });
  return counts.length === 0 ? 'none' : counts.join(', ');
}

function details({ diff, coverage, pages }: PackageSummary): readonly string[] {
  const gaps = coverage.newlyUndocumented;
  return [
    formatDiffMarkdown(diff).trimEnd(),
    ...(gaps.length === 0 ? [] : [`### Without a description (${gaps.length})\n\n${gaps.map(gapLine).join('\n')}`]),
    ...(pages.length === 0
      ? []
      : [
          folded(
            `Pages (${pages.length})`,
            pages.map(({ address, change }) => `- ${codeSpan(address)} ${change}`),
          ),
        ]),
  ];
}

function gapLine({ name, place }: UndocumentedName): string {
  return `- ${codeSpan(name)}${place === undefined ? '' : ` (${codeSpan(formatPlace(place))})`}`;
}

function folded(title: string, lines: readonly string[]): string {
  return `<details>\n<summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`;
}
