import { type BuildReads, recordBuild } from './buildReads.ts';
import { parseState, printState } from './fileState.ts';
import { hashOf } from './hash.ts';
import { type Reader, recordReads } from './reader.ts';
import { openResults, type Results } from './results.ts';
import { runAll, runOnce, type Take } from './runAll.ts';
import { noStore, type Store } from './store.ts';
import type { Task } from './task.ts';
import { type TaskRuns, taskRuns } from './taskRuns.ts';
import type { Pools } from './threadPool.ts';
import { openWorld, pathsOf } from './world.ts';

/** Runs tasks, and gives stored results as long as their inputs and everything that they have read are the same. */
export interface Session {
  /** For code outside of tasks: its reads belong to the build itself. */
  readonly read: Reader;
  readonly run: <Input, Output>(task: Task<Input, Output>, input: Input) => Promise<Output>;
  /** Runs a task for many inputs, in threads where that is worth it. Results are taken in no particular order. */
  readonly runAll: <Input, Output>(task: Task<Input, Output>, inputs: readonly Input[], take: Take<Output>) => Promise<void>;
  /** Runs a task whose result is not needed again, and returns the paths that it read. They do not become reads of the build. */
  readonly runOnce: <Input, Output>(task: Task<Input, Output>, input: Input) => Promise<RunOnce<Output>>;
  /** A stored result that is still valid. Undefined where there is none. */
  readonly find: <Input, Output>(task: Task<Input, Output>, input: Input) => Output | undefined;
  /** Stores the build's output as the result of a task, which depends on everything that the build has read. */
  readonly keep: <Input, Output>(task: Task<Input, Output>, input: Input, output: Output) => void;
  /** Begins another build, with an empty record of reads. */
  readonly begin: () => void;
  /** Absolute paths of all files and folders that the build has read or looked for. Folders whose contents count end with a slash. */
  readonly paths: () => readonly string[];
  /** Checks everything that the build has read, and returns the paths that have changed since. */
  readonly changedPaths: () => readonly string[];
  /** Looks again at paths that may have changed. Default: at everything. */
  readonly invalidate: (paths?: Iterable<string>) => void;
  /** Writes new results to disk. */
  readonly save: () => Promise<void>;
  /** Interrupts the session. */
  readonly signal: AbortSignal | undefined;
  /** Ends threads, but for shared ones. They start again when they are needed. */
  readonly rest: () => Promise<void>;
}

export interface RunOnce<Output> {
  readonly output: Output;
  /** Absolute. */
  readonly paths: readonly string[];
}

interface SessionRequest {
  /** Default: nothing is kept on disk. */
  readonly store?: Store | undefined;
  /** The subject of the session, such as the project's folder: small results of one name are stored together. */
  readonly name: string;
  /** Default: everything runs in this thread. */
  readonly pools?: Pools | undefined;
  /** Interrupts the session: running tasks are rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export function openSession({ store = noStore, name, pools, signal }: SessionRequest): Session {
  const site = hashOf(name);
  const world = openWorld(new Map((store.read('files', site) ?? []).map(parseState)));
  const opened = new Map<string, Results<unknown>>();
  let own = recordReads(world, Date.now());
  let build: BuildReads = recordBuild(own);

  const resultsOf = <Output>(task: Pick<Task<never, Output>, 'name' | 'storage' | 'codec'>): Results<Output> => {
    // Under a task's name are its own results alone.
    const results = (opened.get(task.name) as Results<Output> | undefined) ?? openResults({ task, store, site });
    opened.set(task.name, results as Results<unknown>);
    return results;
  };
  const runsOf = <Input, Output>(task: Task<Input, Output>): TaskRuns<Input, Output> =>
    taskRuns({ task, results: resultsOf(task), build, world });
  const runEach: Session['runAll'] = (task, inputs, take) =>
    runAll({ task, runs: runsOf(task), inputs, take, pools, signal, learn: world.learn });

  return {
    get read() {
      return own.reader;
    },
    run: async <Input, Output>(task: Task<Input, Output>, input: Input) => {
      let result: { readonly output: Output } | undefined;
      await runEach(task, [input], (output) => {
        result = { output };
      });
      if (result === undefined) throw new Error(`The task "${task.name}" gave no result.`);
      return result.output;
    },
    runAll: runEach,
    runOnce: (task, input) => runOnce({ task, input, world, pools, signal }),
    find: (task, input) => runsOf(task).find(input)?.output,
    keep: (task, input, output) => {
      const trace = build.trace();
      if (trace === undefined) return;
      const answers = new Map(trace.map(({ question, answer }) => [question, answer]));
      runsOf(task).keep(input, { output, world: answers, own: new Map(), isComplete: true });
    },
    begin: () => {
      own = recordReads(world, Date.now());
      build = recordBuild(own);
      for (const results of opened.values()) results.age();
    },
    paths: () => pathsOf(build.reads().map(({ question }) => question)),
    changedPaths: () => {
      world.forget();
      return pathsOf(
        build
          .reads()
          .filter(({ question, answer }) => world.answer(question) !== answer)
          .map(({ question }) => question),
      );
    },
    invalidate: world.forget,
    save: async () => {
      for (const results of opened.values()) results.save();
      store.write(
        'files',
        site,
        [...world.states()].map(([path, state]) => printState(path, state)),
      );
      await store.prune();
    },
    signal,
    rest: async () => pools?.end(),
  };
}
