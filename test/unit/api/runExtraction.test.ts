import { describe, expect, it } from 'vitest';
import { runExtraction } from '../../../renderer/api/runExtraction.ts';
import { fixtures, packageConfig } from './extractFixture.ts';

const request = { root: fixtures, config: packageConfig('kinds') };

describe('runExtraction', () => {
  it('returns what the worker sends', async () => {
    const worker = script(`parentPort.postMessage({ value: undefined, problems: [workerData.config.slug] })`);
    expect(await runExtraction(request, { worker })).toEqual({ value: undefined, problems: ['kinds'] });
  });

  it('gives the worker no arguments, flags or environment of this process', async () => {
    const worker = script(`parentPort.postMessage([process.argv.slice(2), process.execArgv, Object.keys(process.env)])`);
    expect(await runExtraction(request, { worker })).toEqual([[], [], []]);
  });

  it('makes a problem of a worker that throws', async () => {
    expect(await runExtraction(request, { worker: script(`throw new Error('Boom.')`) })).toEqual({
      value: undefined,
      problems: [
        {
          code: 'api/extract',
          severity: 'error',
          message: 'The API of the package "kinds" could not be extracted: Boom.',
          hint: 'Check that the package compiles on its own (npx tsc --noEmit); if it does, this is a fault of gqldocs: please report it.',
          leavesOut: 'kinds',
        },
      ],
    });
  });

  it('makes a problem of a worker that ends without an answer', async () => {
    const { problems } = await runExtraction(request, { worker: script('process.exit(3)') });
    expect(problems).toMatchObject([{ code: 'api/extract', message: expect.stringContaining('with code 3') }]);
  });

  it('advises more memory when there was too little', async () => {
    const worker = script(`throw Object.assign(new Error('Out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })`);
    const { problems, lacksMemory } = await runExtraction(request, { worker });
    expect(problems).toMatchObject([{ hint: expect.stringContaining('NODE_OPTIONS=--max-old-space-size=8192') }]);
    expect(lacksMemory).toBe(true);
  });

  it('ends the worker when it is aborted', async () => {
    const controller = new AbortController();
    const running = runExtraction(request, { signal: controller.signal, worker: script('setInterval(() => {}, 1000)') });
    controller.abort(new Error('Enough.'));
    await expect(running).rejects.toThrow('Enough.');
  });
});

function script(body: string): URL {
  return new URL(`data:text/javascript,import { parentPort, workerData } from 'node:worker_threads'; ${encodeURIComponent(body)}`);
}
