import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { ApiSnapshot } from '../../../renderer/release/apiSnapshot.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

function verdictsOf(old: string, next: string): Readonly<Record<string, string>> {
  const entries = compareReleases({ old: snapshotOf(old, libraries), new: snapshotOf(next, libraries), bases: [], libraries });
  return Object.fromEntries(entries.map(({ symbol, verdict }) => [symbol, verdict]));
}

const hole = (name: string): string => `\${${name}}`;

/** A union of 100,000 strings, at which the compiler stops. */
const large = `type D = 0|1|2|3|4|5|6|7|8|9;\nexport type Large<P extends string> = \`${hole('P')}${hole('D').repeat(5)}\`;\n`;
const boxed = `${large}export type Boxed<P extends string> = { readonly value: Large<P> };\n`;

describe('a type that asks a global interface for what nothing installed adds', () => {
  const options = (base: string): string => `
type Own = { filter?: (text: string) => boolean };
type Added = Parameters<(Date extends { extension?: infer T } ? T : { connect: (options: any) => any })['connect']>[0];
export interface Options extends ${base} { name?: string }
`;

  it('makes what is inherited from it unknown', () => {
    expect(verdictsOf(options('Own'), options('Added'))).toMatchObject({ 'Options.filter': 'unknown' });
  });

  it('does not, where the interface has it', () => {
    const known = options('Added').replace('{ extension?: infer T } ? T', '{ getTime(): number } ? { connect: (options: any) => any }');
    expect(verdictsOf(options('Own'), known)).toMatchObject({ 'Options.filter': 'major' });
  });
});

describe('types that the compiler gives up on', () => {
  it.each([
    ['both sides', large, 'a(value: Large<"x">)', 'a(value: Large<"y">)'],
    ['the new side', large, 'a(value: 1)', 'a(value: Large<"y">)'],
    ['a result', large, 'a(): Large<"x">', 'a(): Large<"y">'],
    ['an argument', large, 'a(): Promise<Large<"x">[]>', 'a(): Promise<Large<"y">[]>'],
    ['a property of an alias with arguments', boxed, 'a(value: Boxed<"x">)', 'a(value: Boxed<"y">)'],
  ])('are unknown in %s', (_name, types, old, next) => {
    const declared = (text: string): string => `${types}export declare function ${text};\n`;
    expect(verdictsOf(declared(old), declared(next))).toEqual({ a: 'unknown' });
  });

  it('are reported for the member that has them', () => {
    const box = (prefix: string): string =>
      `${large}export interface Box { deep: Large<"x">; other: Large<"${prefix}">; third?: string }\n`;
    expect(verdictsOf(box('x'), box('y'))).toEqual({ 'Box.other': 'unknown' });
  });

  it('count only where they or what they mention changed', () => {
    const box = (type: string): string => `${large}export interface Box { deep: Large<"x">; other?: ${type} }\n`;
    expect(verdictsOf(box('string'), box('number'))).toEqual({ 'Box.other': 'major' });
    const used = 'export declare function use(value: Large<"x">): void;\n';
    // The entry of `Large` names the function.
    expect(verdictsOf(large + used, large.replace(hole('P'), `${hole('P')}-`) + used)).toEqual({ Large: 'unknown' });
  });

  it('leave a harm that a program shows', () => {
    const declared = (type: string): string => `${large}export declare function a(value: ${type}): void;\n`;
    expect(verdictsOf(declared('Large<"x">'), declared('1'))).toEqual({ a: 'major' });
  });
});

describe('declarations at which the compiler fails', () => {
  it('are unknown, and all others are compared', () => {
    const release = (leaf: string, type: string): ApiSnapshot => ({
      ...snapshotOf('export declare const a: 1;\n', libraries),
      modules: [{ kind: 'entry', name: '', exports: ['Deep', 'other'].map((name) => ({ name, target: name })) }],
      declarations: [
        { kind: 'type', id: 'Deep', typeParameters: '', type: `${'{ a: '.repeat(5000)}${leaf}${' }'.repeat(5000)}` },
        { kind: 'function', id: 'other', members: [{ text: `(): ${type}` }] },
      ],
    });
    const entries = compareReleases({ old: release('1', 'string'), new: release('2', 'number'), bases: [], libraries });
    expect(entries.map(({ symbol, verdict }) => [symbol, verdict])).toEqual([
      ['other', 'major'],
      ['Deep', 'unknown'],
    ]);
  });

  it('are all unknown if the compiler cannot read any', () => {
    const release = (leaf: string): ApiSnapshot => ({
      ...snapshotOf('export declare const a: 1;\n', libraries),
      modules: [{ kind: 'entry', name: '', exports: [{ name: 'Deep', target: 'Deep' }] }],
      declarations: [{ kind: 'type', id: 'Deep', typeParameters: '', type: `${'() => '.repeat(20_000)}${leaf}` }],
    });
    const entries = compareReleases({ old: release('1'), new: release('2'), bases: [], libraries });
    expect(entries.map(({ symbol, verdict }) => [symbol, verdict])).toEqual([['Deep', 'unknown']]);
  });
});

describe('a package that is not installed', () => {
  it('leaves what it has no part in to be compared', () => {
    const release = (more: string): string =>
      `import ws from 'ws';\nexport interface Options { id?: number${more} }\n` +
      'export declare function on(listener: (client: ws.WebSocket, server: ws, options: Partial<Options>) => void): void;\n';
    expect(verdictsOf(release(''), release('; name?: string'))).toEqual({ 'Options.name': 'minor' });
  });
});

describe('a type that an installed dependency does not declare', () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'gqldocs-dependency-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const module = join(folder, 'node_modules/dep');
  mkdirSync(module, { recursive: true });
  writeFileSync(join(module, 'package.json'), JSON.stringify({ name: 'dep', version: '2.0.0', types: './index.d.ts' }));
  writeFileSync(join(module, 'index.d.ts'), 'export interface Kept { size: number }\n');
  const compare = (old: string, next: string): Readonly<Record<string, string>> => {
    const declared = (text: string): string => `import type { Gone, Kept } from 'dep';\n${text}\n`;
    const [before, after] = [snapshotOf(declared(old), libraries), snapshotOf(declared(next), libraries)];
    const entries = compareReleases({ old: before, new: after, bases: [folder], libraries });
    return Object.fromEntries(entries.map(({ symbol, verdict }) => [symbol, verdict]));
  };

  it.each([
    ['what users pass', 'export interface Options { cache?: Gone }', 'export interface Options { cache?: string }'],
    ['what users receive', 'export declare function a(): Gone;', 'export declare function a(): string;'],
    ['a part of a union', 'export declare function a(value: Gone | string): void;', 'export declare function a(value: boolean): void;'],
    ['the new release', 'export declare function a(value: string): void;', 'export declare function a(value: Gone): void;'],
    [
      'what has other type arguments',
      'type Own = Kept<string>;\nexport declare function a(value: Own[]): void;',
      'export declare function a(value: Kept[]): void;',
    ],
    [
      'a type that is computed from it',
      'export interface Options { cache?: Gone }\nexport declare function a(value: Omit<Options, "b">): void;',
      'export interface Options { cache?: string }\nexport declare function a(value: Omit<Options, "b">): void;',
    ],
  ])('leaves %s undecided', (_name, old, next) => {
    expect(new Set(Object.values(compare(old, next)))).toEqual(new Set(['unknown']));
  });

  it.each([
    ['{ name: string }', 'minor'],
    ['{ name: string; extra: string }', 'major'],
  ])('comes from another folder that has a version with it, and is compared with %s', (type, verdict) => {
    const elsewhere = join(folder, 'elsewhere');
    const older = join(elsewhere, 'node_modules/dep');
    mkdirSync(older, { recursive: true });
    writeFileSync(join(older, 'package.json'), JSON.stringify({ name: 'dep', version: '1.0.0', types: './index.d.ts' }));
    writeFileSync(join(older, 'index.d.ts'), 'export interface Gone { name: string }\nexport interface Kept { other: 1 }\n');
    const declared = (text: string): ApiSnapshot =>
      snapshotOf(`import type { Gone, Kept } from 'dep';\nexport declare function a(value: ${text}, kept: Kept): void;\n`, libraries);
    const [entry] = compareReleases({ old: declared('Gone'), new: declared(type), bases: [folder, elsewhere], libraries });
    expect(entry).toMatchObject({ symbol: 'a', verdict });
    expect(entry?.witness === undefined).toBe(verdict === 'minor');
  });

  it('hides no break of what is declared with it', () => {
    const old = 'export declare function a(cache: Gone, name: string, kept: Kept): void;';
    expect(compare(old, 'export declare function a(cache: string, name: string, kept: Kept, more: number): void;')).toEqual({ a: 'major' });
    expect(compare(old, 'export declare function a(cache: string, name: number, kept: Kept): void;')).toEqual({ a: 'major' });
    expect(compare('export declare function a(): any;', 'export declare function a(): void;')).toEqual({ a: 'major' });
    const kept = 'type Own = Kept<string>;\nexport declare function a(value: Own[], name: string): void;';
    expect(compare(kept, 'export declare function a(value: Kept[], name: number): void;')).toEqual({ a: 'major' });
  });
});

it('does not decide what is any because a package is not installed', () => {
  const file = (type: string): string => `export interface File { readonly stats: ${type} | undefined }`;
  expect(verdictsOf(file("import('missing').Stats"), file("ReturnType<typeof import('missing/promises').stat>"))).toEqual({
    'File.stats': 'unknown',
  });
});
