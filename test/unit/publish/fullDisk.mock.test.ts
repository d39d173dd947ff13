import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDiskSink } from '../../../renderer/publish/diskSink.ts';
import { publishSite } from '../../../renderer/publish/publishSite.ts';
import { systemFailure } from '../../../renderer/publish/systemFailure.ts';

/** What the system says to a write; undefined: it does it. */
const refusal = vi.hoisted(() => ({ code: '', of: '' }));
const refuse = vi.hoisted(() => (call: string): void => {
  if (refusal.of === call) throw Object.assign(new Error(`${refusal.code}: refused, ${call}`), { code: refusal.code, syscall: call });
});
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    renameSync: (...args: Parameters<typeof fs.renameSync>) => {
      refuse('rename');
      fs.renameSync(...args);
    },
  };
});

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    writeFile: async (...args: Parameters<typeof fs.writeFile>) => {
      refuse('write');
      await fs.writeFile(...args);
    },
  };
});

let folder: string;
beforeEach(async () => {
  refusal.of = '';
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-full-'));
  const sink = await createDiskSink({ outDir: join(folder, 'build') });
  await sink.write({ path: 'index.html', contents: 'old' });
  await sink.publish();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('reports a full disk on writing, and keeps the old output', async () => {
  const sink = await createDiskSink({ outDir: join(folder, 'build') });
  Object.assign(refusal, { code: 'ENOSPC', of: 'write' });
  const failure: unknown = await sink.write({ path: 'index.html', contents: 'new' }).catch((error: unknown) => error);
  expect(systemFailure(failure)).toMatchObject({
    code: 'output/write',
    message: 'Cannot write the output: ENOSPC: refused, write',
  });
  await sink.discard();
  expect([await readdir(folder), await readFile(join(folder, 'build/index.html'), 'utf8')]).toEqual([['build'], 'old']);
});

it('reports an output that cannot be replaced on publishing, and keeps the old one', async () => {
  const sink = await createDiskSink({ outDir: join(folder, 'build') });
  await sink.write({ path: 'index.html', contents: 'new' });
  Object.assign(refusal, { code: 'EROFS', of: 'rename' });
  const { value, problems } = await publishSite(sink);
  expect({ value, said: problems.map(({ code, message }) => [code, message]) }).toEqual({
    value: false,
    said: [['output/write', 'Cannot write the output: EROFS: refused, rename']],
  });
  await sink.discard();
  expect([await readdir(folder), await readFile(join(folder, 'build/index.html'), 'utf8')]).toEqual([['build'], 'old']);
});
