import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPassedPages } from '../../samples/openPassedPages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gqldocs-passed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dependencies = ['lockfile', 'v22.0.0']) => openPassedPages({ folder: join(folder, 'pages'), dependencies });
const tea = { name: 'tea.md', text: 'Brew.' };

test('a page that passed stays passed in later runs', () => {
  expect(open().has(tea)).toBe(false);
  open().add(tea);
  expect(open().has(tea)).toBe(true);
  expect(open().has({ ...tea, name: 'coffee.md' })).toBe(false);
});

test('a changed page runs again', () => {
  open().add(tea);
  expect(open().has({ ...tea, text: 'Brew it.' })).toBe(false);
});

test('all pages run again with other packages and with another version of Node.js', () => {
  open().add(tea);
  expect(open(['other lockfile', 'v22.0.0']).has(tea)).toBe(false);
  expect(open(['lockfile', 'v22.0.1']).has(tea)).toBe(false);
});
