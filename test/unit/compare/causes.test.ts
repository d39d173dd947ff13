import { describe, expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import type { DiffEntry } from '../../../renderer/release/diffEntry.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();

function entries(old: string, next: string): readonly DiffEntry[] {
  const releases = { old: snapshotOf(old, libraries), new: snapshotOf(next, libraries) };
  return compareReleases({ ...releases, bases: [], libraries });
}

function compare(old: string, next: string): readonly string[] {
  return entries(old, next).map(({ verdict, symbol }) => `${verdict} ${symbol}`);
}

const options = (members: string): string => `export interface Options { ${members} }\n`;

describe('a change that other declarations mention', () => {
  it('is reported where it is, and not where it is mentioned', () => {
    const users = `
      export type Setup = readonly Options[];
      export interface Tool { run(options: Options): void; readonly all: Setup; set: (setup?: Setup) => Promise<Options> }
      export declare class Runner { constructor(options: Options); start(options: Options): this; static of(options: Options): Runner }
      export declare function run(options: Options, tool: Tool, runner: Runner): Setup;
    `;
    expect(compare(options('name: string') + users, options('name: string; size: number') + users)).toEqual(['major Options.size']);
  });

  it('is reported where it is for a name that is a type and a value', () => {
    const users = `
      export declare const Options: { create(): Options };
      export interface More extends Options {}
      export declare const More: { create(): More };
    `;
    const found = compare(options('name: string') + users, options('name: number') + users);
    expect(found.filter((line) => !line.startsWith('patch'))).toEqual(['major Options.name']);
  });

  it('is reported once for members of an enum that count on after a new one', () => {
    const old = 'export declare enum Color { Red = 0, Green = 1, Blue = 2 }';
    expect(compare(old, 'export declare enum Color { Red = 0, Amber = 1, Green = 2, Blue = 3 }')).toEqual([
      'minor Color.Amber',
      'minor Color.Green',
    ]);
  });

  it('is reported for each member of an enum that moves to the number of one that is removed', () => {
    const old = 'export declare enum Color { Red = 0, Green = 1, Blue = 2 }';
    expect(compare(old, 'export declare enum Color { Red = 0, Blue = 1, Teal = 2 }')).toEqual([
      'major Color.Blue',
      'major Color.Green',
      'minor Color.Teal',
    ]);
  });

  it('is reported at an alias once', () => {
    const users = `
      export type Level = Code | number;
      export declare function log(level: Level): void;
      export declare function warn(level: Level, code: Code): void;
      export declare const levels: { readonly current: Level };
    `;
    const code = (text: string): string => `export type Code = ${text};\n`;
    expect(compare(code("'a' | 'b'") + users, code("'a'") + users)).toEqual(['major Code']);
  });

  it.each([
    ['the keys', 'title: string', 'export declare function get(key: keyof Options): void;'],
    ['a member', 'name: number', "export declare function get(name: Options['name']): void;"],
    ['a type that is computed from it', 'title: string', 'export declare function get(names: Record<keyof Options, string>): void;'],
    [
      'an alias with type arguments',
      'title: string',
      'export type Keys<T> = keyof T;\nexport declare function get(key: Keys<Options>): void;',
    ],
  ])('is reported again for what takes %s', (_, member, user) => {
    expect(compare(options('name: string') + user, options(member) + user)).toContain('major get');
  });

  it('is found where a name means another declaration', () => {
    const user = 'export declare function get(value: Value): void;\n';
    const old = `export interface A { a: string }\nexport interface B { b: string }\nimport Value = A;\n${user}`;
    expect(compare(old, old.replace('Value = A', 'Value = B'))).toEqual(['major get']);
  });

  it('is reported once for generics that are written as before', () => {
    const users = `
      export interface Press { key: string }
      export type PressHandler<Target> = Handler<Press & { target: Target }>;
      export interface Props<Target> { onPress?: PressHandler<Target>; onRelease?: Handler<Press & { target: Target }> }
      export declare function render(props: Props<string>): void;
    `;
    const handler = (text: string): string => `export type Handler<E> = ${text};\n`;
    const either = handler('((event: E) => void) | { handle(event: E): void }');
    const found = entries(either + users, handler('(event: E) => void') + users);
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([
      ['Handler', ['PressHandler', 'Props.onPress', 'Props.onRelease']],
    ]);
    expect(found[0]?.reason).toMatch(/ The same breaks `PressHandler`, `Props.onPress` and `Props.onRelease`\.$/);
  });

  it('is reported once for all types that have the same property', () => {
    const release = (color: string, other: string, more = ''): string => `
      export interface Options { color?: ${color}; depth?: number }
      export type PromiseOptions<T> = { text?: (value: T) => string; ${more} } & Options;
      export interface Other { color?: ${other} }
      export declare function start(options: Options): void;
      export declare function promise<T>(value: Promise<T>, options: PromiseOptions<T>): void;
      export declare function other(options: Other): void;
    `;
    const found = entries(release('string | boolean', 'string | boolean'), release('string | false', 'string', 'symbol?: string'));
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([
      ['Options.color', ['PromiseOptions']],
      ['Other.color', undefined],
    ]);
  });

  it('is reported once for types that are computed from a class', () => {
    const users =
      'export type Init = Partial<Options>;\nexport type Rest = Omit<Init, "name">;\nexport declare function create(init: Rest): void;\n';
    const release = (cache: string): string =>
      `export declare class Options { constructor(init?: Init); name: string; get cache(): ${cache}; set cache(value: ${cache}) }\n${users}`;
    const found = entries(release('string | Map<string, string>'), release('string'));
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([['Options.cache', ['Init', 'Options.constructor', 'Rest']]]);
  });

  it('is reported once for members that have another type of the package now', () => {
    const release = (type: string): string =>
      `export declare class Check { private a }\nexport declare class Rule { private b }\nexport interface Checks { body: ${type}; query: ${type}; name: ${type === 'Check' ? 'string' : 'number'} }\nexport declare function check(all: Checks): void;\n`;
    const found = entries(release('Check'), release('Rule')).filter(({ verdict }) => verdict === 'major');
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([
      ['Checks.body', ['Checks.query']],
      ['Checks.name', undefined],
    ]);
  });

  it('is reported once for limits and defaults of type parameters that have another type now', () => {
    const release = (type: string): string =>
      `export interface Definitions { models: ${type} }\nexport declare function define(all: Definitions): void;\n` +
      `export type Model<T extends ${type} = ${type}> = { of: T };\n`;
    const found = entries(release('Map<string, string>'), release('Set<string>')).filter(({ verdict }) => verdict === 'major');
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([['Definitions.models', ['Model']]]);
  });

  it('is reported once for members in which the same function gives no types to its parameters any more', () => {
    const signal = 'export interface Signal<T> { value: T; subscribe(run: (value: T) => void): void }\n';
    const release = (of: (type: string) => string): string =>
      `${signal}export interface Attributes { name?: ${of('string')}; size?: ${of('number')}; run?: (text: string) => void }\n` +
      'export declare function edit(attributes: Attributes): void;\n';
    const either = (type: string): string => `${type} | Signal<${type}>`;
    const found = entries(
      release(either),
      release((type) => `${either(type)} | Signal<${type} | Signal<${type}>>`),
    );
    expect(found.filter(({ verdict }) => verdict === 'major').map(({ symbol, repeated }) => [symbol, repeated])).toEqual([
      ['Attributes.name', ['Attributes.size']],
    ]);
  });

  it('is reported once for a value that is exported as a type only now', () => {
    const release = (size: string, exported: string): string => `declare const size: ${size};\n${exported}\n`;
    const found = entries(release('1', 'export { size };'), release("'moved'", 'export type { size };'));
    expect(found.map(({ symbol, verdict }) => `${verdict} ${symbol}`)).toEqual(['major size']);
  });

  it('is reported once for a type that is removed with what had it', () => {
    const users = 'export interface Page { title: string; state?: State }\nexport declare function page(): Page;\n';
    const found = entries(`export interface State { open: boolean }\n${users}`, users.replace('; state?: State', ''));
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([['State', ['Page.state']]]);
  });

  it('is reported once for an export of a namespace that is a module, too', () => {
    const manifest =
      '// file: package.json\n{ "name": "pkg", "version": "1.0.0", "exports": { ".": "./index.d.ts", "./core": "./core.d.ts" } }\n';
    const release = (core: string): string => `export * as core from './core.js';\n// file: core.d.ts\n${core}${manifest}`;
    const parse = 'export declare function parse(): void;\n';
    const found = entries(release(`${parse}export declare const size: number;\n`), release('export declare const size: number;\n'));
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([['core.parse', ['./core:parse']]]);
  });

  it('is reported once for a class that is a function now', () => {
    const made = 'export declare function run(parser: Parser): void;\n';
    const old = `export declare class Parser<T = string> { constructor(text: T); size: number }\n${made}`;
    const next = `export interface Parser<T = string> { size: number }\nexport declare const Parser: { new (text: string): Parser };\n${made}`;
    const found = entries(old, next).filter(({ verdict }) => verdict === 'major');
    expect(found.map(({ symbol }) => symbol)).toEqual(['Parser']);
  });

  it('is reported once for a member of a class that users cannot import', () => {
    const release = (name: string): string =>
      `interface Config { ${name}?: string }\nexport declare class Builder { ${name}(value: Config['${name}']): this; config(): Config; readonly size: number }\nexport declare function build(): Builder;\n`;
    const found = entries(release('mood'), release('mode')).filter(({ verdict }) => verdict === 'major');
    expect(found.map(({ symbol }) => symbol)).toContain('Builder.mood');
  });

  it('is reported once for what breaks by two changes', () => {
    const users = 'export interface Both { a: First; b: Second }\nexport declare const both: Keys<Both>;\n';
    const release = (first: string, second: string): string =>
      `export type First = ${first};\nexport type Second = ${second};\nexport type Keys<T> = { [K in keyof T]: T[K] | undefined };\n${users}`;
    const found = entries(release("'a'", "'b'"), release("'a' | 1", "'b' | true"));
    expect(found.filter(({ verdict }) => verdict === 'major').map(({ symbol, repeated }) => [symbol, repeated])).toEqual([
      ['First', ['both']],
      ['Second', undefined],
    ]);
  });

  it('is reported once for what can no longer be passed or assigned', () => {
    const users =
      'export type Read<T> = T | { value: T };\nexport interface Attributes { role?: Read<Role | undefined> }\nexport declare function edit(set: (attributes: Attributes) => void): void;\n';
    const release = (role: string): string => `export type Role = ${role};\nexport declare function check(role: Role): void;\n${users}`;
    const found = entries(release("'list' | 'generic'"), release("'list'"));
    expect(found.map(({ symbol, repeated }) => [symbol, repeated])).toEqual([['Role', ['Attributes.role']]]);
  });
});
