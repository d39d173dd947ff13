import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageSources } from '../api/samples/loadHooks.ts';
import { makeTemporaryFolder } from '../engine/makeTemporaryFolder.ts';
import { builtScript } from '../engine/packageRoot.ts';
import type { Example } from '../model/example.ts';
import { requireInside } from '../model/insideFolder.ts';
import type { Problem } from '../model/problem.ts';
import type { PlannedExample, RunnablePackage } from './loadExamples.ts';
import { type ExampleScripts, runExample } from './runExample.ts';

interface RunExamplesRequest {
  readonly planned: readonly PlannedExample[];
  /** Milliseconds that each may take. */
  readonly timeout: number;
  /** How many run at a time. */
  readonly processes: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with the temporary folder, which is then kept. Default: it is removed. */
  readonly onKept?: ((folder: string) => void) | undefined;
  /** Called after each example. */
  readonly onExample?: ((result: ExampleResult) => void) | undefined;
}

/** An example that ran, with its problems. */
export interface ExampleResult {
  readonly example: Example;
  readonly problems: readonly Problem[];
}

/**
 * Runs examples:
 *
 * 1. Make a temporary folder, whose `node_modules` links to the packages, so that examples can import them by name.
 * 2. Run the examples in it, several at a time, in a process each (`runExample`, `runChild`).
 * 3. Remove the folder, unless the caller wants to keep it.
 *
 * @returns the results, in the order of the examples
 */
export async function runExamples(request: RunExamplesRequest): Promise<readonly ExampleResult[]> {
  const { planned, timeout, processes, signal, onExample } = request;
  if (planned.length === 0) return [];
  const scripts = builtScripts();
  const folder = await makeTemporaryFolder({ purpose: 'examples', isKept: request.onKept !== undefined });
  const results: ExampleResult[] = [];
  const waiting = planned.entries();
  const work = async (): Promise<void> => {
    for (const [index, { example, module, packages }] of waiting) {
      signal?.throwIfAborted();
      const own = join(folder, String(index));
      const problems = await runExample({
        example,
        module,
        folder: own,
        packages: toSources(packages, join(folder, 'compiled')),
        scripts,
        timeout,
        signal,
      });
      results[index] = { example, problems };
      onExample?.({ example, problems });
    }
  };
  try {
    await mkdir(join(folder, 'compiled'));
    await lendPackages(folder, new Set(planned.flatMap(({ packages }) => packages)));
    await Promise.all(Array.from({ length: Math.max(1, processes) }, work));
    return results;
  } finally {
    if (request.onKept === undefined) await rm(folder, { recursive: true, force: true });
    else request.onKept(folder);
  }
}

/** Node can't run TypeScript, and so needs them built. */
function builtScripts(): ExampleScripts {
  const child = builtScript('runChild');
  const hooks = builtScript('loadHooks');
  if (child === undefined || hooks === undefined) throw new Error('Examples run by scripts in dist/: run `npm run build` first.');
  return { child, hooks };
}

const packageName = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/;

/** The first package with a name gets it. Invalid names, and names that point outside of the folder, cannot be imported anyway. */
async function lendPackages(folder: string, packages: ReadonlySet<RunnablePackage>): Promise<void> {
  const byName = new Map([...packages].toReversed().map((one) => [one.name, one]));
  for (const { name, folder: target } of byName.values()) {
    if (!packageName.test(name)) continue;
    const link = requireInside(join(folder, 'node_modules'), name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(target, link, 'junction');
  }
}

function toSources(packages: readonly RunnablePackage[], compiled: string): PackageSources {
  return {
    compiled,
    manifests: packages.map(({ folder }) => join(folder, 'package.json')),
    sources: Object.assign({}, ...packages.map(({ sources }) => sources)),
  };
}
