import { describe, expect, it } from 'vitest';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { compareSnapshots } from '../../../renderer/compare/snapshots/compareSnapshots.ts';
import { overallVerdict } from '../../../renderer/release/diffEntry.ts';
import { snapshotOf } from './pairs.ts';

const libraries: LibraryFiles = new Map();

function snapshots(old: string, next: string) {
  return { old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries };
}

/** Each level of these types has another type argument than the one around it. */
const endless = (leaf: string): string => `
export type Nest<T> = { readonly value: T; readonly left: Nest<[T]>; readonly right: Nest<{ readonly item: T }> };
export type Deep<T> = T extends ${leaf} ? { readonly up: Deep<T[]>; readonly down: (value: Deep<() => T>) => Nest<Deep<[T]>> } : never;
export declare function nest<T>(value: T): Nest<T>;
export declare function deep<T>(value: T): Deep<T>;
export declare function last(): ${leaf};
`;

describe('infinitely recursive types', () => {
  it('are compared up to a limit, and then reported as unknown', () => {
    const entries = compareReleases(snapshots(endless('string'), endless('number')));
    const verdicts = new Map(entries.map(({ symbol, verdict }) => [symbol, verdict]));
    expect(verdicts.get('last')).toBe('major');
    expect(['major', 'unknown']).toContain(verdicts.get('Deep'));
    expect(overallVerdict([...verdicts.values()])).toBe('major');
  });

  it('equal themselves', () => {
    const extra = 'export declare const extra: string;\n';
    const entries = compareReleases(snapshots(endless('string'), `${endless('string')}${extra}`));
    expect(entries.map(({ symbol, verdict }) => [symbol, verdict])).toEqual([['extra', 'minor']]);
  });
});

/** Maps of values that hold such maps, of other type arguments. */
const maps = (options: string): string => `
export interface Options { readonly trim?: boolean;${options} }
export interface Text { clean(options?: Options): this }
export type Like = string | Text | Keys<any> | Shape;
export interface Keys<T> { keys(shape?: Shape<T>): this; append<U = any, V = U>(shape?: Shape<V>): Keys<V> }
export type Loose<T = any> = { [K in keyof T]?: Like | Like[] };
export type Strict<T = any> = { [K in keyof T]-?: T[K] extends string ? Text : T[K] extends object ? Keys<T[K]> | Shape<T[K], true> : Like };
export type Shape<T = any, S = false> = S extends true ? Strict<T> : Loose<T>;
export declare function keys<T = any, S = false>(shape?: Shape<T, S>): Keys<T>;
`;

it('do not hide what the values of a mapped type only name', () => {
  const entries = compareReleases(snapshots(maps(''), maps(' readonly encode?: boolean')));
  expect(entries.map(({ symbol, verdict }) => [symbol, verdict])).toEqual([['Options.encode', 'minor']]);
});

/** A union of objects that differ in one literal, and a function that gives it out. */
const union = (count: number, type: string): string => {
  const members = Array.from({ length: count }, (_, index) => `{ readonly kind: 'kind${index}'; readonly value: ${type} }`);
  return `export type All = ${members.join(' | ')};\nexport declare function all(): All;\nexport declare function one(): ${type};\n`;
};

/** A union of literals, none of which is in the other release. */
const literals = (count: number, type: string): string => {
  const first = type === 'string' ? 0 : count;
  return `export type All = ${Array.from({ length: count }, (_, index) => first + index).join(' | ')};\nexport declare function all(): All;\n`;
};

/** Processor time of the comparison alone, the best of some. */
function cost(count: number, make = union): number {
  const releases = snapshots(make(count, 'string'), make(count, 'number'));
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    compareSnapshots(releases);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  });
  return Math.min(...times);
}

describe('large unions', () => {
  it('cost far less than comparing every pair of members', () => {
    cost(10);
    const [some, many] = [cost(60), cost(480)];
    // Eight times as many members are 64 times as many pairs.
    expect(many / some).toBeLessThan(32);
  });

  it('of literals, too', () => {
    cost(10, literals);
    const [some, many] = [cost(250, literals), cost(2000, literals)];
    expect(many / some).toBeLessThan(32);
  });

  it('of literals with a brand are compared with the literals that they may equal', () => {
    const branded = (count: number, type: string): string => {
      const members = Array.from({ length: count }, (_, index) => `('kind${index}' & Brand)`);
      return `interface Brand { readonly brand: ${type} }\nexport type All = ${members.join(' | ')} | { size: ${type} };\nexport declare function all(): All;\n`;
    };
    const limits = { each: 15_000, all: 100_000, least: 5_000, end: 200_000, milliseconds: 600_000 };
    const { failed } = compareSnapshots({ ...snapshots(branded(300, 'string'), branded(300, 'number')), limits });
    expect([...failed]).toEqual([]);
  });
});
