import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findExport } from '../../../../cli/init/findExport.ts';

const folder = mkdtempSync(join(tmpdir(), 'gqldocs-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['export const enum Color { Red }', 'Color'],
  ['export type A = 1;\nexport declare function run(): void;', 'run'],
  ['export { type A, b as c } from "./b.js";', 'c'],
  ['export default 1;', undefined],
])('finds the first value of %j', (text, name) => {
  writeFileSync(join(folder, 'index.ts'), text);
  expect(findExport(join(folder, 'index.ts'))).toBe(name);
});
