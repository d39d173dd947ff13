import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uncomparedEntries } from '../../../../renderer/commands/diff/uncomparedEntries.ts';
import { findUncompared } from '../../../../renderer/release/take/findUncompared.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gqldocs-uncompared-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const both = { '.': { import: { types: './index.d.mts' }, require: { types: './index.d.cts' } }, './client': { types: './client.d.ts' } };

let count = 0;
function release(files: Readonly<Record<string, string>>, exports: object = both) {
  count += 1;
  const folder = join(root, String(count));
  const all = { 'package.json': JSON.stringify({ name: 'sample', version: '1.0.0', exports }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { uncompared: findUncompared(folder) };
}

type Release = Parameters<typeof uncomparedEntries>[0]['old'];

function verdicts(old: ReturnType<typeof release>, next: ReturnType<typeof release>): readonly string[] {
  const entries = (['ambient', 'require'] as const).flatMap((kind) =>
    uncomparedEntries({ old: old as Release, new: next as Release, kind }),
  );
  return entries.map(({ symbol, change, verdict }) => `${symbol} ${change} ${verdict}`);
}

const one = 'export declare function run(): number;\n';
const two = 'export declare function run(): string;\n';
const formats = (text: string) => ({
  'index.d.mts': `// For import\nimport { N } from './chunk-a1.mjs';\n${text}export { N };\n`,
  'index.d.cts': `import {N} from './chunk-b2.cjs';\n${text}export { N };\n`,
  'chunk-a1.d.mts': `export type N = ${text.length};\n`,
  'chunk-b2.d.cts': `export type N = ${text.length};\n`,
});

it('has nothing about types for `require` that say what those of `import` say', () => {
  expect(verdicts(release(formats(one)), release(formats(two)))).toEqual([]);
  const asDefault = (text: string) => ({ 'index.d.mts': `${text}export default run;\n`, 'index.d.cts': `${text}export = run;\n` });
  expect(verdicts(release(asDefault(one)), release(asDefault(two)))).toEqual([]);
});

it('has nothing about types for `require` whose bundler names a namespace by its file', () => {
  const bundled = (text: string) => ({
    'index.d.mts': `import * as events_d_mts from './events.mjs';\n${text}export { events_d_mts as events };\n`,
    'index.d.cts': `import * as events_d_ts from './events.js';\n${text}export { events_d_ts as events };\n`,
  });
  expect(verdicts(release({ 'index.d.mts': one, 'index.d.cts': one }), release(bundled(two)))).toEqual([]);
});

it('has nothing about a change of both, where one of them exports in a form of its own', () => {
  const differing = (text: string) => ({ 'index.d.mts': `${text}export { run as default };\n`, 'index.d.cts': `${text}export = run;\n` });
  expect(verdicts(release(differing(one)), release(differing(two)))).toEqual([]);
});

it('has nothing about a change of both, where a script names its types by its namespace', () => {
  const modules = (verb: string) => ({
    'index.d.mts': `export type Verb = ${verb};\nexport declare class Client { send(verb: Verb): void }\n`,
    'index.d.cts': `declare class Client_ { send(verb: main.Verb): void }\ndeclare namespace main { type Verb = ${verb}; class Client { send(verb: Verb): void } }\ndeclare const main: main.Client;\nexport = main;\n`,
  });
  const longer = (files: ReturnType<typeof modules>, method: string, script = method) => ({
    'index.d.mts': files['index.d.mts'].replace('send(', method),
    'index.d.cts': files['index.d.cts'].replace('class Client { send(', `class Client { ${script}`),
  });
  const [old, next] = [modules('"a"'), modules('"a" | "b"')];
  expect(verdicts(release(old), release(longer(next, 'post(by: Verb); send(', 'post(by: main.Verb); send(')))).toEqual([]);
  expect(verdicts(release(old), release(longer(next, 'post(by: Verb); send(', 'post(by: other.Verb); send(')))).toEqual([
    'sample changed unknown',
  ]);
});

it('has nothing about a change of both, where what `require` gets imports what `import` gets', () => {
  const files = (text: string) => ({
    'index.d.mts': text,
    'index.d.cts': `import { run as same } from './index.mjs';\n${text}export type Same = typeof same;\n`,
  });
  expect(verdicts(release(files(one)), release(files(two)))).toEqual([]);
  const other = { ...files(one), 'index.d.cts': files(two)['index.d.cts'] };
  expect(verdicts(release(files(one)), release(other))).toEqual(['sample changed unknown']);
});

it('has nothing about a change of both, where one of them has its types in a namespace', () => {
  const files = (type: string) => ({
    'index.d.mts': `export interface Options { name: ${type} }\nexport declare function run(options: Options): void;\n`,
    'index.d.cts': `declare namespace run { interface Options { name: ${type} } }\ndeclare function run(options: run.Options): void;\nexport = run;\n`,
  });
  expect(verdicts(release(files('string')), release(files('URL')))).toEqual([]);
  const other = { ...files('string'), 'index.d.cts': files('URL')['index.d.cts'] };
  expect(verdicts(release(files('string')), release(other))).toEqual(['sample changed unknown']);
});

it('has nothing about a change of both, where their other members differ', () => {
  const files = (type: string, own = '') => ({
    'index.d.mts': `export interface Options { name: ${type}; url: URL }\n`,
    'index.d.cts': `declare namespace run { interface Options { name: ${type}; ${own} } }\nexport = run;\n`,
  });
  expect(verdicts(release(files('string')), release(files('URL')))).toEqual([]);
  const parsed = { ...files('string'), 'index.d.mts': 'export interface Options { name: string }\n' };
  expect(verdicts(release(files('string')), release(parsed))).toEqual([]);
  expect(verdicts(release(files('string')), release(files('URL', 'age: number')))).toEqual(['sample changed unknown']);
  const overloads = (...types: readonly string[]) => ({
    ...files('string'),
    'index.d.cts': `declare class Run {${types.map((type) => `run(value: ${type}): ${type};`).join(' ')}}\nexport = Run;\n`,
  });
  expect(verdicts(release(overloads('1', 'number')), release(overloads('number', '1')))).toEqual(['sample changed unknown']);
});

it('has nothing about types for `require` that import files without an extension', () => {
  const exports = { '.': { import: { types: './index.d.mts' }, require: { types: './index.d.ts' } } };
  const files = (extension: string) => ({
    'index.d.mts': "export * from './api.js';\n",
    'index.d.ts': `export * from './api${extension}';\n`,
    'api.d.ts': one,
  });
  expect(verdicts(release(files(''), exports), release(files('.js'), exports))).toEqual([]);
});

it('says that a change of types that only `require` gets is unknown, also in a file that they import', () => {
  expect(verdicts(release(formats(one)), release({ ...formats(one), 'index.d.cts': two }))).toEqual(['sample changed unknown']);
  const internal = { ...formats(one), 'index.d.cts': formats(one)['index.d.cts'].replace('export declare', 'declare') };
  expect(verdicts(release(formats(one)), release(internal))).toEqual(['sample changed unknown']);
  const other = { ...formats(one), 'chunk-b2.d.cts': 'export type N = "other";\n' };
  expect(verdicts(release(formats(one)), release(other))).toEqual(['sample changed unknown']);
  expect(verdicts(release(other), release(other))).toEqual([]);
});

it('says that a change of modules such as `*.svg` is unknown, also in a file that is referenced', () => {
  const client = (type: string) => ({
    ...formats(one),
    'client.d.ts': '/// <reference path="./parts/files.d.ts" />\n',
    'parts/files.d.ts': `declare module '*.svg' {\n  const url: ${type};\n  export default url;\n}\n`,
  });
  expect(verdicts(release(client('string')), release(client('URL')))).toEqual(['*.svg changed unknown']);
  expect(verdicts(release(client('string')), release(formats(one)))).toEqual(['*.svg changed unknown']);
  expect(verdicts(release(formats(one)), release(client('string')))).toEqual(['*.svg added minor']);
});

it('finds them in a package without `exports`, too', () => {
  const files = (type: string) => ({
    'package.json': JSON.stringify({ name: 'sample', types: './index.d.ts' }),
    'index.d.ts': '/// <reference path="./locale/all.d.ts" />\nexport declare const version: 1;\n',
    'locale/all.d.ts': `declare module 'sample/locale/*' {\n  const locale: ${type};\n  export = locale;\n}\n`,
  });
  expect(verdicts(release(files('string')), release(files('number')))).toEqual(['sample/locale/* changed unknown']);
});

it('reads nothing outside of the package', () => {
  writeFileSync(join(root, 'outside.d.ts'), "declare module '*.outside' {}\n");
  const files = { 'index.d.ts': '/// <reference path="../outside.d.ts" />\nexport {};\n' };
  expect(release(files, { '.': './index.d.ts' }).uncompared).toEqual({});
});
