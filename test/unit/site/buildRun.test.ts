import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../renderer/model/problem.ts';
import type { ProgressEvent } from '../../../renderer/model/report.ts';
import { createBuildRun } from '../../../renderer/site/buildRun.ts';
import { makeConfig } from '../make.ts';

const written = { files: 0, bytes: 0 };
const result = { published: true, pages: 1, files: 1, bytes: 10, written };

const problem = (code: Problem['code']): Problem => ({ code, severity: 'off', message: code });

/** A run whose clock goes on by this many milliseconds whenever it is read. */
function setUp({ checks = {}, step = 1, onProgress }: SetUp = {}) {
  let time = 0;
  const interrupt = new AbortController();
  const now = (): number => {
    time += step;
    return time;
  };
  return { interrupt, run: createBuildRun({ config: makeConfig({ checks }), now, signal: interrupt.signal, onProgress }) };
}

interface SetUp {
  readonly checks?: Readonly<Record<string, 'error' | 'warning' | 'off'>>;
  readonly step?: number;
  readonly onProgress?: (event: ProgressEvent) => void;
}

describe('a stage', () => {
  it('does not begin after an interrupt, also one that its beginning causes', async () => {
    const stages: string[] = [];
    const { run, interrupt } = setUp({ onProgress: ({ type }) => type === 'stage-start' && stages.length === 1 && interrupt.abort() });
    const stage = (): Promise<void> => run.stage('plan', () => ({ value: void stages.push('plan'), problems: [] }));
    await stage();
    await expect(stage()).rejects.toThrow('aborted');
    await expect(stage()).rejects.toThrow('aborted');
    expect(stages).toEqual(['plan']);
  });

  it('is in the report with its time and the number of its results', async () => {
    const { run } = setUp();
    await run.stage('render', () => {
      const count = run.count('render');
      for (const isReused of [true, false, true]) count(isReused);
      return { value: undefined, problems: [] };
    });
    expect(run.report(result).timings).toEqual([{ stage: 'render', milliseconds: 1, begin: 1, made: 1, reused: 2 }]);
  });
});

describe('the report of a build', () => {
  it('has the severities of the config, and is only good without errors', async () => {
    const { run } = setUp({ checks: { 'link/broken': 'warning', 'link/external': 'off' } });
    await run.stage('plan', () => ({ value: undefined, problems: [problem('link/broken'), problem('link/external')] }));
    expect(run.problems().map(({ code, severity }) => [code, severity])).toEqual([['link/broken', 'warning']]);
    expect(run.report(result).ok).toBe(true);
    expect(run.report({ ...result, published: false }).ok).toBe(false);
    run.add([problem('link/broken-anchor')]);
    expect(run.report(result)).toMatchObject({ ok: false, problems: [{ severity: 'warning' }, { severity: 'error' }] });
  });
});

it('the remaining time of pages follows the pace of the later half', () => {
  const events: ProgressEvent[] = [];
  const { run } = setUp({ step: 1000, onProgress: (event) => events.push(event) });
  for (const done of [10, 20, 40]) run.progress({ type: 'pages', done, total: 60 });
  expect(events.map((event) => 'remaining' in event && event.remaining)).toEqual([false, 4000, 1000]);
});
