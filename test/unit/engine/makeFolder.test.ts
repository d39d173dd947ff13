import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../../../renderer/engine/makeFolder.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gqldocs-folder-'));
});
afterAll(() => rmSync(root, { recursive: true }));

it('creates what is missing, and returns the first folder that was', () => {
  expect(makeFolder(join(root, 'a/b/c'))).toBe(join(root, 'a'));
  expect(makeFolder(join(root, 'a/b/d'))).toBe(join(root, 'a/b/d'));
  expect(statSync(join(root, 'a/b/d')).isDirectory()).toBe(true);
});

it('accepts folders that exist, and links to them', () => {
  symlinkSync(root, join(root, 'link'));
  for (const path of [root, join(root, 'link'), '/']) expect(makeFolder(path)).toBeUndefined();
});

it('fails where a file is in the way', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolder(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(root, 'file/a/b'))).toThrow('ENOTDIR');
});

it.runIf(platform() === 'linux')('fails in a folder that takes no entries, instead of trying without end', () => {
  expect(() => makeFolder('/proc/gqldocs/a')).toThrow('ENOENT');
});
