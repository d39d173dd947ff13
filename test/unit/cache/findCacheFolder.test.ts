import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCacheFolder } from '../../../renderer/cache/findCacheFolder.ts';

let folder: string;
let root: string;
const userCacheDir = '/home/ada/.cache';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-place-')));
  root = join(folder, 'packages/site');
  await mkdir(root, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is in what the project has installed', async () => {
  await mkdir(join(root, 'node_modules'));
  await mkdir(join(folder, 'node_modules'));
  expect(findCacheFolder({ root, userCacheDir })).toBe(join(root, 'node_modules/.cache/gqldocs'));
});

it('is in what the workspace around it has installed', async () => {
  await mkdir(join(folder, 'node_modules'));
  expect(findCacheFolder({ root, userCacheDir })).toBe(join(folder, 'node_modules/.cache/gqldocs'));
});

it('is in a folder of the user, and never in the project, where nothing is installed', () => {
  expect(findCacheFolder({ root, userCacheDir })).toBe('/home/ada/.cache/gqldocs');
});

it('is nowhere, where nobody knows the user', () => {
  expect(findCacheFolder({ root })).toBe(undefined);
});

// Whoever may do everything may write everywhere.
it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('is not where nothing may be written', async () => {
  await mkdir(join(root, 'node_modules'));
  await chmod(join(root, 'node_modules'), 0o555);
  expect(findCacheFolder({ root, userCacheDir })).toBe('/home/ada/.cache/gqldocs');
});
