import { expect, test } from 'vitest';
import { runCli } from '../../../cli/runCli.ts';
import type { ExtractReport, ExtractRequest } from '../../../renderer/index.ts';
import { createTestIo, goodReport } from './createTestIo.ts';

const good: ExtractReport = {
  ok: true,
  package: { name: '@scope/core', version: '1.2.0', slug: 'core', symbols: 34 },
  file: '/site/packages/core/.gqldocs/core.gqldocs.jsonl',
  bytes: 12_345,
  inputs: ['package.json', 'src/index.ts'],
  outputs: ['.gqldocs/core.gqldocs.jsonl'],
  problems: [],
  milliseconds: 1234.5,
};

const bad: ExtractReport = {
  ...good,
  ok: false,
  bytes: 0,
  package: undefined,
  problems: [{ code: 'api/entry-point', severity: 'error', message: 'No entry point was found.' }],
};

async function run(argv: readonly string[], report: ExtractReport) {
  const requests: ExtractRequest[] = [];
  const { io, stdout, stderr } = createTestIo({
    renderer: {
      extract: async (request = {}) => {
        requests.push(request);
        return report;
      },
    },
  });
  const code = await runCli(argv, io);
  return { code, stdout: stdout(), stderr: stderr(), requests, signal: io.signal };
}

test('extracts the package in the working directory, and prints the path of the artifact', async () => {
  const { code, stdout, stderr, requests, signal } = await run(['extract', '--no-color'], good);
  expect(code).toBe(0);
  expect(requests).toEqual([{ package: '.', out: undefined, configFile: undefined, write: true, cwd: '/site', signal }]);
  expect(stdout).toBe('');
  expect(stderr).toBe('Extracted @scope/core 1.2.0, 34 symbols in 1.2 s\nWrote 12.3 kB to packages/core/.gqldocs/core.gqldocs.jsonl\n');
});

test('prints no control characters from a package', async () => {
  const { stderr } = await run(['extract', '--no-color'], {
    ...good,
    package: { name: 'a\u001b[31m', version: '1\u009b0m', slug: 'a', symbols: 1 },
  });
  expect(stderr).toMatch(/^Extracted a·\[31m 1·0m, 1 symbol in/);
});

test('passes its options to the renderer', async () => {
  const { requests } = await run(['extract', 'packages/core', '--out', 'a.jsonl', '--config', 'c.ts', '--quiet'], good);
  expect(requests).toEqual([expect.objectContaining({ package: 'packages/core', out: 'a.jsonl', configFile: 'c.ts', write: true })]);
});

test.each([
  ['--json', true],
  ['--inputs', false],
])('%s prints one object for task runners', async (option, write) => {
  const { code, stdout, stderr, requests } = await run(['extract', option], good);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ version: 1, ...good, milliseconds: 1235 });
  expect(stderr).toBe('');
  expect(requests).toEqual([expect.objectContaining({ write })]);
});

test('exits with 1 if there is nothing to extract', async () => {
  const { code, stdout, stderr } = await run(['extract', 'nowhere', '--no-color'], bad);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('error  No entry point was found.  (api/entry-point)');
  expect(stderr).toContain('Nothing was extracted in 1.2 s\nNothing was written. An existing artifact is unchanged.\n');
});

test('build accepts artifacts instead of packages', async () => {
  const requests: unknown[] = [];
  const { io } = createTestIo({
    renderer: {
      build: async (request) => {
        requests.push(request);
        return goodReport;
      },
    },
  });
  expect(await runCli(['build', '--from', 'a.gqldocs.jsonl', 'packages/*', '--quiet'], io)).toBe(0);
  expect(requests).toEqual([expect.objectContaining({ packages: [], from: ['a.gqldocs.jsonl', 'packages/*'] })]);
});
