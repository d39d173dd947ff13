import type { Later } from './cache/runCached.ts';

/** Work that nobody waits for: it is done when there is time, and at the latest when the build ends. */
export interface Backlog {
  readonly add: Later;
  /** Does what there is. Each piece of work is done once. */
  readonly clear: () => Promise<void>;
}

export function createBacklog(): Backlog {
  const waiting: (() => Promise<void>)[] = [];
  return {
    add: (work) => void waiting.push(work),
    clear: async () => {
      for (const work of waiting.splice(0)) await work();
    },
  };
}
