import { applySeverities } from '../checks/applySeverities.ts';
import { summarizeInstalled } from '../checks/summarizeInstalled.ts';
import { sortProblems } from '../diagnostics/sortProblems.ts';
import type { Config } from '../model/config.ts';
import { type Found, hasErrors, type Problem } from '../model/problem.ts';
import type { BuildReport, ProgressEvent, Stage, StageTiming } from '../model/report.ts';

interface BuildRunRequest {
  readonly config: Config;
  /** Milliseconds from any fixed point: `performance.now`. */
  readonly now: () => number;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Problems and stage times that a build collects while it runs. */
export interface BuildRun {
  /**
   * Runs a stage, records its time and problems, and gives its value. Throws the signal's reason when the build was interrupted before the
   * stage. A published build is complete and cannot be interrupted.
   */
  readonly stage: <T>(stage: Stage, work: () => Promise<Found<T>> | Found<T>) => Promise<T>;
  /** Counts the results of a stage, and how many came from the cache. */
  readonly count: (stage: Stage) => (isReused: boolean) => void;
  readonly add: (problems: readonly Problem[]) => void;
  readonly progress: (event: ProgressEvent) => void;
  /** Records a temporary folder that is kept. */
  readonly keep: (folder: string) => void;
  /** With the severities of the config. */
  readonly problems: () => readonly Problem[];
  readonly report: (
    result: Pick<BuildReport, 'published' | 'pages' | 'verified' | 'withoutSources' | 'files' | 'bytes' | 'written'>,
  ) => BuildReport;
}

/** Starts to collect problems and stage times. */
export function createBuildRun({ config, now, onProgress, signal }: BuildRunRequest): BuildRun {
  const start = now();
  const problems: Problem[] = [];
  const timings: StageTiming[] = [];
  const kept: string[] = [];
  const counts = new Map<Stage, { made: number; reused: number }>();
  const marksOf = new Map<Stage, Mark[]>();
  const remaining = (stage: Stage, { done, total }: { readonly done: number; readonly total: number }) => {
    const marks = marksOf.get(stage) ?? [];
    marksOf.set(stage, marks);
    marks.push({ done, at: now() });
    const rest = estimateRemaining({ marks, total });
    return rest === undefined ? {} : { remaining: rest };
  };
  const progress = (event: ProgressEvent): void =>
    onProgress?.(event.type === 'pages' ? { ...event, ...remaining('render', event) } : event);
  const rated = (): readonly Problem[] => {
    const { checks } = config;
    // Codes that are off and repetitions don't count, and a summary has a severity of its own.
    return sortProblems(applySeverities(summarizeInstalled(sortProblems(applySeverities(problems, checks))), checks));
  };
  return {
    stage: async (stage, work) => {
      signal?.throwIfAborted();
      const begin = now();
      progress({ type: 'stage-start', stage });
      signal?.throwIfAborted();
      const found = await work();
      const milliseconds = now() - begin;
      timings.push({ stage, milliseconds, begin: begin - start });
      problems.push(...found.problems);
      progress({ type: 'stage-end', stage, milliseconds });
      return found.value;
    },
    count: (stage) => {
      const count = { made: 0, reused: 0 };
      counts.set(stage, count);
      return (isReused) => {
        count[isReused ? 'reused' : 'made'] += 1;
        const counted = { done: count.made + count.reused, total: config.api.packages.length };
        if (stage === 'api' && counted.total > 1) progress({ type: 'packages', ...counted, ...remaining(stage, counted) });
      };
    },
    add: (more) => problems.push(...more),
    keep: (folder) => void kept.push(folder),
    progress,
    problems: rated,
    report: (result) => {
      const reported = rated();
      return {
        ok: result.published && !hasErrors(reported),
        ...result,
        problems: reported,
        timings: timings.map((timing) => ({ ...timing, ...counts.get(timing.stage) })),
        milliseconds: now() - start,
        outDir: config.outDir,
        ...(kept.length > 0 ? { temporary: kept.toSorted() } : {}),
      };
    },
  };
}

/** The number of finished items at a time. */
interface Mark {
  readonly done: number;
  /** Milliseconds from any fixed point. */
  readonly at: number;
}

interface Counted {
  /** In the order in which they were taken. */
  readonly marks: readonly Mark[];
  readonly total: number;
}

/** Shortest time in milliseconds between two marks that allows an estimate. */
const least = 1000;

/**
 * Estimates the remaining milliseconds from the pace of the later half of the finished work. Earlier work is slower, because caches
 * fill. Undefined when it is too early for an estimate, or when nothing remains.
 */
function estimateRemaining({ marks, total }: Counted): number | undefined {
  const last = marks.at(-1);
  if (last === undefined || last.done >= total) return undefined;
  const first = marks.findLast(({ done, at }) => done <= last.done / 2 && last.at - at >= least) ?? marks[0];
  if (first === undefined || last.at - first.at < least) return undefined;
  return ((last.at - first.at) / (last.done - first.done)) * (total - last.done);
}
