import { describe, expect, it } from 'vitest';
import { historyText } from '../../../renderer/history/applyHistory.ts';
import { compareVersions } from '../../../renderer/history/compute/compareVersions.ts';
import { computeHistory } from '../../../renderer/history/compute/computeHistory.ts';
import { contradictsHistory } from '../../../renderer/history/historyProblems.ts';
import type { PackageHistory } from '../../../renderer/model/history.ts';
import { snapshotOf } from '../compare/pairs.ts';

const libraries = new Map();

/** Declarations of each release by its version. */
function historyOf(releases: Readonly<Record<string, string>>): PackageHistory {
  const snapshots = Object.entries(releases).map(([version, text]) => {
    const snapshot = snapshotOf(`${text}\n`, libraries);
    return { ...snapshot, package: { name: 'pkg', version } };
  });
  return computeHistory(snapshots);
}

describe('computeHistory', () => {
  it('dates symbols, members and parameters', () => {
    const { versions, items } = historyOf({
      '1.10.0':
        'export declare function parse(text: string, limit?: number): number;\nexport interface User { readonly name: string; readonly age: number }',
      '1.9.0': 'export declare function parse(text: string): number;\nexport interface User { readonly name: string }',
      '1.0.0': 'export declare function parse(text: string): number;',
    });
    expect(versions).toEqual(['1.0.0', '1.9.0', '1.10.0']);
    expect(items.parse?.since).toBeUndefined();
    expect(items.parse?.parameters).toEqual({ limit: '1.10.0' });
    expect(items.User?.since).toBe('1.9.0');
    expect(items['User.age']?.since).toBe('1.10.0');
    expect(items['User.name']?.since).toBe('1.9.0');
  });

  it('dates fields of object types in intersections, apart from other types that have such a part', () => {
    const release = (fields: string, other: string) =>
      `export interface Base { id: string }
export type Options = Base & { name: string; ${fields}nested: { deep: string } };
export type Handler = (options: Options) => Base & { ${other} };`;
    const { items } = historyOf({
      '1.0.0': release('', 'one: 1'),
      '1.1.0': release('size?: number; ', 'one: 1'),
      '1.2.0': release('size: number; ', 'two: 2'),
    });
    expect(items.Options).toMatchObject({ changes: [] });
    expect(items['Options.name']).toMatchObject({ changes: [] });
    expect(items['Options.size']).toMatchObject({ since: '1.1.0', changes: [{ version: '1.2.0' }] });
    expect(items.Handler).toMatchObject({ changes: [{ version: '1.2.0' }] });
    expect(Object.keys(items).filter((name) => name.startsWith('Handler'))).toEqual(['Handler']);
  });

  it('says which overload is gone where its declaration is too long for a line', () => {
    const long = Array.from(
      { length: 8 },
      (_, index) => `option${index}: { readonly name: string; readonly value${index}: string | number }`,
    );
    const short = 'export declare function run(options: string): void;';
    const both = (type: string): string => `${short}\nexport declare function run(${long.join(', ')}): ${type};`;
    const { items } = historyOf({ '1.0.0': both('void'), '1.1.0': both('string'), '2.0.0': short });
    const parameters = long.map((_, index) => `option${index}`).join(', ');
    // In 1.1.0, an overload changed: nothing says in a line how.
    expect(items.run?.changes.map(({ text }) => text)).toEqual([undefined, `removed the overload \`(${parameters})\``]);
  });

  it('dates overloads, except those that may have been written differently', () => {
    const { items } = historyOf({
      '1.0.0':
        'export declare function parse(text: string): number;\nexport declare function find(type: string): string;\nexport declare function find(type: number): number;',
      '1.1.0':
        'export declare function parse(text: string, limit?: number): number;\nexport declare function parse(data: Uint8Array): number;\nexport declare function find(type: string): string;\nexport declare function find(type: number | boolean): number;',
      '1.2.0':
        'export declare function parse(text: string, limit?: number): number;\nexport declare function parse(data: Uint8Array): number;\nexport declare function find(type: string): string;\nexport declare function find(type: number | boolean): number;\nexport declare function find(type: bigint): bigint;',
    });
    expect(items.parse?.overloads).toEqual([null, '1.1.0']);
    expect(items.find?.overloads).toEqual([null, null, '1.2.0']);
    // Histories are kept between builds, where an undefined item of a list would become null.
    expect(JSON.parse(JSON.stringify(items))).toStrictEqual(items);
  });

  it('dates no parameter that may have been renamed', () => {
    const { items } = historyOf({
      '1.0.0': 'export declare function parse(text: string): number;\nexport declare function join(a: string, b: string): string;',
      '2.0.0':
        'export declare function parse(source: string): number;\nexport declare function join(first: string, second: string, glue: string): string;',
      '3.0.0':
        'export declare function parse(source: string, limit?: number): number;\nexport declare function join(first: string, second: string, glue: string): string;',
    });
    expect(items.parse?.parameters).toEqual({ limit: '3.0.0' });
    expect(items.join?.parameters).toEqual({ glue: '2.0.0' });
  });

  it('treats no member as removed or new that another declaration may list', () => {
    const { items, releases } = historyOf({
      '1.0.0':
        'export interface Base { readonly own: number }\nexport interface Args { readonly own: number; readonly gone: number }\nexport declare enum Kind { A = 1 }\nexport declare enum Sort { A = 1 }',
      '2.0.0':
        'export interface Base { readonly own: number }\nexport interface Args extends Base { readonly more: number }\nexport declare const Kind: { readonly A: 1 };\nexport declare namespace Sort { const A: 1 }',
      '3.0.0':
        'export interface Base { readonly own: number }\nexport interface Args { readonly own: number; readonly more: number }\nexport declare const Kind: { readonly A: 1 };\nexport declare namespace Sort { const A: 1 }',
    });
    expect(releases.map(({ version, added, changed, removed }) => ({ version, added, changed, removed }))).toEqual([
      { version: '3.0.0', added: [], changed: ['Args'], removed: [] },
      { version: '2.0.0', added: [], changed: ['Args', 'Kind', 'Sort'], removed: [] },
    ]);
    expect(items['Args.own']?.since).toBeUndefined();
    expect([items.Sort?.changes.length, items['Sort.A']?.changes]).toEqual([1, []]);
  });

  it('dates members of a declaration whose type parameters differ', () => {
    const { items } = historyOf({
      '1.0.0': 'export interface Box<T extends string> { readonly value: T }',
      '2.0.0': 'export interface Box<T extends number> { readonly value: T; readonly size: number }',
    });
    expect(items['Box.size']?.since).toBe('2.0.0');
  });

  it('notes what changed and how', () => {
    const { items } = historyOf({
      '1.0.0': 'export declare function parse(text: string): number;',
      '2.0.0': 'export declare function parse(text: string): number;',
      '3.0.0': 'export declare function parse(text: string | number): number;',
    });
    expect(items.parse?.changes).toEqual([
      {
        version: '3.0.0',
        old: 'function parse(text: string): number',
        new: 'function parse(text: number | string): number',
        text: 'changed from `function parse(text: string): number`',
      },
    ]);
  });

  it('dates a deprecation by the release that began it', () => {
    const { items } = historyOf({
      '1.0.0': 'export declare function parse(text: string): number;',
      '2.0.0': '/** @deprecated Use `read`. */\nexport declare function parse(text: string): number;',
      '3.0.0': '/** @deprecated Use `load`. */\nexport declare function parse(text: string): number;',
    });
    expect(items.parse?.deprecated).toEqual({ since: '2.0.0', text: 'Use `load`.' });
  });

  it('starts again if a symbol returns', () => {
    const { items, releases } = historyOf({
      '1.0.0': 'export declare const one: number;',
      '2.0.0': 'export declare const two: number;',
      '3.0.0': 'export declare const one: number;',
    });
    expect(items.one?.since).toBe('3.0.0');
    expect(releases.map(({ version, added, removed }) => [version, added, removed])).toEqual([
      ['3.0.0', ['one'], ['two']],
      ['2.0.0', ['two'], ['one']],
    ]);
  });

  it('starts again each time a symbol returns', () => {
    const [one, two] = ['export declare const one: number;', 'export declare const two: number;'];
    expect(historyOf({ '1.0.0': one, '2.0.0': two, '3.0.0': one, '4.0.0': two, '5.0.0': one }).items.one?.since).toBe('5.0.0');
  });

  it('lists a new class once, without its members', () => {
    const { releases } = historyOf({
      '1.0.0': 'export declare const one: number;',
      '2.0.0': 'export declare const one: number;\nexport declare class Parser { parse(): void; reset(): void; }',
    });
    expect(releases[0]?.added).toEqual(['Parser']);
  });

  it('omits members of internal types that a public one mentions', () => {
    const text = (count: string) =>
      `/** @internal */\nexport interface Inner { _count: ${count} }\nexport declare class Outer implements Inner { _count: number; }`;
    const { items, releases } = historyOf({ '1.0.0': text('number'), '2.0.0': text('any') });
    expect(Object.keys(items)).toEqual(['Outer', 'Outer._count']);
    expect(releases[0]?.changed).toEqual([]);
  });

  it('has members that public types inherit from internal ones', () => {
    const text = (member: string, other: string) => `/** @internal */ interface Root { ${member} }
/** @internal */ interface BaseOptions<T> extends Root { b: T }
/** @internal */ declare class BaseStore { ${member} }
/** @internal */ interface Argument { ${other} }
export interface Options extends BaseOptions<Argument> { c: string }
export declare class Store extends BaseStore { c: string }`;
    const { releases } = historyOf({ '1.0.0': text('a: string', 'x: 1'), '2.0.0': text('', 'x: 2') });
    expect(releases[0]).toMatchObject({ removed: ['BaseStore.a', 'Root.a'], changed: [] });
  });

  it('omits internal symbols', () => {
    const { items } = historyOf({ '1.0.0': '/** @internal */\nexport declare const one: number;\nexport declare const two: number;' });
    expect(Object.keys(items)).toContain('two');
    expect(Object.keys(items)).not.toContain('one.one');
  });
});

describe('contradictsHistory', () => {
  const versions = ['1.0.0', '1.2.0', '1.4.0'];
  const check = (text: string, since: string | undefined): number =>
    contradictsHistory({
      item: 'parse',
      written: { tag: '@since', content: { text } },
      known: { since, changes: [], parameters: {} },
      versions,
    }).length;

  it('accepts a version that has it', () => {
    expect(check('1.4.0', '1.4.0')).toBe(0);
    expect(check('1.4', '1.4.0')).toBe(0);
    expect(check('v1.4', '1.4.0')).toBe(0);
  });

  it('accepts a version between two snapshots', () => {
    expect(check('1.3', '1.4.0')).toBe(0);
  });

  it('reports a version that lacks it, and one that is too late', () => {
    expect(check('1.2', '1.4.0')).toBe(1);
    expect(check('1.5', '1.4.0')).toBe(1);
    expect(check('1.2', undefined)).toBe(1);
  });

  it('accepts any version before the oldest release', () => {
    expect(check('0.9', undefined)).toBe(0);
  });
});

describe('historyText', () => {
  it('lists the newest change first', () => {
    const text = historyText({
      changes: [
        { version: '2.0.0', old: 'a', new: 'b', text: 'changed from `a`' },
        { version: '3.0.0', old: 'b', new: 'c', text: 'changed from `b`' },
      ],
      deprecated: { since: '3.0.0', text: '' },
      parameters: {},
    });
    expect(text).toBe('- **3.0.0**: changed from `b`; deprecated\n- **2.0.0**: changed from `a`');
  });
});

it('sorts versions by number, with releases after their candidates', () => {
  const versions = ['17.0.0', '16.10.0', '17.0.0-rc.2', '16.9.0', '17.0.0-rc.10', '17.0.0-alpha.1'];
  expect(versions.toSorted(compareVersions)).toEqual(['16.9.0', '16.10.0', '17.0.0-alpha.1', '17.0.0-rc.2', '17.0.0-rc.10', '17.0.0']);
});
