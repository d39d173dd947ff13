import { parentPort } from 'node:worker_threads';
import type { LookedAt } from './openTree.ts';
import { readOutput } from './readPublished.ts';
import { type TreeRequest, writeTree } from './writeTree.ts';

/** Entry point of the thread that looks at the last output and makes a tree of its files (`openTree`); an error ends it. */
parentPort?.once('message', (request: TreeRequest) => {
  const { count, changed, states } = readOutput(request);
  parentPort?.postMessage({ news: { count, changed } satisfies LookedAt });
  writeTree(request, states);
  parentPort?.postMessage(true);
});
