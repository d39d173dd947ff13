import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Fault, folderOf, layerOf, withFault } from '../../faults/fault.ts';
import { faults } from '../../faults/faults/faults.ts';

const root = join(import.meta.dirname, '../../..');

it('each fault can be applied, and its test exists', () => {
  expect(faults.map(({ name }) => name)).toEqual([...new Set(faults.map(({ name }) => name))]);
  for (const fault of faults) {
    const text = readFileSync(join(root, fault.file), 'utf8');
    expect(withFault(text, fault)).not.toBe(text);
    expect([fault.name, existsSync(join(root, fault.test))]).toEqual([fault.name, true]);
  }
});

it('each folder has a fault', () => {
  const inRenderer = readdirSync(join(root, 'renderer'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [...inRenderer.map(({ name }) => `renderer/${name}`), 'client', 'cli', 'templates'];
  const covered = new Set(faults.map(folderOf));
  expect(folders.filter((folder) => !covered.has(folder))).toEqual([]);
});

it('a fault has the layer of its test', () => {
  const tests = ['test/unit/a.test.ts', 'test/oracles/a.test.ts', 'test/browser/a.test.ts'];
  expect(tests.map((test) => layerOf({ test }))).toEqual(['unit', 'site', 'browser']);
});

it.each([
  ['is gone', 'let b;', 0],
  ['is not unique', 'let a; let a;', 2],
])('a fault whose text %s cannot be applied', (_title, text, count) => {
  const fault: Fault = { name: 'x', file: 'x.ts', from: 'let a;', to: '', test: '' };
  expect(() => withFault(text, fault)).toThrow(`Fault "x": its text occurs ${count} times in x.ts`);
});
