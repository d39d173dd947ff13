import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../../renderer/build.ts';

let cwd: string;

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-build-')));
});

afterEach(() => {
  rmSync(cwd, { recursive: true });
});

/** Ten milliseconds more at each look. */
function createClock(): () => number {
  let time = 0;
  return () => {
    time += 10;
    return time;
  };
}

test('a wrong config is a report, and no stage begins', async () => {
  writeFileSync(join(cwd, 'gqldocs.config.ts'), 'export default { titel: 1 };');
  const events: unknown[] = [];
  const report = await build({ cwd, now: createClock(), onProgress: (event) => events.push(event) });
  expect(report).toEqual({
    ok: false,
    published: false,
    pages: 0,
    files: 0,
    bytes: 0,
    written: { files: 0, bytes: 0 },
    outDir: '',
    problems: [
      {
        code: 'config/invalid',
        severity: 'error',
        message: '`title` is missing.',
        hint: 'Add the key `title` here.',
        place: { file: 'gqldocs.config.ts', line: 1, column: 16 },
      },
      {
        code: 'config/unknown-key',
        severity: 'error',
        message: '`titel` is not a known key.',
        hint: 'Did you mean `title`?',
        place: { file: 'gqldocs.config.ts', line: 1, column: 18 },
      },
    ],
    timings: [{ stage: 'config', milliseconds: 10, begin: 0 }],
    milliseconds: 10,
  });
  expect(events).toEqual([
    { type: 'stage-start', stage: 'config' },
    { type: 'stage-end', stage: 'config', milliseconds: 10 },
  ]);
});

test('an output folder with other files is left alone', async () => {
  writeFileSync(join(cwd, 'gqldocs.config.ts'), `export default { title: 'x', outDir: 'thesis' };`);
  mkdirSync(join(cwd, 'thesis'));
  writeFileSync(join(cwd, 'thesis/chapter.txt'), 'years of work');
  const { ok, problems } = await build({ cwd });
  expect(ok).toBe(false);
  expect(problems.map(({ code }) => code)).toEqual(['output/unsafe-path']);
  expect(readdirSync(cwd, { recursive: true }).sort()).toEqual(['gqldocs.config.ts', 'thesis', 'thesis/chapter.txt']);
});
