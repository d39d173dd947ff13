import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { originalLines } from '../../../../renderer/api/program/originalLines.ts';

const folder = mkdtempSync(join(tmpdir(), 'gqldocs-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = [
  'import { inner } from "./inner.ts";',
  '',
  'export class Store<T> {',
  '  static of = 1;',
  '  constructor(readonly id: string) {',
  '    const load = 1;',
  '  }',
  '  load(): void;',
  '  load(key?: string): void {}',
  '  of(): void {}',
  '}',
  'export const kinds = { A: "a", B: { deep: 1 } };',
  'export type Names = { a: string } & { b: string };',
  'export interface Names2 { new (): Date; (x: 1): string }',
  'export namespace Space { export function inside(): void {} }',
].join('\n');

const declarations = [
  'export declare class Store<T> {',
  '    readonly id: string;',
  '    static of: number;',
  '    constructor(id: string);',
  '    load(): void;',
  '    load(key?: string): void;',
  '    of(): void;',
  '}',
  'export declare const kinds: { A: string; B: { deep: number } };',
  'export type Names = { a: string } & { b: string };',
  'export interface Names2 { new (): Date; (x: 1): string }',
  'export declare namespace Space { function inside(): void; }',
  'export declare const elsewhere: 1;',
].join('\n');

/** The original lines of each line of the declarations, by its first name. */
function linesOf(maps: Readonly<Record<string, unknown>>, path = 'src/index.ts'): readonly (number | undefined)[] {
  writeFileSync(join(folder, 'index.d.ts'), declarations);
  for (const [name, map] of Object.entries(maps)) writeFileSync(join(folder, name), typeof map === 'string' ? map : JSON.stringify(map));
  const fileName = join(folder, 'index.d.ts');
  const lineOf = originalLines(ts.createProgram([fileName], { noLib: true }), { inside: [folder], onRead: () => undefined });
  const lines = declarations.split('\n').map((text, index) => {
    const name =
      /(?:class|const|type|interface|namespace|readonly|static) (?=\w)(?!of:|id:)|(?<=readonly )id|(?<=static )of|constructor|load|of/.exec(
        text,
      );
    const character = name === null ? 0 : name.index + (name[0].endsWith(' ') ? name[0].length : 0);
    return lineOf({ fileName, line: index + 1, character }, path);
  });
  for (const name of Object.keys(maps)) rmSync(join(folder, name));
  return lines;
}

const scriptMap = { version: 3, sources: ['../../src/index.ts'], sourcesContent: [source], names: [], mappings: '' };

describe('the source in the map of the script next to a declaration file', () => {
  it('has its declarations by their names', () => {
    expect(linesOf({ 'index.js.map': scriptMap })).toEqual([3, 5, 4, 5, 8, 9, 10, undefined, 12, 13, 14, 15, undefined]);
  });

  it('counts only if it is the file that the link is to', () => {
    expect(linesOf({ 'index.js.map': scriptMap }, 'src/other.ts').every((line) => line === undefined)).toBe(true);
  });

  it.each([
    ['no source', { ...scriptMap, sourcesContent: undefined }],
    ['several sources', { ...scriptMap, sources: ['a.ts', 'b.ts'] }],
    ['no map', 'no JSON'],
    [
      'a source that nests too deeply',
      { ...scriptMap, sourcesContent: [`export const deep = ${'{a:'.repeat(12_000)}1${'}'.repeat(12_000)};`] },
    ],
  ])('is unknown where the file has %s', (_, map) => {
    expect(linesOf({ 'index.js.map': map }).every((line) => line === undefined)).toBe(true);
  });
});

describe('the map of a declaration file', () => {
  it('has the lines themselves, and comes first', () => {
    const mappings = 'AAEA,qBAAa,KAAK;aACP,EAAE';
    const map = { version: 3, sources: ['../src/index.ts'], names: [], mappings };
    expect(linesOf({ 'index.d.ts.map': map, 'index.js.map': scriptMap }).slice(0, 2)).toEqual([3, 4]);
  });

  it('knows no line that it does not map to a source', () => {
    const map = { version: 3, sources: ['../src/index.ts'], names: [], mappings: '' };
    expect(linesOf({ 'index.d.ts.map': map })[0]).toBeUndefined();
    expect(linesOf({ 'index.d.ts.map': { ...map, mappings: 'AEEA' } })[0]).toBeUndefined();
  });

  it('knows no line in a gap, where the nearest entry is of an earlier line', () => {
    const map = { version: 3, sources: ['../src/index.ts'], names: [], mappings: 'AAEA;;;AACA' };
    expect(linesOf({ 'index.d.ts.map': map }).slice(0, 4)).toEqual([3, undefined, undefined, 4]);
  });

  it('is decoded once for all declarations of its file', () => {
    const find = vi.spyOn(SourceMap.prototype, 'findEntry');
    try {
      linesOf({ 'index.d.ts.map': { version: 3, sources: ['../src/index.ts'], names: [], mappings: 'AAEA' } });
      expect(find.mock.contexts.length).toBeGreaterThan(10);
      expect(new Set(find.mock.contexts).size).toBe(1);
    } finally {
      find.mockRestore();
    }
  });

  it('is not read through a link that points out of the folders', () => {
    const outside = mkdtempSync(join(tmpdir(), 'gqldocs-outside-'));
    const link = join(folder, 'index.d.ts.map');
    try {
      writeFileSync(
        join(outside, 'index.d.ts.map'),
        JSON.stringify({ version: 3, sources: ['../src/index.ts'], names: [], mappings: 'AAEA' }),
      );
      symlinkSync(join(outside, 'index.d.ts.map'), link);
      expect(linesOf({})[0]).toBeUndefined();
    } finally {
      rmSync(link, { force: true });
      rmSync(outside, { recursive: true });
    }
  });
});
