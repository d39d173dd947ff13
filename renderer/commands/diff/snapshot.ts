import { resolve } from 'node:path';
import { sortProblems } from '../../diagnostics/sortProblems.ts';
import { optionNames, wrongOptions } from '../../diagnostics/wrongOptions.ts';
import { hasErrors, type Problem } from '../../model/problem.ts';
import type { ApiSnapshot } from '../../release/apiSnapshot.ts';
import { diffChoices } from './diffChoices.ts';

export interface SnapshotRequest {
  /**
   * A package folder, `folder@ref` or a tarball, relative to `cwd`. It is read with the `tsconfig` that the config file in `cwd` names for it.
   * Default: `cwd` itself.
   */
  readonly package?: string | undefined;
  /** Names of the entry points to take: `.` for the package itself, `./server`. Default: all of them. */
  readonly entryPoints?: readonly string[] | undefined;
  /** File that the snapshot goes to, relative to `cwd`. Default: none is written. */
  readonly out?: string | undefined;
  /** Default: the working directory of the process. */
  readonly cwd?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from any fixed point. Default: the process' monotonic clock. */
  readonly now?: (() => number) | undefined;
}

const options = optionNames<SnapshotRequest>()('package entryPoints out cwd signal now');

export interface SnapshotReport {
  /** No problem of severity `error`; the file was written, where one was asked for. */
  readonly ok: boolean;
  /** Undefined when the package could not be read. */
  readonly snapshot?: ApiSnapshot | undefined;
  /** The snapshot as text; empty when there is none. */
  readonly text: string;
  /** Absolute path of the written file; empty when none was written. */
  readonly file: string;
  readonly problems: readonly Problem[];
  readonly milliseconds: number;
}

/**
 * Takes the snapshot of a package's API, as `gqldocs snapshot` does.
 *
 * @returns the snapshot as data and as text, with the problems of the package
 * @throws the reason of `signal` when it interrupts the work; any other error is a bug
 */
export async function snapshot(request: SnapshotRequest = {}): Promise<SnapshotReport> {
  const { cwd = process.cwd(), signal, now = () => performance.now() } = request;
  const start = now();
  const unknown = wrongOptions({ call: 'snapshot', given: request, known: options });
  if (unknown.length > 0) return { ok: false, text: '', file: '', problems: unknown, milliseconds: now() - start };
  const only = request.entryPoints?.map((name) => name.replace(/^\.\/?/, ''));
  const { readRelease } = await import('../../release/take/readRelease.ts');
  const { formatSnapshot } = await import('../../release/formatSnapshot.ts');
  const given = request.package ?? '.';
  const choices = await diffChoices({ cwd: resolve(cwd), given: [given] });
  if (choices.problems.length > 0)
    return { ok: false, text: '', file: '', problems: sortProblems(choices.problems), milliseconds: now() - start };
  const reading = { given, only, cwd: resolve(cwd), configOf: choices.value.configOf, libraries: new Map(), signal };
  const { value, problems } = await readRelease(reading);
  signal?.throwIfAborted();
  const finish = (report: Partial<SnapshotReport>): SnapshotReport => {
    const all = sortProblems(report.problems ?? problems);
    return { text: '', file: '', ...report, ok: !hasErrors(all), problems: all, milliseconds: now() - start };
  };
  if (value === undefined || hasErrors(problems)) return finish({});
  const text = formatSnapshot(value.snapshot);
  const taken = { snapshot: value.snapshot, text };
  if (request.out === undefined) return finish(taken);
  const { writeText } = await import('./writeText.ts');
  const file = resolve(cwd, request.out);
  const failures = await writeText({ file, text, hint: 'Check permissions and free disk space, or name another file with `--out`.' });
  return finish(failures.length === 0 ? { ...taken, file } : { ...taken, problems: [...problems, ...failures] });
}
