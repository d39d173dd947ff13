import { builtScript, runWorker, startWorker } from '../compiled/runWorker.ts';
import { type ListedFile, type Output, readOutput } from './readPublished.ts';
import { type TreeRequest, writeTree } from './writeTree.ts';

/** What of the last output is there to be taken over. */
export interface LastOutput {
  /** The files that are as we published them, by path. */
  readonly files: ReadonlyMap<string, ListedFile>;
  /** How many files there are, also those that aren't ours. */
  readonly count: number;
}

export interface OutputTree {
  readonly last: () => Promise<LastOutput>;
  /** Whether there is a tree of all these files (`writeTree`). */
  readonly isMade: () => Promise<boolean>;
  /** Resolves when nothing is under way. */
  readonly settle: () => Promise<unknown>;
}

/** What is known before the tree is made. */
export type LookedAt = Pick<Output, 'count' | 'changed'>;

/** Files of an output from which on a thread is worth it. */
const manyFiles = 200;

/**
 * Looks at the last output, and makes a tree of its files. With many of them, a thread does so: it looks while the build reads its
 * sources, and makes the tree while pages are rendered.
 */
export function openTree(request: TreeRequest): OutputTree {
  const script = request.known.length < manyFiles ? undefined : builtScript('treeWorker');
  return script === undefined ? treeHere(request) : treeInThread(request, script);
}

function treeHere(request: TreeRequest): OutputTree {
  const output = readOutput(request);
  return {
    last: async () => lastOutput(request, output),
    isMade: async () => {
      try {
        writeTree(request, output.states);
        return true;
      } catch {
        return false;
      }
    },
    settle: async () => undefined,
  };
}

/** A thread that fails makes no tree; what stops it stops this one, too, and is told then. */
function treeInThread(request: TreeRequest, script: URL): OutputTree {
  let tell: (looked: LookedAt) => void = () => undefined;
  const told = new Promise<LookedAt>((resolve) => {
    tell = resolve;
  });
  // Where there can be no more threads, to start one throws.
  const make = async (): Promise<boolean> => runWorker<boolean, LookedAt>({ worker: startWorker({ script }), data: request, onNews: tell });
  const made = make().catch(() => false);
  const looked = Promise.race([told, made.then(() => undefined)]);
  return {
    last: async () => lastOutput(request, (await looked) ?? readOutput(request)),
    isMade: () => made,
    settle: () => made,
  };
}

function lastOutput({ known }: TreeRequest, { count, changed }: LookedAt): LastOutput {
  const others = new Set(changed);
  return { files: new Map(known.flatMap((file) => (others.has(file[0]) ? [] : [[file[0], file]]))), count };
}
