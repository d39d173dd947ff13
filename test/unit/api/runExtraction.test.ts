import { describe, expect, it } from 'vitest';
import { runExtraction } from '../../../renderer/api/runExtraction.ts';
import { fixtures, packageConfig } from './extractFixture.ts';

const request = { root: fixtures, config: packageConfig('kinds') };

describe('runExtraction', () => {
  it('returns what the worker sends', async () => {
    const code = script(`parentPort.postMessage({ value: undefined, problems: [request.config.slug] })`);
    expect(await runExtraction(request, { script: code })).toEqual({ value: undefined, problems: ['kinds'] });
  });

  it('puts the symbols that come before the result into it', async () => {
    const code = script(`
      for (const name of ['a', 'b']) parentPort.postMessage({ news: { piece: JSON.stringify([{ name, members: [] }]) } });
      parentPort.postMessage({ value: { name: 'kinds', symbols: [1, 0], hidden: [] }, problems: [] });`);
    expect(await runExtraction(request, { script: code })).toEqual({
      value: {
        name: 'kinds',
        symbols: [
          { name: 'b', members: [] },
          { name: 'a', members: [] },
        ],
        hidden: [],
      },
      problems: [],
      sent: {
        divided: { name: 'kinds', symbols: [1, 0], hidden: [] },
        pieces: ['[{"name":"a","members":[]}]', '[{"name":"b","members":[]}]'],
      },
    });
  });

  it('passes on what comes before the result', async () => {
    const told: unknown[] = [];
    const code = script(`
      parentPort.postMessage({ news: { samples: ['a sample'] } });
      parentPort.postMessage({ news: { files: ['/a.ts'] } });
      parentPort.postMessage({ value: undefined, problems: [] });`);
    await runExtraction(request, { script: code, onSamples: (samples) => told.push(samples), onFiles: (files) => told.push(files) });
    expect(told).toEqual([['a sample'], ['/a.ts']]);
  });

  it('gives the worker no arguments, flags or environment of this process', async () => {
    const code = script(`parentPort.postMessage({ problems: [process.argv.slice(2), process.execArgv, Object.keys(process.env)] })`);
    expect(await runExtraction(request, { script: code })).toEqual({ problems: [[], [], []] });
  });

  it('makes a problem of a worker that throws', async () => {
    expect(await runExtraction(request, { script: script(`throw new Error('Boom.')`) })).toEqual({
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
    const { problems } = await runExtraction(request, { script: script('process.exit(3)') });
    expect(problems).toMatchObject([{ code: 'api/extract', message: expect.stringContaining('with code 3') }]);
  });

  it('advises more memory when there was too little', async () => {
    const code = script(`throw Object.assign(new Error('Out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })`);
    const { problems, lacksMemory } = await runExtraction(request, { script: code });
    expect(problems).toMatchObject([{ hint: expect.stringContaining('NODE_OPTIONS=--max-old-space-size=8192') }]);
    expect(lacksMemory).toBe(true);
  });

  it('ends the worker when it is aborted', async () => {
    const controller = new AbortController();
    const running = runExtraction(request, { signal: controller.signal, script: script('setInterval(() => {}, 1000)') });
    controller.abort(new Error('Enough.'));
    await expect(running).rejects.toThrow('Enough.');
  });
});

function script(body: string): URL {
  const code = `import { parentPort } from 'node:worker_threads'; parentPort.once('message', (request) => { ${body} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
