import { safeSegment } from '../../model/addresses.ts';
import { specifierOf } from '../../model/specifierOf.ts';
import type { ApiItem } from '../../release/apiItem.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { entryPointsOf } from '../../release/declarationsOf.ts';
import { entryPointReport, reportMark } from './entryPointReport.ts';

/** A package as it is reported. */
export interface ReportedPackage {
  /** Names its files: the package's name, or its slug where several packages have one name. */
  readonly root: string;
  readonly snapshot: ApiSnapshot;
  readonly items: readonly ApiItem[];
}

/** Ends the name of every report. */
export const reportEnding = '.api.md';

/** Reports by their paths in the output folder. A path is what users import: `my-library/server.api.md`. */
export function reportFiles(packages: readonly ReportedPackage[]): ReadonlyMap<string, string> {
  const files = packages.flatMap(({ root, snapshot, items }) =>
    entryPointsOf(snapshot).map((module): readonly [string, string] => {
      const specifier = specifierOf(snapshot.package, module);
      return [reportPath(root, module.name), entryPointReport({ snapshot, items, module, specifier })];
    }),
  );
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function reportPath(root: string, module: string): string {
  const parts = [...root.split('/'), ...module.split('/')].filter((part) => part !== '');
  return `${parts.map(toSegment).join('/')}${reportEnding}`;
}

/** A scope keeps its sign. */
function toSegment(name: string): string {
  return name.startsWith('@') ? `@${safeSegment(name.slice(1))}` : safeSegment(name);
}

/** Whether a report belongs to a package. */
export function isReportOf(path: string, root: string): boolean {
  const own = reportPath(root, '').slice(0, -reportEnding.length);
  return path === `${own}${reportEnding}` || path.startsWith(`${own}/`);
}

/** A report and its file. */
export interface ReportFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  /** `superfluous`: no entry point has this report any more. */
  readonly state: 'current' | 'missing' | 'outdated' | 'superfluous';
}

/** Compares reports with the files of the output folder. Files that gqldocs did not write do not count. Sorted by path. */
export function compareReports(reports: ReadonlyMap<string, string>, files: ReadonlyMap<string, string>): readonly ReportFile[] {
  const expected = [...reports].map(([path, text]): ReportFile => {
    const written = files.get(path);
    // A checkout on Windows may have other line ends.
    const isCurrent = written?.replaceAll('\r\n', '\n') === text;
    return { path, state: written === undefined ? 'missing' : isCurrent ? 'current' : 'outdated' };
  });
  const superfluous = [...files].filter(([path, text]) => !reports.has(path) && text.startsWith(reportMark));
  const all = [...expected, ...superfluous.map(([path]): ReportFile => ({ path, state: 'superfluous' }))];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}
