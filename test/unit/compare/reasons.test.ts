import { expect, it } from 'vitest';
import type { LibraryFiles } from '../../../renderer/api/program/virtualProgram.ts';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { DiffEntry } from '../../../renderer/release/diffEntry.ts';
import { snapshotOf } from './pairs.ts';

const libraries: LibraryFiles = new Map();

function entriesOf(old: string, next: string): readonly DiffEntry[] {
  const snapshots = { old: snapshotOf(`${old}export {};\n`, libraries), new: snapshotOf(`${next}export {};\n`, libraries) };
  return compareReleases({ ...snapshots, bases: [], libraries });
}

function reasonsOf(old: string, next: string): readonly string[] {
  return entriesOf(old, next).map(({ reason }) => reason);
}

function witnessesOf(old: string, next: string): readonly string[] {
  return entriesOf(old, next).flatMap(({ witness }) => witness ?? []);
}

it('gives one reason for a property that is gone both for readers and for writers', () => {
  const release = (properties: string) =>
    `export interface Options { ${properties} }\nexport declare function make(options: Options): Options;\n`;
  expect(reasonsOf(release('size: string; name?: string'), release('size: string'))).toEqual(['Options.name: no longer has `name`.']);
});

it('names the order of overloads only if it changed', () => {
  const [first, second] = [
    'export declare function parse(value: Text): string;\n',
    'export declare function parse(value: number): string;\n',
  ];
  const text = 'interface Text { a: string }\n';
  expect(reasonsOf(`${text}${first}${second}`, `${text}${second}${first}`)).toEqual(['parse: has its overloads in another order.']);
  const renamed = `interface Other { a: string }\n${first.replace('Text', 'Other')}${second}`;
  expect(reasonsOf(`${text}${first}${second}`, renamed)).toEqual(['parse: parameter `value` was `Text`, and is `Other` now.']);
});

it('suspects that users write what type arguments are limited to, if it is the default', () => {
  const release = (limit: string, members: string) =>
    `interface Row { ${members} }\nexport declare class Table<T ${limit}> { private rows; add(row: T): void; }\n`;
  const verdictsOf = (limit: string) =>
    entriesOf(release(limit, 'id: string; size?: number'), release(limit, 'id: string')).map(({ verdict }) => verdict);
  expect(verdictsOf('extends Row = Row')).toEqual(['unknown']);
  expect(verdictsOf('extends Row')).toEqual(['minor']);
});

it('does not call a constant and a type of one name different', () => {
  const tag = 'export declare const tag: unique symbol;\nexport type tag = typeof tag;\n';
  expect(reasonsOf(tag, `${tag}export declare function run(): void;\n`)).toEqual(['run: was added.']);
});

it('names the overload whose calls break', () => {
  const release = (first: string) =>
    `export declare function on(type: 'open', listener: (path: ${first}) => void): void;\nexport declare function on(type: 'close'): void;\n`;
  expect(reasonsOf(release('string'), release('number'))).toEqual([
    'on: parameter `listener`, its parameter `path` was `string`, and is `number` now in calls of `(type: "open", listener: (path: string) => void)`.',
  ]);
});

it('does not call an interface with another base the same', () => {
  const bases = 'interface Base { a?: string }\n';
  const release = (base: string) =>
    `${bases}interface More extends Base { b?: string }\nexport interface Options extends ${base} { c: string }\nexport declare function make(options: Options): void;\n`;
  expect(reasonsOf(release('Base'), release('More'))).toEqual([
    'Options.b: may have `b`.',
    'Options: is declared differently; what this changes in its members is listed for them.',
  ]);
});

it('does not call a member of an intersection the same if its type means something else', () => {
  const release = (value: string) => `
export type Item<T, K> = K extends keyof T ? T[K] : never;
export type Found<T, K> = K extends keyof T ? (T[K] extends string ? string : T[K] | undefined) : never;
export interface Base<T> { get(): T }
export type Store<T> = { setKey: <K extends keyof T>(key: K, value: ${value}<T, K>) => void } & Omit<Base<T>, 'set'>;
export declare function store<T extends object>(value: T): Store<T>;
`;
  const [reason, ...others] = reasonsOf(release('Item'), release('Found'));
  expect(reason).toMatch(/^Store\.setKey: parameter `value` was /);
  expect(others.filter((one) => one.includes('means the same') && !one.startsWith('store:'))).toEqual([]);
});

it('shows the removal of what another package exports by a program that is right for types and values', () => {
  const snapshots = {
    old: snapshotOf("export { Enabled } from 'elsewhere';\nexport declare const size: number;\n", libraries),
    new: snapshotOf('export declare const size: number;\n', libraries),
  };
  const [removed] = compareReleases({ ...snapshots, bases: [], libraries });
  expect(removed).toMatchObject({
    symbol: 'Enabled',
    verdict: 'major',
    witness: expect.stringMatching(/^import \{ Enabled \} .*\n\nexport \{ Enabled \};\n$/),
  });
});

it('shows what became `any` by a function that users would give it', () => {
  const release = (type: string) => `export declare function load(): ${type};\n`;
  const compare = (type: string) =>
    compareReleases({ old: snapshotOf(release(type), libraries), new: snapshotOf(release('any'), libraries), bases: [], libraries });
  expect(compare('Promise<number>')).toMatchObject([{ witness: expect.stringContaining('load().then((value) => value);') }]);
  expect(compare('number')).toMatchObject([{ verdict: 'unknown', suspected: true, reason: expect.stringContaining('`any`') }]);
});

it('counts the members of an enum that count on after a new one', () => {
  const release = (members: string): string => `export declare enum Color { ${members} }\n`;
  const [first, one, two] = ['Red = 0', 'Red = 0, Green = 1', 'Red = 0, Green = 1, Blue = 2'].map(release);
  const now = 'Amber = 0, Red = 1, Green = 2, Blue = 3';
  expect([first, one, two].map((old = '') => reasonsOf(old, release(now)).find((reason) => reason.startsWith('Color.Red')))).toEqual([
    'Color.Red: was 0, and is 1 now.',
    'Color.Red: was 0, and is 1 now; 1 more member counts on from there.',
    'Color.Red: was 0, and is 1 now; 2 more members count on from there.',
  ]);
});

it('imports only what a program uses', () => {
  const release = (parameters: string) =>
    `export interface Event { name: string }\ntype Listener = (${parameters}) => void;\nexport declare function on(listener: Listener): void;\n`;
  expect(witnessesOf(release('event: Event'), release(''))).toEqual(["import { on } from 'pkg';\n\non((value0) => null!);\n"]);
});

it('shows a lost index signature with a key that users would write', () => {
  const release = (keys: string) => `export interface Words { ${keys}size?: number }\nexport declare function use(words: Words): void;\n`;
  const witnesses = [
    ...witnessesOf(release('[word: string]: number | undefined; '), release('')),
    ...witnessesOf(release('[at: number]: string; '), release('')),
  ];
  expect(witnesses.map((text) => / = (\{.*\})/.exec(text)?.[1])).toEqual(['{ key: null! }', '{ 0: null! }']);
});

it('explains a long type of a result by what it lacks', () => {
  const body = `body: string; ${['status', 'length', 'version', 'attempts'].map((name) => `${name}: number; `).join('')}`;
  const old = `export interface Result { ${body}headers: string[]; rows?: string[][] }\nexport declare function run(): Result;\n`;
  const parts = '({ headers: string[]; rows?: string[][] } | { rows: string[][]; headers?: string[] })';
  const next = `export type Result = { ${body}} & ${parts};\nexport declare function run(): Result;\n`;
  expect(entriesOf(old, next)[0]).toMatchObject({
    reason: 'Result: may lack `headers` now.',
    old: 'interface Result\n  headers: string[]',
    new: expect.stringMatching(/^type Result = \{ … \} & .*$/),
  });
});

it('says that a refused type is not the new one of its name', () => {
  // The name is that of a global type before.
  const use = 'export declare function use(store: Error | string): void;\n';
  const own = 'type Error = { name: string; code: number } | { id: string; key: string };\n';
  const reason = 'use: parameter `store` no longer accepts the former `Error`.';
  expect(reasonsOf(use, `${own}${use}`)).toEqual([reason]);
  const renamed = `${own}${use}`.replaceAll('Error', 'Failure');
  expect(reasonsOf(use, renamed)).toEqual([reason.replace('the former ', '')]);
});

it('says what a refused type lacks, if it has the name of a new one', () => {
  const release = (store: string, members: string) => `
type Store = ${store};
interface Base { get(key: string): string; ${members} }
export declare function use(options: { store?: Store | string[]; size?: number }): void;
export declare function create(): Store;
`;
  const old = release('{ get(key: string): string }', '');
  const [reason] = reasonsOf(old, release('Base | { size: number; at: string }', 'has(key: string): boolean;'));
  expect(reason).toMatch(/ no longer accepts the former `Store`: requires `has`\.$/);
});

it('takes `any` and `unknown` for the same where a type is tested, and nowhere else', () => {
  const release = (all: string): string =>
    `export type Keys<T> = T extends ${all} ? (T extends readonly ${all}[] ? 'list' : keyof T) : never;\n` +
    'export declare function take<T>(value: T, key: Keys<T>): void;\n';
  expect(entriesOf(release('any'), release('unknown')).filter(({ verdict }) => verdict !== 'patch')).toEqual([]);
  const other = (all: string): string => release('any').replace('readonly any[]', `{ a: ${all} }`);
  expect(entriesOf(other('any'), other('string')).map(({ verdict }) => verdict)).toContain('unknown');
});

it('reaches a type the shortest way', () => {
  const release = (members: string): string =>
    `interface Result { ${members} }
type Method<T> = Bind<T> & Run<T>;
interface Bind<T> { <U extends { depth?: number }>(options: U): Method<T & U> }
interface Run<T> { (file: string, options?: T): Result }
export declare const execute: Method<{}>;
`;
  const [witness = ''] = witnessesOf(release('code: number; text: string'), release('code: number'));
  expect(witness).toContain('execute(null! as string).text');
});

it('suspects that `const` concerns a call of which it changes no program that is known', () => {
  const release = (modifier: string): string =>
    `export interface Streams<L> { level: L; clone<${modifier}T = 'info' | 'error'>(level: T): Streams<T>; again<${modifier}T>(level: T): Streams<T> }
export declare function streams(): Streams<'info'>;
`;
  const entries = entriesOf(release(''), release('const '));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ verdict, suspected }) => [verdict, suspected])).toEqual(entries.map(() => ['unknown', true]));
});

it('suspects that users take members from an object that they write out', () => {
  const union = (type: string): string =>
    `export type Signal<T> = T | { value: T };
export type Input = { [K in Kinds]: Omit<{ role?: undefined; type: K }, 'type'> & { type: Signal<K> } }[Kinds];
type Kinds = ${type};
export declare function input(value: Input): void;
`;
  const entries = entriesOf(union("'file' | 'text'"), union("'text'"));
  expect(entries.flatMap(({ witness }) => witness ?? []).filter((one) => one.includes('null! as Omit<{'))).toEqual([]);
});

it('lets a result say more with a type argument, although its property can be set to less', () => {
  const release = (parameter: string, argument: string, type: string): string =>
    `export interface Schema${parameter} { format: ${type} }\nexport declare function float(): Schema${argument};\n`;
  const old = release('', '', "'float' | 'int'");
  expect(entriesOf(old, release("<T = 'float' | 'int'>", "<'float'>", 'T')).map(({ verdict }) => verdict)).not.toContain('major');
  expect(entriesOf(old, release('', '', "'float'")).map(({ verdict }) => verdict)).toContain('major');
});

it('names what an intersection requires that takes the place of one with a union in it', () => {
  const release = (rest: string): string => `
    interface QueryWithManyOptions<Row> { key: string; start?: number; select?: (row: Row) => Row }
    interface Paging<Row> { start: Row; next: (row: Row) => Row; previous?: (row: Row) => Row }
    export type Fetch<Row> = Omit<QueryWithManyOptions<Row>, 'start'> & ${rest};
    export declare function fetchRows<Row>(options: Fetch<Row>): Row[];
  `;
  const old = release('{ start: Row } & ({ pages?: never } | { pages: number; next: (row: Row) => Row })');
  expect(reasonsOf(old, release("Pick<Paging<Row>, 'start' | 'next'> & { pages?: number }"))).toContainEqual(
    expect.stringMatching(/^Fetch: requires `next`/),
  );
});
