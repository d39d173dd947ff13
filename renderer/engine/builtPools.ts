import { builtScript } from './packageRoot.ts';
import { createPools, type Pools, sharedPools } from './threadPool.ts';

/** Threads that run tasks of this package. Undefined where its sources run: Node can't run TypeScript in a thread. */
export function builtPools({ keepsThreads = false }: { readonly keepsThreads?: boolean | undefined }): Pools | undefined {
  const script = builtScript('worker');
  return script && (keepsThreads ? sharedPools(script) : createPools(script));
}
