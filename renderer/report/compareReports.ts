import { reportMark } from './entryPointReport.ts';

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
