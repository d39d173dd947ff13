import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from '../../../renderer/cache/openCache.ts';
import { createDiskSink } from '../../../renderer/output/diskSink.ts';
import { spareOf } from '../../../renderer/output/writeSpare.ts';

/** Whether there was a spare to be taken whenever one was about to be deleted. */
const { seen, watched } = vi.hoisted(() => ({ seen: [] as boolean[], watched: { spare: '/nowhere/at/all' } }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const rmSync: typeof fs.rmSync = (path, options) => {
    if (String(path).startsWith(dirname(watched.spare))) seen.push(fs.existsSync(watched.spare));
    fs.rmSync(path, options);
  };
  return { ...fs, rmSync };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-spare-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cache = () => openCache({ folder: join(folder, 'cache'), version: '1' });

async function publish(outDir: string, text: string): Promise<void> {
  const sink = await createDiskSink({ outDir, cache: cache() });
  for (const path of ['a', 'b', 'c']) await sink.write({ path, contents: path });
  await sink.write({ path: 'text', contents: text });
  await sink.publish();
  await sink.discard();
}

it('the spare of another site is not there to be taken any more while it is deleted', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  for (const text of ['1', '2']) await publish(one, text);
  const spare = spareOf({ cache: cache(), outDir: one }) ?? '';
  expect(existsSync(spare)).toBe(true);
  await publish(other, '1');
  watched.spare = spare;
  await publish(other, '2');
  expect(seen).toEqual([false]);
  expect(await readdir(dirname(spare))).toEqual([basename(spareOf({ cache: cache(), outDir: other }) ?? '')]);
});
