import { runCli } from './runCli.ts';
import { userCacheDir } from './userCacheDir.ts';

/**
 * Runs the command line of this process: the only place that knows `process`. The first interrupt asks the running command
 * to stop; the second one ends the process, as it would without us.
 */
export async function main(): Promise<void> {
  const { argv, env, stdout, stderr } = process;
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());
  // A reader such as `head` may go away; what it doesn't want to read is no failure.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  process.exitCode = await runCli(argv.slice(2), {
    cwd: process.cwd(),
    env,
    userCacheDir: userCacheDir({ env, platform: process.platform }),
    stdout,
    stderr,
    outputs: [stdout.fd, stderr.fd],
    isTTY: stderr.isTTY === true,
    // Some terminals claim to have no columns at all.
    columns: stderr.columns || 80,
    signal: interrupt.signal,
    loadRenderer: () => import('../renderer/index.ts'),
    loadBuild: () => import('../renderer/build.ts'),
  });
}
