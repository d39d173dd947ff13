import { describe, expect, it } from 'vitest';
import { extractionAhead } from '../../../renderer/api/extractionAhead.ts';
import { noCache } from '../../../renderer/cache/noCache.ts';

const script = new URL('data:text/javascript,setInterval(() => {}, 1000)');

describe('a worker ahead of its package', () => {
  it('is handed over once, to whoever ends it', async () => {
    const ahead = extractionAhead(noCache, script);
    const worker = ahead.take();
    expect(worker?.threadId).toBeGreaterThan(0);
    expect(ahead.take()).toBeUndefined();
    await ahead.end();
    expect(worker?.threadId).toBeGreaterThan(0);
    await worker?.terminate();
  });

  it('is gone with the end', async () => {
    const ahead = extractionAhead(noCache, script);
    await ahead.end();
    expect(ahead.take()).toBeUndefined();
  });

  it('is not started where something was extracted before', () => {
    const stages: string[] = [];
    const has = (stage: string): boolean => stages.push(stage) > 0;
    expect(extractionAhead({ ...noCache, has }, script).take()).toBeUndefined();
    expect(stages).toEqual(['api']);
  });
});
