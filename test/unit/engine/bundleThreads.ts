import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

/** Bundles the script of the threads for the tests of a file: Node can't run TypeScript in a thread. Gives its address once they run. */
export function bundleThreads(): () => URL {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gqldocs-threads-'));
    await build({
      entryPoints: [join(import.meta.dirname, 'threadScript.ts')],
      outfile: join(folder, 'threads.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => pathToFileURL(join(folder, 'threads.mjs'));
}
