import { resolve } from 'node:path';
import type { LibraryFiles } from '../../api/program/virtualProgram.ts';
import type { WitnessFilesRequest } from '../../compare/witness/witnessFiles.ts';
import { optionNames, wrongOptions } from '../../diagnostics/wrongOptions.ts';
import { requireInside } from '../../model/insideFolder.ts';
import { hasErrors, type Problem } from '../../model/problem.ts';
import type { ApiDiff, DiffReport, Policy } from '../../release/diffEntry.ts';
import { readAccepted, withAccepted } from './acceptedChanges.ts';
import { diffChoices } from './diffChoices.ts';

export interface DiffRequest {
  /**
   * A package folder, `folder@ref`, a tarball or a file from `gqldocs snapshot`; relative to `cwd`. Packages are read with the `tsconfig` that
   * the config file in `cwd` names for them.
   */
  readonly old: string;
  readonly new: string;
  /** Folder that gets each proof, a program, relative to `cwd`. Default: none is written. */
  readonly witnessFolder?: string | undefined;
  /** Which changes count as breaking. Default: `diff.policy` of the config file in `cwd`, or `standard`. */
  readonly policy?: Policy | undefined;
  /** JSON file with changes that do not count, relative to `cwd`. Default: none. */
  readonly acceptedFile?: string | undefined;
  /** Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  /** Interrupts the comparison: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
}

const options = optionNames<DiffRequest>()('old new witnessFolder policy acceptedFile cwd signal now');

/**
 * Compares the APIs of two releases, as `gqldocs diff` does.
 *
 * @returns additions, removals and changes with their verdicts, and a program for each breaking change; a release that cannot be read is a
 * problem in the report
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function diff(request: DiffRequest): Promise<DiffReport> {
  const { cwd = process.cwd(), signal, now = () => performance.now() } = request;
  const start = now();
  const finish = (problems: readonly Problem[], found?: ApiDiff): DiffReport => ({
    ok: found !== undefined && !hasErrors(problems),
    ...(found === undefined ? {} : { diff: found }),
    problems,
    milliseconds: now() - start,
  });
  const unknown = wrongOptions({ call: 'diff', given: request, known: options });
  if (unknown.length > 0) return finish(unknown);
  const [{ readBothReleases }, { diffReleases, basesOf }, { staleFiles }, choices] = await Promise.all([
    import('../../release/take/readBothReleases.ts'),
    import('./diffReleases.ts'),
    import('./staleFiles.ts'),
    diffChoices({ cwd: resolve(cwd), given: [request.old, request.new] }),
  ]);
  if (choices.problems.length > 0) return finish(choices.problems);
  const accepted = request.acceptedFile === undefined ? undefined : readAccepted({ file: request.acceptedFile, cwd: resolve(cwd) });
  if (accepted !== undefined && accepted.problems.length > 0) return finish(accepted.problems);
  const libraries: LibraryFiles = new Map();
  const read = await readBothReleases({
    old: request.old,
    new: request.new,
    cwd: resolve(cwd),
    configOf: choices.value.configOf,
    libraries,
    signal,
  });
  const { old, new: next } = read;
  // An entry point without types has nothing to compare.
  const about = read.problems.filter(({ code }) => code !== 'api/untyped-entry');
  const problems = [...about, ...staleFiles({ given: [request.old, request.new], cwd: resolve(cwd) })];
  if (old === undefined || next === undefined || hasErrors(problems)) return finish(problems);
  const pair = { old, new: next, cwd: resolve(cwd) };
  const compared = diffReleases({ ...pair, libraries, policy: request.policy ?? choices.value.policy });
  const found = accepted === undefined ? compared : withAccepted(compared, accepted.value);
  if (request.witnessFolder === undefined) return finish(problems, found);
  const releases = { old: old.snapshot, new: next.snapshot, bases: basesOf(pair), libraries };
  const failures = await writeWitnesses({ folder: resolve(cwd, request.witnessFolder), diff: found, ...releases });
  return finish([...problems, ...failures], found);
}

/** Writes programs that break, with all that the compiler needs for them. Other files of the folder stay. */
async function writeWitnesses(request: WitnessFilesRequest): Promise<readonly Problem[]> {
  const [{ witnessFiles }, { writeText }] = await Promise.all([import('../../compare/witness/witnessFiles.ts'), import('./writeText.ts')]);
  const hint = 'Check permissions and free disk space, or name another folder with `--proof`.';
  for (const [path, text] of witnessFiles(request)) {
    const failures = await writeText({ file: requireInside(request.folder, path), text, hint });
    if (failures.length > 0) return failures;
  }
  return [];
}
