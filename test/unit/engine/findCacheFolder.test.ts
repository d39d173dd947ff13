import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCacheFolder, hasLinks } from '../../../renderer/engine/findCacheFolder.ts';
import { runElsewhere } from './runElsewhere.ts';

let folder: string;
let root: string;
const userCacheDir = '/home/ada/.cache';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-place-')));
  root = join(folder, 'packages/site');
  await mkdir(root, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is in node_modules of the project', async () => {
  await mkdir(join(root, 'node_modules'));
  await mkdir(join(folder, 'node_modules'));
  expect(findCacheFolder({ root, userCacheDir })).toBe(join(root, 'node_modules/.cache/gqldocs'));
});

it('is in node_modules of a parent folder', async () => {
  await mkdir(join(folder, 'node_modules'));
  expect(findCacheFolder({ root, userCacheDir })).toBe(join(folder, 'node_modules/.cache/gqldocs'));
});

it('is in the cache folder of the user if the project has no node_modules', () => {
  expect(findCacheFolder({ root, userCacheDir })).toBe('/home/ada/.cache/gqldocs');
});

it('is undefined without a cache folder of the user', () => {
  expect(findCacheFolder({ root })).toBe(undefined);
});

it('has no links where a file is in the place of the folder, or of one above it', () => {
  expect(hasLinks(import.meta.filename)).toBe(false);
  expect(hasLinks(join(import.meta.filename, 'a/b'))).toBe(false);
});

/** The function's answer to another user than root, who may write everywhere. */
function answerToNobody(): Promise<unknown> {
  const code = `return engine.findCacheFolder(${JSON.stringify({ root, userCacheDir })});`;
  return runElsewhere({ module: 'findCacheFolder.ts', code, asNobody: true });
}

it.skipIf(process.platform === 'win32')('is never in a folder without write permission', async () => {
  await mkdir(join(root, 'node_modules'));
  await chmod(folder, 0o755);
  await chmod(join(root, 'node_modules'), 0o777);
  expect(await answerToNobody()).toBe(join(root, 'node_modules/.cache/gqldocs'));
  await chmod(join(root, 'node_modules'), 0o555);
  expect(await answerToNobody()).toBe('/home/ada/.cache/gqldocs');
});
