import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReporter } from '../../../../cli/report/createReporter.ts';
import { problemUrl } from '../../../../renderer/diagnostics/documentation.ts';
import type { ProgressEvent } from '../../../../renderer/index.ts';
import { badReport, createTestIo, goodReport } from '../createTestIo.ts';

const events: readonly ProgressEvent[] = [
  { type: 'stage-start', stage: 'documents' },
  { type: 'stage-start', stage: 'api' },
  { type: 'packages', done: 1, total: 3, remaining: 7200 },
  { type: 'stage-end', stage: 'documents', milliseconds: 20 },
  { type: 'stage-end', stage: 'api', milliseconds: 4000 },
  { type: 'stage-start', stage: 'render' },
  { type: 'pages', done: 50, total: 100 },
  { type: 'stage-end', stage: 'render', milliseconds: 300 },
];

function play(changes: Parameters<typeof createTestIo>[0], options = {}): string {
  const { io, stderr } = createTestIo(changes);
  const reporter = createReporter(io, { color: true, ...options });
  for (const event of events) reporter.onProgress(event);
  reporter.clear();
  return stderr();
}

test('redraws one line on a terminal, and clears it at the end', () => {
  const drawn = play({ isTTY: true, env: { NO_COLOR: '1' } }).split('\r\x1b[2K');
  expect(drawn).toEqual([
    'Reading documents…',
    'Reading documents, Extracting the API…',
    'Reading documents, Extracting the API 1/3, 8 s left…',
    'Extracting the API 1/3, 8 s left…',
    'Rendering pages…',
    'Rendering pages 50/100…',
    '',
  ]);
});

test('never draws beyond the width of the terminal', () => {
  const [, second] = play({ isTTY: true, columns: 20, env: { NO_COLOR: '1' } }).split('\r\x1b[2K');
  expect(second).toBe('Reading documents,…');
});

test.each([
  ['without a terminal', {}],
  ['in CI', { isTTY: true, env: { CI: 'true' } }],
  ['on a dumb terminal', { isTTY: true, env: { TERM: 'dumb' } }],
])('shows no progress %s', (_, changes) => {
  expect(play(changes)).toBe('');
});

test('writes every event with --verbose', () => {
  expect(play({ isTTY: true }, { verbose: true }).split('\n')).toEqual([
    'Reading documents …',
    'Extracting the API …',
    '1 of 3 packages, 8 s left',
    'Reading documents: 20 ms',
    'Extracting the API: 4.0 s',
    'Rendering pages …',
    '50 of 100 pages',
    'Rendering pages: 300 ms',
    '',
  ]);
});

test('writes nothing with --quiet or --json', () => {
  expect(play({}, { quiet: true }) + play({}, { json: true })).toBe('');
});

test('sums up a good build', () => {
  const { io, stderr } = createTestIo({ isTTY: true, env: { NO_COLOR: '1' } });
  createReporter(io, { color: false }).finish(goodReport, 'build');
  expect(stderr()).toBe('Built 1,234 pages in 1.6 s\nWrote 2,500 files, 12.3 MB, to build\n');
});

test.each([
  [{ links: 1412, anchors: 38, samples: 1 }, 'Verified 1,412 links, 38 anchors and the imports of 1 code sample'],
  [{ links: 1, anchors: 0, samples: 2 }, 'Verified 1 link and the imports of 2 code samples'],
  [{ links: 3, anchors: 1, samples: 0 }, 'Verified 3 links and 1 anchor'],
  [{ links: 0, anchors: 0, samples: 0 }, 'Wrote 2,500 files, 12.3 MB, to build'],
])('says what it has checked', (verified, line) => {
  const { io, stderr } = createTestIo();
  createReporter(io, { color: true }).finish({ ...goodReport, verified }, 'build');
  expect(stderr().split('\n')[1]).toBe(line);
});

test('says once for each reason why packages have no source links', () => {
  const { io, stderr } = createTestIo();
  const withoutSources = [
    { name: 'core', gap: 'not-pushed' },
    { name: 'extra', gap: 'not-committed' },
    { name: 'more', gap: 'not-pushed' },
  ] as const;
  createReporter(io, { color: true }).finish({ ...goodReport, withoutSources }, 'build');
  expect(stderr().split('\n').slice(1, 3)).toEqual([
    'No source links for core and 1 more: no branch of `origin`, as last fetched, has the commit. To link the sources, set the option `source`.',
    'No source links for extra: the documented files are not in the commit. To link the sources, set the option `source`.',
  ]);
});

test.each([
  ['build', 'build', 'Build failed: 12 pages, 1 error, 1 warning in 1.6 s\nNothing was published. The output folder is unchanged.\n'],
  ['build', '', 'Build failed: 12 pages, 1 error, 1 warning\n'],
  ['publish', 'site/v1', 'Publication failed: 12 pages, 1 error, 1 warning in 1.6 s\nNo release was added.\n'],
  ['check', '', 'Check failed: 12 pages, 1 error, 1 warning\n'],
] as const)('says what failed in %s with the output folder "%s"', (command, outDir, text) => {
  const { io, stderr } = createTestIo();
  createReporter(io, { color: false }).finish({ ...badReport, outDir }, command);
  expect(stderr().endsWith(`\n\n${text}`)).toBe(true);
});

test('prints durations of stages with --timings alone', () => {
  const { io, stderr } = createTestIo();
  createReporter(io, { color: true, timings: true }).finish(goodReport, 'watch');
  expect(stderr()).toMatch(/^Built 1,234 pages in 1\.6 s\n\nstage +start +duration/);
});

test.each([
  [{ files: 12, bytes: 340_000 }, 'Wrote 12 files, 340 kB, to build; 2,488 files unchanged'],
  [{ files: 2499, bytes: 340_000 }, 'Wrote 2,499 files, 340 kB, to build; 1 file unchanged'],
  [{ files: 0, bytes: 0 }, 'No file changed: build has 2,500 files, 12.3 MB'],
])('says how many files were written and how many are unchanged', (written, line) => {
  const { io, stderr } = createTestIo();
  createReporter(io, { color: true }).finish({ ...goodReport, written }, 'build');
  expect(stderr().split('\n')[1]).toBe(line);
});

test('shows places relative to the working directory, with the source, and for GitHub relative to the workspace', () => {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-report-')));
  mkdirSync(join(workspace, 'app/site'), { recursive: true });
  writeFileSync(join(workspace, 'app/site/a.md'), 'one\ntwo\n[x](/x)\n');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace };
  const { io, stderr } = createTestIo({ cwd: join(workspace, 'app'), env });
  createReporter(io, { color: true, config: 'site/gqldocs.config.ts', quiet: true }).finish(badReport, 'build');
  rmSync(workspace, { recursive: true });
  expect(stderr()).toBe(
    [
      'site/a.md:3:5  error  There is no page at /x.  (link/broken)',
      '    2 | two',
      '  > 3 | [x](/x)',
      '      |     ^',
      '  hint Did you mean /y?',
      `  help ${problemUrl('link/broken')}`,
      '',
      '::error file=app/site/a.md,line=3,col=5,title=link/broken::There is no page at /x.%0ADid you mean /y?',
      '',
    ].join('\n'),
  );
});

test('prints a hint once for problems that follow each other', () => {
  const problem = { code: 'diff/release', severity: 'error', message: 'No old one.', hint: 'Name a folder.' } as const;
  const { io, stderr } = createTestIo();
  createReporter(io, { color: false }).refuse([problem, { ...problem, message: 'No new one.' }, { ...problem, message: 'x', hint: 'y' }]);
  expect(stderr().match(/ hint .*/g)).toEqual([' hint Name a folder.', ' hint y']);
});
