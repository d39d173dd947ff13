import { isDeepStrictEqual } from 'node:util';
import type { PackageConfig } from '../model/config.ts';
import type { Found } from '../model/problem.ts';
import { textOf } from '../packages/manifest.ts';
import { readManifest } from '../packages/readManifest.ts';
import { type ComparedHistory, type CompareHistoryRequest, compareHistory, type HistorySubject } from './compareHistory.ts';

/** The history of a package, which may have been begun before the package was extracted. */
export type HistoryOf = (subject: HistorySubject) => Promise<Found<ComparedHistory>>;

/**
 * Begins to compare the releases of packages, while these are extracted. What extraction and notes say later is expected from
 * `package.json` and from names of files. A history that was begun with another version or other notes is made again.
 */
export function beginHistories(request: CompareHistoryRequest): HistoryOf {
  const { packages } = request.config.api;
  const begun = packages.filter(isBegun).map((pkg) => {
    const subject = expectedSubject(pkg, request);
    const history = compareHistory(subject, request);
    // Who asks for the history gets its error. A build that fails earlier asks for none.
    history.catch(() => undefined);
    return { subject, history };
  });
  return (subject) => begun.find((one) => isDeepStrictEqual(one.subject, subject))?.history ?? compareHistory(subject, request);
}

/** Only extraction knows the version of a commit or an artifact. */
function isBegun({ history, ref, artifact }: PackageConfig): boolean {
  return history.length > 0 && ref === undefined && artifact === undefined;
}

function expectedSubject(pkg: PackageConfig, { session }: CompareHistoryRequest): HistorySubject {
  const files = pkg.upgradeNotes === undefined ? [] : session.read.list(pkg.upgradeNotes);
  return {
    package: pkg,
    version: textOf(readManifest(pkg.path)?.version) ?? '',
    noted: files.flatMap(({ name }) => (/^\d+\.md$/.test(name) ? [Number.parseInt(name, 10)] : [])),
  };
}
