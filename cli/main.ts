import { parentPort, workerData } from 'node:worker_threads';
import { openBrowser } from './openBrowser.ts';
import { runCli } from './runCli.ts';
import { userCacheDir } from './userCacheDir.ts';

/**
 * Runs the command line of this process, or of the thread that `bin/gqldocs.js` runs it in: the only place that knows `process`. The first
 * interrupt asks the running command to stop; the second one ends the process, as it would without us.
 */
export async function main(): Promise<void> {
  const { argv, env, stdout, stderr } = process;
  const { isTTY, columns } = findTerminal();
  process.exitCode = await runCli(argv.slice(2), {
    cwd: process.cwd(),
    env,
    userCacheDir: userCacheDir({ env, platform: process.platform }),
    stdout,
    stderr,
    outputs: [1, 2],
    isTTY,
    // Some terminals claim to have no columns at all.
    columns: columns || 80,
    signal: interruptions(),
    openBrowser: (url) => openBrowser(url, process.platform),
    loadRenderer: () => import('../renderer/index.ts'),
    loadBuild: () => import('../renderer/commands/build.ts'),
  });
}

interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number;
}

/** The streams of a thread write to those of the process, but do not know whether that is a terminal. */
function findTerminal(): Terminal {
  if (parentPort !== null) return workerData as Terminal;
  return { isTTY: process.stderr.isTTY === true, columns: process.stderr.columns };
}

/** Only the main thread receives signals. It passes them on and expects an answer. */
function interruptions(): AbortSignal {
  const interrupt = new AbortController();
  if (parentPort === null) for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());
  const port = parentPort;
  port?.on('message', () => {
    port.postMessage('interrupted');
    interrupt.abort();
  });
  port?.unref();
  return interrupt.signal;
}
