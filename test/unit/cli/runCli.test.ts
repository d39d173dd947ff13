import { describe, expect, test } from 'vitest';
import { runCli } from '../../../cli/runCli.ts';
import { problemUrl } from '../../../renderer/diagnostics/documentation.ts';
import { badReport, createTestIo, goodReport } from './createTestIo.ts';

describe('usage', () => {
  test('prints help and version to stdout without loading the renderer', async () => {
    const loadRenderer = () => Promise.reject(new Error('loaded'));
    const help = createTestIo({ loadRenderer });
    expect(await runCli(['--help'], help.io)).toBe(0);
    expect(help.stdout()).toMatch(/^Usage: gqldocs \[options\] \[command\]\n/);
    const version = createTestIo({ loadRenderer });
    expect(await runCli(['--version'], version.io)).toBe(0);
    expect(version.stdout()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    [['biuld'], 'Did you mean build?'],
    [['build', '--jsno'], 'Did you mean --json?'],
    [['build', '--jsno'], 'Run `gqldocs build --help` to list its options.'],
    [['publish'], 'Example: gqldocs publish --into site --as v2.1.0\nRun `gqldocs publish --help`'],
    [['diff', 'v1.0.0'], 'Example: gqldocs diff '],
    [['lint'], "error: unknown command 'lint'\nUse `gqldocs check`."],
    [['build', '--watch'], 'Use `gqldocs serve --watch`.'],
    [['serve', '--port', 'x'], 'It must be a number from 0 to 65535.'],
    [['serve', '--port', '70000'], 'It must be a number from 0 to 65535.'],
    [['build', '--config'], 'argument missing'],
    [['serve', 'packages/*'], "package 'packages/*' needs '--watch'; to serve a built site, run `gqldocs build packages/*` first"],
    [['serve', '--filter', 'a'], "option '--filter' needs '--watch'"],
    [['init', 'extra', 'more'], 'too many arguments'],
    [['serve', '--from', 'artifacts'], "option '--from' needs '--watch'"],
    [['build', '--quiet', '--verbose'], 'cannot be used with'],
    [[], 'Usage: gqldocs'],
  ])('%j is a usage error', async (argv, message) => {
    const { io, stdout, stderr } = createTestIo();
    expect(await runCli(argv, io)).toBe(2);
    expect(stderr()).toContain(message);
    expect(stdout()).toBe('');
  });
});

describe('build', () => {
  test('passes its options to the renderer', async () => {
    const requests: unknown[] = [];
    const { io } = createTestIo({
      renderer: {
        build: async (request) => {
          requests.push(request);
          return goodReport;
        },
      },
    });
    expect(
      await runCli(
        ['build', 'a', 'b/*', '--config', 'c.ts', '--out-dir', 'o', '--base-url', '/x/', '--filter', 'a', '--filter', '@b/*'],
        io,
      ),
    ).toBe(0);
    const onProgress = expect.any(Function);
    const packages = { packages: ['a', 'b/*'], filter: ['a', '@b/*'] };
    expect(requests).toEqual([
      { cwd: '/site', configFile: 'c.ts', outDir: 'o', baseUrl: '/x/', ...packages, signal: io.signal, onProgress },
    ]);
  });

  test('lists the temporary folders that it kept', async () => {
    const requests: unknown[] = [];
    const { io, stderr } = createTestIo({
      renderer: {
        build: async (request) => {
          requests.push(request);
          return { ...goodReport, temporary: ['/tmp/gqldocs-ref-a'] };
        },
      },
    });
    expect(await runCli(['build', '--keep-temp', '--timings'], io)).toBe(0);
    expect(requests).toEqual([expect.objectContaining({ keepsTemporary: true })]);
    expect(stderr()).toContain('\nKept /tmp/gqldocs-ref-a\n');
  });

  test('exits with 1 when the site has errors', async () => {
    const { io, stdout, stderr } = createTestIo({ renderer: { build: async () => badReport } });
    expect(await runCli(['build'], io)).toBe(1);
    expect(stdout()).toBe('');
    expect(stderr()).toBe(
      [
        'a.md:3:5  error  There is no page at /x.  (link/broken)',
        '  hint Did you mean /y?',
        `  help ${problemUrl('link/broken')}`,
        '',
        'warning  No such language.  (document/language)',
        `  help ${problemUrl('document/language')}`,
        '',
        'Build failed: 12 pages, 1 error, 1 warning in 1.6 s',
        'Nothing was published. The output folder is unchanged.',
        '',
      ].join('\n'),
    );
  });

  test('exits with 2 when the config is invalid', async () => {
    const problems = [{ code: 'config/missing', severity: 'error', message: 'x' }] as const;
    const { io } = createTestIo({ renderer: { build: async () => ({ ...badReport, problems }) } });
    expect(await runCli(['build'], io)).toBe(2);
  });

  test('prints only one object with --json', async () => {
    const { io, stdout, stderr } = createTestIo({
      env: { GITHUB_ACTIONS: 'true' },
      renderer: {
        build: async ({ onProgress } = {}) => {
          onProgress?.({ type: 'stage-start', stage: 'config' });
          return badReport;
        },
      },
    });
    expect(await runCli(['build', '--json'], io)).toBe(1);
    expect(stderr()).toBe('');
    expect(stdout()).toBe(
      `${JSON.stringify({
        version: 1,
        ok: false,
        published: false,
        pages: 12,
        problems: badReport.problems.map((problem) => ({ ...problem, help: problemUrl(problem.code) })),
        timings: [
          { stage: 'config', milliseconds: 12 },
          { stage: 'render', milliseconds: 1500 },
        ],
        milliseconds: 1600,
        files: 2500,
        bytes: 12345678,
        written: { files: 2500, bytes: 12345678 },
        outDir: '/site/build',
      })}\n`,
    );
  });

  test('prints only errors with --quiet', async () => {
    const { io, stderr } = createTestIo({ renderer: { build: async () => badReport } });
    await runCli(['build', '--quiet'], io);
    expect(stderr()).toBe(
      `a.md:3:5  error  There is no page at /x.  (link/broken)\n  hint Did you mean /y?\n  help ${problemUrl('link/broken')}\n\n`,
    );
  });

  test('exits with 130 when it is interrupted', async () => {
    const { io, stderr } = createTestIo({
      signal: AbortSignal.abort(),
      renderer: { build: async ({ signal } = {}) => Promise.reject(signal?.reason) },
    });
    expect(await runCli(['build'], io)).toBe(130);
    expect(stderr()).toBe('Interrupted. The output folder is unchanged.\n');
  });

  test('exits with 70 and asks for a bug report on an internal error', async () => {
    const { io, stderr } = createTestIo({ renderer: { build: async () => Promise.reject(new TypeError('oops')) } });
    expect(await runCli(['build'], io)).toBe(70);
    expect(stderr()).toMatch(/^TypeError: oops\n {4}at [\s\S]*This is a bug in gqldocs \d+\.\d+\.\d+, not in your site\. Please report it/);
  });

  test('clears its progress display even if it fails', async () => {
    const { io, stderr } = createTestIo({
      isTTY: true,
      env: { NO_COLOR: '1' },
      signal: AbortSignal.abort(),
      renderer: {
        build: async ({ onProgress } = {}) => {
          onProgress?.({ type: 'stage-start', stage: 'api' });
          throw new Error('aborted');
        },
      },
    });
    await runCli(['build'], io);
    expect(stderr()).toBe('Extracting the API…\r\x1b[2KInterrupted. The output folder is unchanged.\n');
  });
});

describe('check', () => {
  test('ignores external links unless asked', async () => {
    const external: unknown[] = [];
    const { io, stderr } = createTestIo({
      renderer: {
        check: async (request) => {
          external.push(request?.external);
          return goodReport;
        },
      },
    });
    expect(await runCli(['check'], io)).toBe(0);
    expect(await runCli(['check', '--external'], io)).toBe(0);
    expect(external).toEqual([undefined, true]);
    expect(stderr()).toContain('Checked 1,234 pages in 1.6 s\n');
  });
});

describe('serve', () => {
  test('prints its URL, and exits with 0 when it is interrupted', async () => {
    const interrupt = new AbortController();
    const calls: unknown[] = [];
    const { io, stderr } = createTestIo({
      signal: interrupt.signal,
      renderer: {
        serve: async (request) => {
          calls.push(request);
          setTimeout(() => interrupt.abort());
          return { value: { url: 'http://localhost:4000/', close: async () => void calls.push('closed') }, problems: [] };
        },
      },
    });
    expect(await runCli(['serve', '-p', '4000', '--host', '::1'], io)).toBe(0);
    expect(calls).toEqual([
      { cwd: '/site', configFile: undefined, outDir: undefined, baseUrl: undefined, host: '::1', port: 4000 },
      'closed',
    ]);
    expect(stderr()).toBe('Serving the site at http://localhost:4000/\nPress Ctrl+C to stop.\n');
  });

  test.each([
    [['--from', 'artifacts', 'more'], { packages: [], from: ['artifacts', 'more'], filter: undefined }],
    [['a', 'b/*', '--filter', '@b/*'], { packages: ['a', 'b/*'], from: undefined, filter: ['@b/*'] }],
  ])('accepts %j with --watch', async (argv, request) => {
    const calls: unknown[] = [];
    const { io } = createTestIo({
      renderer: {
        serveLive: async ({ packages, from, filter } = {}) => ({ value: void calls.push({ packages, from, filter }), problems: [] }),
      },
    });
    await runCli(['serve', '--watch', ...argv], io);
    expect(calls).toEqual([request]);
  });

  test.each([
    [true, ''],
    [false, 'No browser could be opened. Open the URL yourself.\n'],
  ])('opens the browser with --open: %s', async (opens, message) => {
    const opened: string[] = [];
    const { io, stderr } = createTestIo({
      signal: AbortSignal.abort(),
      openBrowser: async (url) => opened.push(url) > 0 && opens,
      renderer: { serve: async () => ({ value: { url: 'http://localhost:4000/', close: async () => undefined }, problems: [] }) },
    });
    await runCli(['serve', '--open'], io);
    expect(opened).toEqual(['http://localhost:4000/']);
    expect(stderr()).toBe(`Serving the site at http://localhost:4000/\nPress Ctrl+C to stop.\n${message}`);
  });

  test('reports why it cannot serve', async () => {
    const problems = [{ code: 'serve/no-build', severity: 'error', message: 'No site.', hint: 'Build it.' }] as const;
    const { io, stderr } = createTestIo({ renderer: { serve: async () => ({ value: undefined, problems }) } });
    expect(await runCli(['serve'], io)).toBe(2);
    expect(stderr()).toBe(`error  No site.  (serve/no-build)\n  hint Build it.\n  help ${problemUrl('serve/no-build')}\n\n`);
  });
});

test.each(['build', 'check', 'serve', 'test'])(
  '%s rejects an empty cache folder, which would be the working directory',
  async (command) => {
    const { io, stderr } = createTestIo();
    expect(await runCli([command, '--cache-dir', ''], io)).toBe(2);
    expect(stderr()).toContain("option '--cache-dir <folder>' argument '' is invalid. Name a folder.");
  },
);

test.each(['build', 'check', 'serve', 'test'])('%s rejects a cache folder that is a file, or below one', async (command) => {
  const file = import.meta.filename;
  for (const folder of [file, `${file}/cache`]) {
    const { io, stderr } = createTestIo();
    expect(await runCli([command, '--cache-dir', folder], io)).toBe(2);
    expect(stderr()).toContain(`${file} is a file: name a folder.`);
  }
});

test('a permission error is not reported as a bug', async () => {
  const refused = Object.assign(new Error("EACCES: permission denied, open '/site/a.md'"), { code: 'EACCES', syscall: 'open' });
  const { io, stderr } = createTestIo({ renderer: { build: () => Promise.reject(refused) } });
  expect(await runCli(['build'], io)).toBe(1);
  expect(stderr()).toBe(
    "error  A system call failed: EACCES: permission denied, open '/site/a.md'\n  hint Check permissions and free disk space.\n",
  );
});
