import { extractTask } from '../api/extractTask.ts';
import { samplesTask } from '../api/samples/readSamples.ts';
import { createThreadWorker, type RunnableTask } from '../engine/threadWorker.ts';
import { computeTask } from '../history/sources/readHistory.ts';
import { releaseTask } from '../history/sources/takeRelease.ts';
import { compareTask } from '../history/upgrade/compareTask.ts';

/** Tasks that run in threads, by the names of their modules. */
const tasks: Readonly<Record<string, RunnableTask>> = {
  extract: extractTask(),
  release: releaseTask(),
  history: computeTask(),
  compare: compareTask(),
  samples: samplesTask(),
};

/** Runs in a thread of the pool for each request. */
export default createThreadWorker(tasks);
