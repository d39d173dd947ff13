import { describe, expect, it } from 'vitest';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { Policy } from '../../../renderer/release/diffEntry.ts';
import { snapshotOf } from './pairs.ts';

const libraries: LibraryFiles = new Map();

function compare(old: string, next: string, policy: Policy = 'standard') {
  return compareReleases({ old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries, policy });
}

const clamp = 'export declare function clamp(value: number): number;\n';

describe('an export that becomes internal', () => {
  it('is a minor change, because programs still compile', () => {
    expect(compare(clamp, `/** @internal */\n${clamp}`)).toMatchObject([
      {
        symbol: 'clamp',
        change: 'removed',
        verdict: 'minor',
        reason: 'clamp: is tagged `@internal` now.',
        old: 'function clamp(value: number): number',
      },
    ]);
  });

  it('is a major change by the strict policy, as its members are', () => {
    const box = (tag: string) => `export declare class Box { ${tag}size: number; other: string }\n`;
    expect(compare(clamp, `/** @internal */\n${clamp}`, 'strict')).toMatchObject([{ symbol: 'clamp', verdict: 'major' }]);
    expect(compare(box(''), box('/** @internal */ '), 'strict')).toMatchObject([{ symbol: 'Box.size', verdict: 'major' }]);
  });

  it('has no program, because the compiler still accepts it', () => {
    const [entry] = compare(clamp, `/** @internal */\n${clamp}`);
    expect(entry).not.toHaveProperty('witness');
  });

  it('is one change, whatever else happens to it', () => {
    const next = clamp.replace('value: number', 'value: string');
    expect(compare(clamp, `/** @internal */\n${next}`)).toHaveLength(1);
  });

  it('is one change, if a public declaration still mentions it', () => {
    const options = 'export interface Options {\n  readonly size: number;\n}\n';
    const make = 'export declare function make(options: Options): void;\n';
    expect(compare(`${options}${make}`, `/** @internal */\n${options}${make}`)).toMatchObject([
      { symbol: 'Options', change: 'removed', verdict: 'minor' },
    ]);
  });

  it('is not reported again when a later release removes it', () => {
    const other = 'export declare const other: string;\n';
    expect(compare(`/** @internal */\n${clamp}${other}`, other)).toEqual([]);
  });

  it('is a minor addition when it becomes public again', () => {
    expect(compare(`/** @internal */\n${clamp}`, clamp)).toMatchObject([{ symbol: 'clamp', change: 'added', verdict: 'minor' }]);
  });
});

it('reports a member that becomes internal as removed', () => {
  const box = (tag: string) => `export interface Box {\n  ${tag}readonly size: number;\n}\nexport declare const box: Box;\n`;
  expect(compare(box(''), box('/** @internal */ '))).toEqual([
    {
      symbol: 'Box.size',
      change: 'removed',
      verdict: 'minor',
      reason: 'Box.size: is tagged `@internal` now.',
      old: 'readonly size: number',
    },
  ]);
});

it('keeps internal members that only the new release has, if its types are computed from them', () => {
  const next =
    "interface Inner {\n  /** @internal */\n  readonly value: string;\n}\nexport declare const name: Inner['value'];\nexport {};\n";
  expect(compare('export declare const name: string;\n', next)).toMatchObject([{ symbol: 'name', verdict: 'patch' }]);
  expect(compare('export declare const name: number;\n', next)).toMatchObject([{ symbol: 'name', verdict: 'major' }]);
});

describe('an internal call signature', () => {
  const procedure = (members: string, user: string): string =>
    `/** @internal */\nexport interface CallOptions {\n  ${members};\n}\n` +
    'export interface Procedure {\n  /** @internal */\n  (options: CallOptions): string;\n  readonly path: string;\n}\n' +
    `export declare const one: Procedure;\n${user}`;
  const find = (user: string): readonly string[] =>
    compare(procedure('name: string', user), procedure('name: string; size: number', user)).map(
      ({ verdict, symbol }) => `${verdict} ${symbol}`,
    );

  it('uses nothing, whatever texts are keys', () => {
    expect(find("export declare const paths: Record<'/' | 'a/', string>;\n")).toEqual([]);
  });

  it('counts for types that are computed from it', () => {
    const given = 'export type Given<T> = T extends (...values: infer V) => any ? V : never;\n';
    const call = 'export declare function call(...values: Given<Procedure>): void;\n';
    const old = `export interface Procedure {\n  /** @internal */\n  (name: string): string;\n}\n${given}${call}`;
    const found = compare(old, old.replace('name: string', 'name: string, size: number'));
    expect(found).toMatchObject([{ symbol: 'call', verdict: 'major' }]);
  });
});

describe('options of which only internal ones are known', () => {
  const options = (members: string): string =>
    `export interface Options { ${members} }\nexport declare function run(options?: Options): void;\n`;
  const hidden = '/** @internal */ limit?: number;';

  it('may get a public one', () => {
    expect(compare(options(hidden), options(`${hidden} color?: string;`))).toMatchObject([
      { symbol: 'Options.color', change: 'added', verdict: 'minor' },
    ]);
  });

  it('are suspected to get one, if there were none: programs may have passed others', () => {
    expect(compare(options(''), options('color?: string;'))).toMatchObject([
      { symbol: 'Options.color', verdict: 'unknown', suspected: true },
    ]);
    expect(compare(options(''), options('color?: string;'), 'strict')).toMatchObject([{ symbol: 'Options.color', verdict: 'major' }]);
  });

  it('may get other internal ones', () => {
    expect(compare(options(hidden), options(`${hidden} /** @internal */ size?: number;`))).toEqual([]);
    expect(compare(options(hidden), options(hidden.replace('number', 'string')))).toEqual([]);
  });
});
