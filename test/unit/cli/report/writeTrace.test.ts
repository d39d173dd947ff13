import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatTrace, writeTrace } from '../../../../cli/report/timings.ts';

const report = { timings: [{ stage: 'plan', milliseconds: 2 } as const] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-trace-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates the folder of the trace', async () => {
  const file = join(folder, 'traces/today/build.json');
  expect([writeTrace(file, report), await readFile(file, 'utf8')]).toEqual([undefined, formatTrace(report)]);
});

it('reports why it cannot write', async () => {
  await writeFile(join(folder, 'taken'), '');
  expect(writeTrace(join(folder, 'taken/build.json'), report)).toMatch(/^The trace could not be written: E\w+: .*taken/);
});
