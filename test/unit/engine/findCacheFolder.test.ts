import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCacheFolder } from '../../../renderer/engine/findCacheFolder.ts';
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

/** The function's answer to another user than root, who may write everywhere. */
function answerToNobody(): Promise<unknown> {
  const code = `return engine.findCacheFolder(${JSON.stringify({ root, userCacheDir })});`;
  return runElsewhere({ module: 'findCacheFolder.ts', code, asNobody: true });
}

it.skipIf(process.platform === 'win32')('is not where nothing may be written', async () => {
  await mkdir(join(root, 'node_modules'));
  await chmod(folder, 0o755);
  await chmod(join(root, 'node_modules'), 0o777);
  expect(await answerToNobody()).toBe(join(root, 'node_modules/.cache/gqldocs'));
  await chmod(join(root, 'node_modules'), 0o555);
  expect(await answerToNobody()).toBe('/home/ada/.cache/gqldocs');
});
