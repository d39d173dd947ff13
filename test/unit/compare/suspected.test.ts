import { describe, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { type Case, createWriting } from '../../../renderer/compare/witness/verifyCases.ts';
import { confirmedVerdict, type DiffEntry, type Policy } from '../../../renderer/release/diffEntry.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

function compare(old: string, next: string, policy?: Policy): readonly (readonly [symbol: string, verdict: string, suspected: boolean])[] {
  const snapshots = { old: snapshotOf(old, libraries), new: snapshotOf(next, libraries) };
  const entries = compareReleases({ ...snapshots, bases: [], libraries, policy });
  return entries.map(({ symbol, verdict, suspected }) => [symbol, verdict, suspected === true]);
}

const release = (result: string): string => `export declare function settle<T>(value: T): ${result};\n`;

describe('a change that no program shows', () => {
  it('is a suspicion where only open type parameters make programs fail', () => {
    const [old, next] = [release('T extends Promise<infer U> ? U : T'), release('[T] extends [Promise<infer U>] ? U : T')];
    expect(compare(old, next)).toEqual([['settle', 'unknown', true]]);
    expect(compare(old, next, 'strict')).toEqual([['settle', 'major', false]]);
  });

  it('is a suspicion where a variable of a namespace is a constant now, which no program of the compared declarations shows', () => {
    const [old, next] = ['let', 'const'].map((word) => `export declare namespace settings { ${word} level: string }\n`);
    expect(compare(old ?? '', next ?? '')).toEqual([['settings.level', 'unknown', true]]);
    expect(compare(old ?? '', next ?? '', 'strict')).toEqual([['settings.level', 'major', false]]);
  });

  it('is a suspicion where a conditional type tests a name that means something else now', () => {
    const box = (more: string): string =>
      `export type Box = { a: string${more} };\nexport declare function pick<T>(value: T): T extends Box ? T : never;\n`;
    expect(compare(box(''), box('; b: number'))).toContainEqual(['pick', 'unknown', true]);
  });

  it('is major where a program with usual type arguments breaks', () => {
    const [old, next] = [release('T extends string ? 1 : 2'), release('T extends string ? 1 : T extends number ? 3 : 2')];
    expect(compare(old, next)).toEqual([['settle', 'major', false]]);
  });

  it('is major with a program that has the type arguments with which it breaks', () => {
    const snapshots = { old: snapshotOf(release('T'), libraries), new: snapshotOf(release('T | undefined'), libraries) };
    const [entry] = compareReleases({ ...snapshots, bases: [], libraries });
    expect(entry?.witness).toContain('type T = string;');
    expect(entry?.witness).not.toContain('<T>');
  });

  it('is a suspicion where only a type that needs no members fits by accident', () => {
    const page = (result: string): string =>
      `export interface Schema { body?: unknown; query?: unknown }\nexport interface Request { body: Date; headers: string }\n` +
      `export declare function read<T extends Schema>(schema: T): ${result};\n`;
    const found = compare(page("T['body'] extends Date ? 1 : 2"), page("T['body'] extends Date ? 3 : 2"));
    expect(found).toEqual([['read', 'unknown', true]]);
  });

  it('is a suspicion where only values break that were passed for any in place of an object', () => {
    const run = (options: string): string => `export declare function run(options: ${options}): void;\n`;
    expect(compare(run('any'), run('string | { depth: number }'))).toEqual([['run', 'unknown', true]]);
    expect(compare(run('any'), run('string'))).toEqual([['run', 'major', false]]);
  });

  it('is a suspicion where only objects without keys, or anything in their place, make programs fail', () => {
    const required = '(Required<Pick<T, K>> | Partial<Record<K, never>>) & Omit<T, K>';
    const chosen = (type: string): string => `export type Chosen<T, K extends keyof T> = ${type};\n`;
    const next = `type IfNever<T, Yes, No> = [T] extends [never] ? Yes : No;\n${chosen(`IfNever<K, T, ${required}>`)}`;
    expect(compare(chosen(required), next)).toEqual([['Chosen', 'unknown', true]]);
  });

  it('is a suspicion where only programs that import an unstable name fail', () => {
    const release = (parameters: string, given: string, keys: string): string =>
      `export type Own<T> = T extends string ? {} : T;\nexport interface _Made<${parameters}> { readonly value: T }\n` +
      `export declare function make<T, K extends keyof ${keys}>(value: T, key: K): _Made<${given}>;\n`;
    expect(compare(release('T', 'T', 'T'), release('T, U', 'T, T', 'Own<T>'))).toContainEqual(['make', 'unknown', true]);
  });

  it('is more than a suspicion where types that users can import depend on nothing', () => {
    const guard = (result: string): string => `export declare function isText(value: string | number): ${result};\n`;
    expect(compare(guard('boolean'), guard('value is string'))).toEqual([['isText', 'unknown', false]]);
  });

  it('is more than a suspicion where users cannot name what changes, and meet it by another name', () => {
    const result = (standard: string): string =>
      `interface Result<T = ${standard}> { readonly value: T }\nexport declare function run(): Result;\n`;
    expect(compare(result('string'), result('number'))).toEqual([['Result', 'unknown', false]]);
  });
});

it('programs that are left out are not counted as tried', () => {
  const untriedAfter = (isCut: boolean): Case['untried'] => {
    function* programs() {
      yield { text: 'a', isProof: false, isNatural: true };
      return isCut;
    }
    const one: Case = { waiting: programs(), verified: [], untried: 'some' };
    const writing = createWriting(undefined, 'standard');
    expect([...writing(one, 9), ...writing(one, 9)]).toHaveLength(1);
    return one.untried;
  };
  expect([false, true].map(untriedAfter)).toEqual(['none', 'dropped']);
});

describe('two changes of one object', () => {
  it('need programs of their own', () => {
    const queue = (filter: string, more: string): string =>
      `export interface Queue<T> { size: number; filter: (options: ${filter}) => string[]${more} }\nexport declare function use<T>(queue: Queue<T>): T;\n`;
    const [old, next] = [queue('Partial<T>', ''), queue('Readonly<Partial<T>>', '; setPriority: (id: string) => void')];
    expect(compare(old, next).map(([symbol, verdict]) => `${verdict} ${symbol}`)).toEqual([
      'major Queue.setPriority',
      'unknown Queue.filter',
    ]);
  });
});

describe('confirmedVerdict', () => {
  const change = (symbol: string, more: Partial<DiffEntry>): DiffEntry => ({
    ...{ symbol, change: 'changed', verdict: 'unknown', reason: `${symbol}: changed.`, ...more },
  });
  const [suspicion, open, minor] = [change('a', { suspected: true }), change('b', {}), change('c', { verdict: 'minor' })];

  it('counts suspicions as minor, and nothing else that is unknown', () => {
    expect(confirmedVerdict({ verdict: 'unknown', entries: [suspicion, minor] })).toBe('minor');
    expect(confirmedVerdict({ verdict: 'unknown', entries: [suspicion, open] })).toBe('unknown');
    expect(confirmedVerdict({ verdict: 'unknown', entries: [suspicion, { ...open, accepted: 'It is.' }] })).toBe('minor');
    expect(confirmedVerdict({ verdict: 'unknown', entries: [] })).toBe('unknown');
    expect(confirmedVerdict({ verdict: 'major', entries: [suspicion, change('d', { verdict: 'major' })] })).toBe('major');
  });
});
