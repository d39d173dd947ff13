import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '../../../renderer/engine/makeTemporaryFolder.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'temporary-'));
  vi.stubEnv('TMPDIR', parent);
  vi.stubEnv('TEMP', parent);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true });
});

test('makes a folder whose name says its purpose', async () => {
  const folder = await makeTemporaryFolder({ purpose: 'ref' });
  expect({ parent: dirname(folder), exists: existsSync(folder) }).toEqual({ parent, exists: true });
  expect(basename(folder)).toMatch(new RegExp(`^gqldocs-[\\w-]{8}-${process.pid}-ref-`));
});

test('removes what processes left that have ended, and nothing else', async () => {
  const own = await makeTemporaryFolder({ purpose: 'ref' });
  const kept = await makeTemporaryFolder({ purpose: 'ref', isKept: true });
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = own.replace(`-${process.pid}-`, `-${pid}-`);
  const elsewhere = join(parent, `gqldocs-another1-${pid}-ref-abcdef`);
  for (const folder of [join(left, 'deep'), elsewhere]) mkdirSync(folder, { recursive: true });
  await makeTemporaryFolder({ purpose: 'examples' });
  expect([own, kept, left, elsewhere].map((folder) => existsSync(folder))).toEqual([true, true, false, true]);
});
