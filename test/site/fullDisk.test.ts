import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'gqldocs-disk-'));
/** A separate small disk. Mounting it needs root, and some containers forbid it. */
const mayMount = await mount('size=64m').then(
  () => true,
  () => false,
);

let site: SiteTest;
beforeAll(async () => {
  site = await SiteTest.from('basic');
});
afterAll(async () => {
  if (mayMount) await run('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
  await site.close();
});

function mount(options: string): Promise<unknown> {
  return run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
}

const remount = (options: string): Promise<unknown> => run('mount', ['-o', `remount,${options}`, folder]);

const outDir = join(folder, 'build');
let count = 0;

/** Builds after an edit, so that there is something to write. */
async function build() {
  count += 1;
  await site.write('content/docs/new.md', `# New\n\nEdit ${count}.\n`);
  const { ok, published, problems } = await site.build({ cacheDir: false, outDir });
  return { ok, published, problems: problems.map(({ code, message }) => `${code}: ${message}`) };
}

async function output(): Promise<Readonly<Record<string, string>>> {
  return site.output(`${'../'.repeat(site.folder.split('/').length - 1)}${outDir.slice(1)}`);
}

describe.skipIf(!mayMount)('a build', () => {
  let before: Readonly<Record<string, string>>;
  beforeEach(async () => {
    await remount('rw,size=64m');
    expect(await build()).toEqual({ ok: true, published: true, problems: [] });
    before = await output();
  });

  it('reports a full disk, and keeps the old output', { timeout: 60_000 }, async () => {
    const used = Object.values(before).reduce((sum, text) => sum + Math.ceil(text.length / 4096) * 4096, 0);
    await remount(`size=${Math.ceil(used / 1024) + 400}k`);
    const report = await build();
    expect(report).toMatchObject({ ok: false, published: false });
    expect(report.problems).toEqual([expect.stringMatching(/^output\/write: Cannot write the output: ENOSPC/)]);
    expect(await output()).toEqual(before);
  });

  it('reports a read-only disk, and keeps the old output', { timeout: 60_000 }, async () => {
    await remount('ro');
    const report = await build();
    expect(report).toMatchObject({ ok: false, published: false });
    expect(report.problems).toEqual([expect.stringMatching(/^output\/write: Cannot write the output: EROFS/)]);
    expect(await output()).toEqual(before);
  });
});
