import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSeverities } from '../../../renderer/model/problem.ts';

const root = join(import.meta.dirname, '../../..');
const codes = Object.keys(defaultSeverities);

/** Text of all TypeScript files below a folder, but this one. */
function textOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && entry.name !== 'codes.test.ts')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

test.each([
  ['built in one place', 'renderer/diagnostics'],
  ['expected by a test', 'test'],
])('every code is %s', (_, folder) => {
  const text = textOf(folder);
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});
