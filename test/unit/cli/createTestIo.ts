import type { CliIo, Renderer } from '../../../cli/io.ts';
import type { BuildReport } from '../../../renderer/index.ts';
import { confirmedVerdict, isWithin } from '../../../renderer/release/diffEntry.ts';

export interface TestIo {
  readonly io: CliIo;
  readonly stdout: () => string;
  readonly stderr: () => string;
}

/** A world for the command line that keeps what is written; a renderer that isn't given can't be called. */
export function createTestIo(changes: Partial<Omit<CliIo, 'stdout' | 'stderr'>> & { readonly renderer?: Partial<Renderer> } = {}): TestIo {
  const { renderer, ...rest } = changes;
  const written = { stdout: '', stderr: '' };
  const unexpected = () => Promise.reject(new Error('unexpected call'));
  const all: Renderer = {
    build: unexpected,
    check: unexpected,
    confirmedVerdict,
    diff: unexpected,
    extract: unexpected,
    importSite: unexpected,
    isWithin,
    publish: unexpected,
    report: unexpected,
    serve: unexpected,
    serveLive: unexpected,
    snapshot: unexpected,
    testExamples: unexpected,
    ...renderer,
  };
  const io: CliIo = {
    cwd: '/site',
    env: {},
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
    outputs: [],
    isTTY: false,
    columns: 100,
    signal: new AbortController().signal,
    openBrowser: async () => false,
    loadRenderer: async () => all,
    loadBuild: async () => all,
    ...rest,
  };
  return { io, stdout: () => written.stdout, stderr: () => written.stderr };
}

export const goodReport: BuildReport = {
  ok: true,
  published: true,
  pages: 1234,
  problems: [],
  timings: [
    { stage: 'config', milliseconds: 12.3 },
    { stage: 'render', milliseconds: 1500 },
  ],
  milliseconds: 1600.4,
  files: 2500,
  bytes: 12_345_678,
  written: { files: 2500, bytes: 12_345_678 },
  outDir: '/site/build',
};

export const badReport: BuildReport = {
  ...goodReport,
  ok: false,
  published: false,
  pages: 12,
  problems: [
    {
      code: 'link/broken',
      severity: 'error',
      message: 'There is no page at /x.',
      hint: 'Did you mean /y?',
      place: { file: 'a.md', line: 3, column: 5 },
    },
    { code: 'document/language', severity: 'warning', message: 'No such language.' },
  ],
};
