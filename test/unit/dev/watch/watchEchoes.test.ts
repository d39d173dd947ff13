import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Echoes, watchEchoes } from '../../../../renderer/dev/watch/watchEchoes.ts';

let folder: string;
let time: number;
let echoes: Echoes;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gqldocs-echoes-'));
  time = 0;
  echoes = watchEchoes(() => time);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const write = (name: string, text: string): void => writeFileSync(at(name), text);
/** Whether there was work to do. */
const work = (...names: readonly string[]): boolean => {
  if (echoes.areOnly(names.map(at))) return false;
  echoes.end();
  return true;
};

it('ignores events for files that the last build already read', () => {
  write('a', '1');
  write('b', '1');
  expect(work('a', 'b')).toBe(true);
  expect(work('a')).toBe(false);
  utimesSync(at('b'), 1, 1);
  expect(work('a', 'b')).toBe(false);
});

it('ignores repeated events for deleted files', () => {
  expect(work('a')).toBe(true);
  expect(work('a')).toBe(false);
  write('a', '');
  expect(work('a')).toBe(true);
});

it('treats a missing file as changed if its folder changed or is missing', () => {
  utimesSync(folder, 1, 1);
  expect(work('a')).toBe(true);
  write('a', '');
  rmSync(at('a'));
  expect(work('a')).toBe(true);
  expect(work('b/a')).toBe(true);
  expect(work('b/a')).toBe(true);
});

it('treats a file as changed if its contents differ, it is new, or a later event arrives', () => {
  write('a', '1');
  write('b', '1');
  expect(work('a')).toBe(true);
  write('a', '2');
  expect(work('a')).toBe(true);
  expect(work('a', 'b')).toBe(true);
  time = 150;
  expect(work('a', 'b')).toBe(true);
});

it('always treats a folder as changed', () => {
  mkdirSync(at('a'));
  expect(work('a')).toBe(true);
  expect(work('a')).toBe(true);
});

it('treats files as changed after failed work', () => {
  write('a', '1');
  expect(echoes.areOnly([at('a')])).toBe(false);
  expect(echoes.areOnly([at('a')])).toBe(false);
});
