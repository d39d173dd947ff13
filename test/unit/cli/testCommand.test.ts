import { expect, test } from 'vitest';
import { runCli } from '../../../cli/runCli.ts';
import { problemUrl } from '../../../renderer/diagnostics/documentation.ts';
import type { TestExamplesReport, TestExamplesRequest } from '../../../renderer/index.ts';
import { createTestIo } from './createTestIo.ts';

const good: TestExamplesReport = {
  ok: true,
  examples: 3,
  passed: 3,
  skipped: 0,
  assertions: 7,
  unasserted: 0,
  unclaimed: 0,
  problems: [],
  milliseconds: 1234.5,
};

const bad: TestExamplesReport = {
  ...good,
  ok: false,
  passed: 2,
  skipped: 1,
  problems: [
    { code: 'example/assertion', severity: 'error', message: 'Expected `a` to be 1, but it is 2.', place: { file: 'a.ts', line: 3 } },
  ],
};

async function run(argv: readonly string[], report: TestExamplesReport) {
  const requests: TestExamplesRequest[] = [];
  const example = { code: '', language: 'ts', subject: 'add', place: { file: 'a.ts', line: 3 } };
  const { io, stdout, stderr } = createTestIo({
    userCacheDir: '/home/ada/.cache',
    renderer: {
      testExamples: async (request = {}) => {
        requests.push(request);
        request.onExample?.({ example, problems: report.problems });
        return report;
      },
    },
  });
  const code = await runCli(argv, io);
  return { code, stdout: stdout(), stderr: stderr(), requests, signal: io.signal };
}

test('passes its options to the renderer', async () => {
  const argv = [
    'test',
    'packages/*',
    '--filter',
    'a',
    '--filter',
    'b',
    '--timeout',
    '2.5',
    '--config',
    'c.ts',
    '--no-cache',
    '--keep-temp',
  ];
  const { requests, signal } = await run(argv, good);
  const options = {
    packages: ['packages/*'],
    filter: ['a', 'b'],
    timeout: 2500,
    configFile: 'c.ts',
    cacheDir: false,
    keepsTemporary: true,
  };
  expect(requests).toEqual([{ ...options, onExample: undefined, cwd: '/site', userCacheDir: '/home/ada/.cache', signal }]);
});

test('prints how many examples passed', async () => {
  expect(await run(['test', '--no-color'], good)).toMatchObject({
    code: 0,
    stdout: '',
    stderr: '3 passed (7 assertions) in 1.2 s\n',
  });
});

test('says how many samples did not run', async () => {
  const { stderr } = await run(['test', '--no-color'], { ...good, unclaimed: 9 });
  expect(stderr).toContain(
    's\n9 samples in documents and READMEs have no assertion, so they did not run. `gqldocs check` checks their imports.\n',
  );
});

const help = problemUrl('example/assertion');

test('prints failed assertions, and exits with 1', async () => {
  const { code, stderr } = await run(['test', '--no-color', '--verbose'], bad);
  expect(code).toBe(1);
  expect(stderr).toBe(
    `failed add (a.ts:3)\na.ts:3  error  Expected \`a\` to be 1, but it is 2.  (example/assertion)\n  help ${help}\n\n2 passed, 1 failed, 1 skipped (7 assertions) in 1.2 s\n`,
  );
});

test('says that no example ran after an earlier error', async () => {
  const report = { ...good, ok: false, examples: 0, passed: 0, assertions: 0, problems: [] };
  expect((await run(['test'], report)).stderr).toBe('No example ran in 1.2 s\n');
  expect((await run(['test'], { ...good, unasserted: 2 })).stderr).toBe('3 passed (7 assertions; 2 examples without) in 1.2 s\n');
  expect((await run(['test'], { ...report, ok: true })).stderr).toBe('0 passed (0 assertions) in 1.2 s\n');
});

test('--json prints one object', async () => {
  const { code, stdout, stderr } = await run(['test', '--json', '--verbose'], bad);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    ...bad,
    problems: bad.problems.map((problem) => ({ ...problem, help })),
    milliseconds: 1235,
  });
  expect(stderr).toBe('');
});

test('--json escapes control characters', async () => {
  const problems = bad.problems.map((problem) => ({ ...problem, message: 'Expected `a` to be \u009b31m.' }));
  const { stdout } = await run(['test', '--json'], { ...bad, problems });
  expect(stdout).toContain('to be \\u009b31m.');
  expect(JSON.parse(stdout)).toMatchObject({ problems });
});

test('--timeout must be a number of seconds', async () => {
  expect(await run(['test', '--timeout', 'soon'], good)).toMatchObject({ code: 2, requests: [] });
});
