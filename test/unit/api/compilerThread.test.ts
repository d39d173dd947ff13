import { describe, expect, it } from 'vitest';
import { compilerThread } from '../../../renderer/api/compilerThread.ts';
import { noCache } from '../../../renderer/cache/noCache.ts';

const samples = [{ code: "import 'graphql'", language: 'ts' }];
const script = worker(`'samples' in message ? message.answer.postMessage(message.samples.map(({ code }) => code)) : undefined`);

describe('a thread with a compiler', () => {
  it('is lent once, and ended when it is no longer needed', async () => {
    const thread = compilerThread(noCache, script);
    const lent = thread.take();
    expect(lent?.worker.threadId).toBeGreaterThan(0);
    expect(thread.take()).toBeUndefined();
    await lent?.release();
    expect(lent?.worker.threadId).toBe(-1);
  });

  it('reads samples as long as it is there', async () => {
    const thread = compilerThread(noCache, script);
    const lent = thread.take();
    expect(await thread.readSamples(samples)).toEqual(["import 'graphql'"]);
    expect(lent?.worker.threadId).toBeGreaterThan(0);
    await lent?.release();
    expect(await thread.readSamples(samples)).toBeUndefined();
  });

  it('stays for samples that somebody waits for', async () => {
    const thread = compilerThread(noCache, worker(`setTimeout(() => message.answer.postMessage(['late']), 50)`));
    const lent = thread.take();
    const answer = thread.readSamples(samples);
    await lent?.release();
    expect(lent?.worker.threadId).toBeGreaterThan(0);
    expect(await answer).toEqual(['late']);
    expect(lent?.worker.threadId).toBe(-1);
  });

  it('has no answer when it dies', async () => {
    const thread = compilerThread(noCache, worker('process.exit(1)'));
    expect(await thread.readSamples(samples)).toBeUndefined();
  });

  it('is gone when it has died before anybody asked', async () => {
    const thread = compilerThread(noCache, worker(''));
    const lent = thread.take();
    await lent?.worker.terminate();
    expect(await thread.readSamples(samples)).toBeUndefined();
  });

  it('is gone with the end', async () => {
    const thread = compilerThread(noCache, script);
    await thread.end();
    expect(thread.take()).toBeUndefined();
    expect(await thread.readSamples(samples)).toBeUndefined();
  });

  it('is not started where something was extracted before', () => {
    const stages: string[] = [];
    const has = (stage: string): boolean => stages.push(stage) > 0;
    expect(compilerThread({ ...noCache, has }, script).take()).toBeUndefined();
    expect(stages).toEqual(['api']);
  });
});

function worker(body: string): URL {
  const code = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (message) => { ${body} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
