import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from '../../../renderer/cache/openCache.ts';
import { createDiskSink } from '../../../renderer/output/diskSink.ts';
import { readWhole } from '../../../renderer/output/readPublished.ts';
import { OutputChanged } from '../../../renderer/output/writeWholeOutput.ts';

/** As on a file system without links, and where the files are somebody else's. */
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM', syscall: 'link' });
  },
}));

let folder: string;
let outDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-whole-'));
  outDir = join(folder, 'build');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openCache({ folder: join(folder, 'cache'), version: '1' });

async function publish(text: string): Promise<void> {
  const sink = await createDiskSink({ outDir, cache: open() });
  for (const path of paths) await sink.write({ path, contents: path });
  await sink.write({ path: 'text', contents: text });
  await sink.publish();
  await sink.discard();
}

/** Some of them have times whose last digits a number can hold. */
const paths = Array.from({ length: 20 }, (_, index) => `pages/${index}`);

it('files are copied where they cannot be linked, with their times, and are known the next time', async () => {
  await publish('1');
  const before = await stat(join(outDir, 'pages/1'));
  await publish('2');
  const after = await stat(join(outDir, 'pages/1'));
  expect(await readFile(join(outDir, 'text'), 'utf8')).toBe('2');
  expect(after.ino).not.toBe(before.ino);
  expect(Math.abs(after.mtimeMs - before.mtimeMs)).toBeLessThan(0.01);
  expect(await readWhole({ outDir, cache: open() })).toBeTypeOf('string');
});

it('files that somebody has deleted since the build began are told as such', async () => {
  await publish('1');
  const sink = await createDiskSink({ outDir, cache: open() });
  for (const path of paths) await sink.write({ path, contents: path });
  await sink.write({ path: 'text', contents: '2' });
  await rm(join(outDir, 'pages/1'));
  await expect(sink.publish()).rejects.toThrow(OutputChanged);
  await sink.discard();
});
