import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRenderThreads } from '../../../renderer/pages/renderThreads.ts';

let folder: string;
let script: URL;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-threads-'));
  const file = join(folder, 'worker.mjs');
  await writeFile(file, `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);`);
  script = pathToFileURL(file);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('are started once, and others take their place where they have too little memory', async () => {
  const threads = createRenderThreads({ script, count: 2 });
  threads.start();
  const first = threads.take(100);
  const same = threads.take(200);
  const others = threads.take(300);
  expect([first.length, same, others.length]).toEqual([2, first, 2]);
  expect(others.some((worker) => first.includes(worker))).toBe(false);
  await threads.end();
});

it('are not started any more once they have ended, so that a build that fails early ends', async () => {
  const threads = createRenderThreads({ script, count: 2 });
  await threads.end();
  threads.start();
  expect([threads.isStarted(), threads.take(100)]).toEqual([false, []]);
});
