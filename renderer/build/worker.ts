import { type ExtractTaskOptions, extractTask } from '../api/extractTask.ts';
import { samplesTask } from '../api/samples/readSamples.ts';
import { createThreadWorker, type MakeTask } from '../engine/threadWorker.ts';
import { releaseTask } from '../history/sources/takeRelease.ts';
import { compareTask } from '../history/upgrade/compareTask.ts';

/** Tasks that run in threads, by the names of their modules. Each receives the shared data of its own module (`ThreadedTask.shared`). */
const modules: Readonly<Record<string, () => Promise<MakeTask>>> = {
  extract: async () => (shared) => extractTask(shared as ExtractTaskOptions),
  release: async () => () => releaseTask(),
  compare: async () => () => compareTask(),
  samples: async () => () => samplesTask(),
  page: async () => (await import('../render/pageTask.ts')).makePageTask,
};

/** Runs in a thread of the pool for each request. */
export default createThreadWorker(modules);
