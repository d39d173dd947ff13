import { createProblem, type Problem } from '../model/problem.ts';

/** An argument from which no release can be read. */
export function noRelease({ given, why }: { readonly given: string; readonly why: string }): Problem {
  return createProblem('diff/release', {
    message: `Cannot read a release from "${given}": ${why}.`,
    hint: 'Use a package folder, a Git ref (`v1.2.0`, or `folder@v1.2.0`), a tarball from `npm pack`, or a file from `gqldocs snapshot`.',
  });
}

/** Why a text cannot be read as an API snapshot. */
type SnapshotFailure =
  | { readonly reason: 'foreign' }
  | { readonly reason: 'version'; readonly version: string }
  | { readonly reason: 'damaged'; readonly line: number };

/** A file that is not a snapshot, one of a newer gqldocs, or one that is cut off or edited. */
export function unreadableSnapshot(file: string, failure: SnapshotFailure): Problem {
  if (failure.reason === 'foreign') return noRelease({ given: file, why: 'it is not a snapshot' });
  if (failure.reason === 'version') {
    return createProblem('diff/snapshot', {
      message: `This API snapshot has format ${failure.version}, which this version of gqldocs cannot read.`,
      hint: 'Update gqldocs.',
      place: { file },
    });
  }
  return createProblem('diff/snapshot', {
    message: 'This API snapshot is damaged or incomplete.',
    hint: 'Write it again with `gqldocs snapshot`.',
    place: { file, line: failure.line },
  });
}

/** Built files that a comparison reads, and that were made before the last change of their sources. */
export function olderThanSources({ given, built }: { readonly given: string; readonly built: string }): Problem {
  return createProblem('diff/stale', {
    message: `The comparison reads ${built} in "${given}", which is older than the sources.`,
    hint: 'Build the package first.',
  });
}

export function damagedTarball({ file, reason }: { readonly file: string; readonly reason: string }): Problem {
  return createProblem('diff/tarball', {
    message: `Cannot unpack this tarball: ${reason}.`,
    hint: 'Make it again with `npm pack`.',
    place: { file },
  });
}
