import { dirname, relative, resolve } from 'node:path';
import { problemUrl } from '../../renderer/diagnostics/documentation.ts';
import { groupProblems } from '../../renderer/diagnostics/groupProblems.ts';
import type { BuildReport, Place, Problem, ProgressEvent } from '../../renderer/index.ts';
import { readTextsOnce } from '../../renderer/packages/readRegularFile.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { readVersion } from '../readVersion.ts';
import { formatAnnotation } from './formatAnnotation.ts';
import { formatProblem } from './formatProblem.ts';
import { formatSarif } from './formatSarif.ts';
import { formatSummary, type SummaryCommand, type SummaryRequest } from './formatSummary.ts';
import { jsonLine, problemJson } from './jsonLine.ts';
import { createLiveProgress, createVerboseProgress, type Progress } from './progress.ts';
import { createStyle } from './style.ts';
import { formatTimings, writeTrace } from './timings.ts';

/** Prints the progress, the problems and the result of a command, in the format that its options ask for. */
export interface Reporter {
  readonly onProgress: (event: ProgressEvent) => void;
  /** Removes the progress display. */
  readonly clear: () => void;
  /** The end of a build or check. */
  readonly finish: (report: BuildReport, command: SummaryCommand) => void;
  /** Prints why a command could not start. */
  readonly refuse: (problems: readonly Problem[]) => void;
  /** Prints the address of a running server. */
  readonly announce: (url: string) => void;
}

/**
 * Data goes to stdout, with `--json` or `--report`; messages go to stderr, never with `--json`. Places are relative to the project, and are
 * printed relative to the working directory, as terminals expect.
 */
export function createReporter(io: CliIo, options: CommonOptions): Reporter {
  const progress = createProgress(io, options);
  const talk = createTalk(io, options);
  const printJson = (value: object) => io.stdout.write(jsonLine({ version: 1, ...value }));
  return {
    onProgress: progress.onProgress,
    clear: progress.clear,
    finish: (report, command) => {
      const failure = options.trace === undefined ? undefined : writeTrace(resolve(io.cwd, options.trace), report);
      if (failure !== undefined) io.stderr.write(`${failure}\n`);
      if (options.json) return void printJson(toJson(report));
      if (options.report === 'sarif') io.stdout.write(formatSarif({ problems: talk.moved(report.problems), version: readVersion() }));
      talk.problems(report.problems);
      if (!options.quiet) talk.summary({ isStrict: options.strict === true, report, command });
      for (const folder of report.temporary ?? []) io.stderr.write(`Kept ${folder}\n`);
      if (options.timings) io.stderr.write(`\n${formatTimings(report)}\n`);
    },
    refuse: (problems) => void (options.json ? printJson({ ok: false, problems: problemJson(problems) }) : talk.problems(problems)),
    announce: (url) => {
      if (options.json) printJson({ ok: true, url });
      else if (!options.quiet) io.stderr.write(`Serving the site at ${url}\nPress Ctrl+C to stop.\n`);
    },
  };
}

/** Field by field, so that what scripts rely on doesn't change with our own types; times in whole milliseconds. */
function toJson({
  ok,
  published,
  pages,
  verified,
  problems,
  timings,
  milliseconds,
  files,
  bytes,
  written,
  outDir,
  addition,
  temporary,
  coverage,
}: BuildReport): object {
  const rounded = timings.map(({ stage, milliseconds: time, begin, made, reused }) => ({
    stage,
    milliseconds: Math.round(time),
    begin: begin === undefined ? undefined : Math.round(begin),
    made,
    reused,
  }));
  const times = { timings: rounded, milliseconds: Math.round(milliseconds) };
  return {
    ok,
    published,
    pages,
    verified,
    problems: problemJson(problems),
    ...times,
    files,
    bytes,
    written,
    outDir,
    addition,
    temporary,
    coverage,
  };
}

function createProgress(io: CliIo, options: CommonOptions): Progress {
  const silent = { onProgress: () => undefined, clear: () => undefined };
  if (options.json || options.quiet) return silent;
  if (options.verbose) return createVerboseProgress(io);
  const isLive = io.isTTY && (io.env.CI ?? '') === '' && io.env.TERM !== 'dumb';
  return isLive ? createLiveProgress(io, createStyle({ ...io, ...options })) : silent;
}

function createTalk(io: CliIo, options: CommonOptions) {
  const style = createStyle({ ...io, ...options });
  const root = options.config === undefined ? io.cwd : dirname(resolve(io.cwd, options.config));
  const width = Math.min(io.columns, 160);
  const workspace = io.env.GITHUB_WORKSPACE ?? io.cwd;
  const explained = new Set<string>();
  /** Each code is explained once, at its first problem. */
  const helpFor = ({ code }: Problem): string | undefined => {
    if (explained.has(code)) return undefined;
    explained.add(code);
    return problemUrl(code);
  };
  return {
    /** With places as a service sees them that knows the repository. */
    moved: (problems: readonly Problem[]) => problems.map((problem) => moveProblem(problem, root, workspace)),
    problems: (problems: readonly Problem[]): void => {
      const shown = problems.filter(({ severity }) => severity === 'error' || (severity === 'warning' && !options.quiet));
      const readSource = readTextsOnce(root);
      const groups = options.verbose ? shown.map((problem) => ({ problem, count: 1, more: [] })) : groupProblems(shown);
      groups.forEach(({ problem, count, more }, index) => {
        const before = groups[index - 1]?.problem;
        // A hint that was just printed says nothing new.
        const hint = before?.code === problem.code && before.hint === problem.hint ? undefined : problem.hint;
        const alike = { count, more: more.map((place) => movePlace(place, root, io.cwd)) };
        const source = problem.place?.line === undefined ? undefined : readSource(problem.place.file);
        io.stderr.write(
          `${formatProblem({ problem: moveProblem({ ...problem, hint }, root, io.cwd), source, width, alike, help: helpFor(problem), style })}\n\n`,
        );
      });
      if (io.env.GITHUB_ACTIONS !== 'true') return;
      for (const problem of shown) io.stderr.write(`${formatAnnotation(moveProblem(problem, root, workspace))}\n`);
    },
    summary: (request: Pick<SummaryRequest, 'report' | 'command' | 'isStrict'>): void => {
      const outDir = relative(io.cwd, request.report.outDir) || '.';
      io.stderr.write(`${formatSummary({ ...request, outDir, style })}\n`);
    },
  };
}

function movePlace(place: Place, from: string, to: string): Place {
  return { ...place, file: relative(to, resolve(from, place.file)).replaceAll('\\', '/') };
}

function moveProblem(problem: Problem, from: string, to: string): Problem {
  const move = (place: Place): Place => movePlace(place, from, to);
  return { ...problem, place: problem.place && move(problem.place), related: problem.related?.map(move) };
}
