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

it('knows what has been taken in already', () => {
  write('a', '1');
  write('b', '1');
  expect(work('a', 'b')).toBe(true);
  expect(work('a')).toBe(false);
  utimesSync(at('b'), 1, 1);
  expect(work('a', 'b')).toBe(false);
});

it('knows of files that have gone', () => {
  expect(work('a')).toBe(true);
  expect(work('a')).toBe(false);
  write('a', '');
  expect(work('a')).toBe(true);
});

it('takes a file for changed that may have come and gone, or that went with its folder', () => {
  utimesSync(folder, 1, 1);
  expect(work('a')).toBe(true);
  write('a', '');
  rmSync(at('a'));
  expect(work('a')).toBe(true);
  expect(work('b/a')).toBe(true);
  expect(work('b/a')).toBe(true);
});

it('takes a file for changed that is another, that was not told of, or that is saved again later', () => {
  write('a', '1');
  write('b', '1');
  expect(work('a')).toBe(true);
  write('a', '2');
  expect(work('a')).toBe(true);
  expect(work('a', 'b')).toBe(true);
  time = 150;
  expect(work('a', 'b')).toBe(true);
});

it('takes a folder for changed, whatever is in it', () => {
  mkdirSync(at('a'));
  expect(work('a')).toBe(true);
  expect(work('a')).toBe(true);
});

it('takes nothing for done that failed', () => {
  write('a', '1');
  expect(echoes.areOnly([at('a')])).toBe(false);
  expect(echoes.areOnly([at('a')])).toBe(false);
});
