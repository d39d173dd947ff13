import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForeignFiles } from '../../../renderer/publish/findForeignFiles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gqldocs-output-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a missing folder, an empty one and the output of a build contain no foreign files', async () => {
  expect(await findForeignFiles(join(folder, 'missing'))).toBe(false);
  expect(await findForeignFiles(folder)).toBe(false);
  writeFileSync(join(folder, 'routes.json'), JSON.stringify([{ path: '/404', kind: 'not-found', html: '404.html' }]));
  writeFileSync(join(folder, 'index.html'), '');
  expect(await findForeignFiles(folder)).toBe(false);
});

test('the routes.json of another tool is foreign', async () => {
  for (const text of ['{"routes":[]}', '[]', 'not JSON']) {
    writeFileSync(join(folder, 'routes.json'), text);
    expect(await findForeignFiles(folder), text).toBe(true);
  }
});

test('any other file or folder is foreign', async () => {
  mkdirSync(join(folder, 'thesis'));
  expect(await findForeignFiles(folder)).toBe(true);
  writeFileSync(join(folder, 'file'), '');
  expect(await findForeignFiles(join(folder, 'file'))).toBe(true);
});
