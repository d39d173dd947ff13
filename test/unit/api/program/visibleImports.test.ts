import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { loadProgram } from '../../../../renderer/api/program/loadProgram.ts';
import { untypedExports } from '../../../../renderer/api/program/untypedExports.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Messages and places of the problems of a package with these files. */
function problemsOf(files: Readonly<Record<string, string>>, main = 'index.ts', inside = '') {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-visible-')));
  folders.push(folder);
  const all = {
    'package.json': '{ "name": "sample" }',
    'tsconfig.json': '{ "compilerOptions": { "noLib": true, "allowJs": true, "module": "esnext", "moduleResolution": "bundler" } }',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const info = readPackageInfo({ path: join(folder, inside), root: folder });
  const file = join(folder, inside, main);
  const program = loadProgram({ info, tsconfig: undefined, entryPoints: [{ name: '', file }] });
  const node = program.getSourceFile(file);
  const problems = node === undefined ? [] : untypedExports({ program, info, entryPoints: [{ name: '', file, node }] });
  return problems.map(({ message, place }) => [message.replace('No types found for ', ''), place?.file, place?.line]);
}

const value = '`gone` from "lost"; the reference shows any.';
const type = '`Gone` from "lost"; the reference shows names without a type.';

it.each([
  ['an inferred variable', 'export const a = gone;', value],
  ['a property', 'export const a = { b: { c: gone } };', value],
  ['a shorthand property', 'export const a = { gone };', value],
  ['a call', 'export const a = gone.make(1).b;', value],
  ['an argument that decides the result', 'declare function same<T>(a: T): T; export const a = same(gone);', value],
  ['an inferred result', 'export function a() { const b = gone; return { b }; }', value],
  ['an inferred result of a method', 'export class A { b() { if (1) return gone; return 1; } }', value],
  ['a default of a parameter', 'export const a = (b = gone) => {};', value],
  ['a destructured export', 'export const { a } = gone;', value],
  ['a default export', 'export default gone;', '`default` from "lost"; the reference shows any.'],
  ['`typeof`', 'export type A = typeof gone;', value],
  ['a variable that is not exported', 'const b = gone; const c = { b }; export const a = c;', value],
  ['the class of an inferred variable', 'class B { c = gone; } export const a = new B();', value],
  ['a written type', 'export interface A { b: Gone }', type],
  ['a type of a protected member', 'export class A { protected b?: Gone }', type],
  ['a type that is not exported', 'type B = [Gone]; export declare function a(b: B): void;', type],
  ['a constraint', 'export type A<T extends Gone> = T;', type],
  ['a default export by type', 'const a = {} as Gone; export default a;', type],
  ['a base class', 'export class A extends Gone {}', '`Gone` from "lost"; inherited members are missing.'],
  [
    'a base and a type',
    'export interface A extends Gone { b: Gone }',
    '`Gone` from "lost"; the reference shows names without a type, and inherited members are missing.',
  ],
  ['a namespace', 'export namespace A { export const b = gone; }', value],
  [
    'several',
    'export const a = gone; export const b = gone; export type C = Gone;',
    '`Gone`, `gone` from "lost"; the reference shows any or names without a type.',
  ],
])('reports an import without types once that %s depends on', (_, text, message) => {
  expect(problemsOf({ 'index.ts': `import { gone, Gone } from 'lost';\n${text}\n` })).toEqual([[message, 'index.ts', 1]]);
});

it.each([
  ['the body of a function', 'export function a(): string { return gone(); }'],
  ['a private member', 'export class A { #b = gone; private c = gone; private d(e: Gone) {} }'],
  ['an annotated value', 'export const a: string = gone; export class A { b: string = gone; }'],
  ['a cast', 'export const a = gone as string; export const b = [gone.length as number];'],
  ['a function whose result is written', 'function b(c: unknown): string { return gone; } export const a = b(gone);'],
  ['an overloaded implementation', 'export function a(b: string): string; export function a(b: Gone) { return gone; }'],
  ['what is internal', '/** @internal */ export const a = gone;\nexport class B { /** @internal */ c: Gone; }'],
  ['what is not exported', 'const a = gone; export const b = 1;'],
  ['`any` that is written', 'declare const b: any; export const a = b; void gone;'],
  ['an implemented interface', 'export class A implements Gone { b = 1; }'],
])('does not report an import without types that only %s uses', (_, text) => {
  expect(problemsOf({ 'index.ts': `import { gone, Gone } from 'lost';\n${text}\n` })).toEqual([]);
});

it('has the place of the import in other files, default imports, namespaces, and types in comments of scripts', () => {
  expect(
    problemsOf({
      'index.ts': "export * from './part.ts';\nexport { b } from './script.js';\n",
      'part.ts': "import one from './made/one.js';\n\nimport * as all from 'all';\nexport const a = one();\nexport type B = all.B;\n",
      'script.js': "/** @type {import('typed').C} */\nexport let b;\n",
    }),
  ).toEqual([
    ['`C` from "typed"; the reference shows names without a type.', 'script.js', 1],
    ['`one` from "./made/one.js"; the reference shows any.', 'part.ts', 1],
    ['`all` from "all"; the reference shows names without a type.', 'part.ts', 3],
  ]);
});

it('calls imports as their module does', () => {
  const text = "import { Agent as A, default as d } from 'lost';\nexport const a = (one: A) => d;\n";
  expect(problemsOf({ 'index.ts': text })).toEqual([
    ['`Agent`, `d` from "lost"; the reference shows any or names without a type.', 'index.ts', 1],
  ]);
});

it('reports components of a kind once, with the number of their files', () => {
  const text = ['A', 'B', 'A'].map((name, index) => `export { default as c${index} } from './${name}.vue';\n`).join('');
  expect(problemsOf({ 'index.ts': `${text}import Panel from './Panel.svelte';\nexport const panel = { Panel };\n` })).toEqual([
    ['gqldocs does not read .vue files; the reference shows any for 2 components.', 'index.ts', 1],
    ['gqldocs does not read .svelte files; the reference shows any for 1 component.', 'index.ts', 4],
  ]);
});

it('reports modules of Node.js once', () => {
  const text = "import { join } from 'node:path';\nimport { gone } from 'fs';\nexport const a = join, b = gone;\n";
  expect(problemsOf({ 'index.ts': text })).toEqual([['`gone`, `join` from "node:path"; the reference shows any.', 'index.ts', 1]]);
});

it('does not report imports with @ts-ignore', () => {
  const text =
    "// @ts-ignore\nimport {\n  gone } from 'lost';\nexport const a = gone;\nexport type B =\n  // @ts-expect-error\n  import('lost').B;\n";
  expect(problemsOf({ 'index.ts': text })).toEqual([]);
});

it('does not report names of other packages in an installed package, as they are shown anyway', () => {
  const text = "import { gone, Gone } from 'lost';\nimport type { Own } from './own.js';\nexport interface A { b: Gone; c: Own }\n";
  const files = { 'package.json': '{ "name": "sample", "types": "index.d.ts" }', 'index.d.ts': text };
  const installed = Object.fromEntries(Object.entries(files).map(([path, content]) => [`node_modules/sample/${path}`, content]));
  expect(problemsOf(installed, 'index.d.ts', 'node_modules/sample')).toEqual([
    ['`Own` from "./own.js"; the reference shows names without a type.', 'node_modules/sample/index.d.ts', 2],
  ]);
  expect(problemsOf({ 'index.d.ts': text }, 'index.d.ts')).toHaveLength(2);
});

it('knows that a declared module has types of its own', () => {
  expect(
    problemsOf({
      'index.ts': "import logo from './logo.svg';\nimport './env';\nexport const a = logo;\n",
      'env.d.ts': "declare module '*.svg';\n",
    }),
  ).toEqual([]);
});
