import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { extractPackage } from '../../../../renderer/api/extractPackage.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Of the package `tool`, whose entry points are `index.ts` and `all.ts`. */
async function extract(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-test-'));
  folders.push(folder);
  const exports = { '.': './index.ts', './all': './all.ts' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tool', version: '1.0.0', type: 'module', exports }));
  for (const [name, text] of Object.entries({ 'all.ts': "export * from './index.ts';", ...files })) writeFileSync(join(folder, name), text);
  const { value } = await extractPackage({ root: folder, config: { ...packageConfig('tool'), path: folder } });
  const symbol = (id: string) => value?.symbols.find((one) => one.id === id);
  return { symbol, ids: value?.symbols.map(({ id }) => id).sort(), modules: value?.modules };
}

const leaf = `
/** A node. */
export interface Leaf { text: string }
/** Makes a node. */
function leaf(text: string): Leaf { return { text }; }
export { leaf as Leaf };
`;
const point = `
/** A place. */
export type Point = { x: number };
/** Makes a place. */
function point(): Point { return { x: 0 }; }
export { point as Point };
`;

it.each([
  ['an interface', 'interface', 'Leaf', leaf],
  ['a type', 'type', 'Point', point],
])('has a page for a function under the name of %s', async (_, kind, name, declarations) => {
  const use = `import { ${name} } from './parts.ts'; export declare function use(one: ${name}, make: typeof ${name}): void;`;
  const ids = ['tool/:function/use', `tool/:function/${name}`, `tool/:${kind}/${name}`].sort();
  const same = await extract({ 'index.ts': `${declarations} export declare function use(one: ${name}, make: typeof ${name}): void;` });
  expect(same.ids).toEqual(ids);
  const apart = await extract({ 'parts.ts': declarations, 'index.ts': `export { ${name} } from './parts.ts'; ${use}` });
  expect(apart.ids).toEqual(ids);
  expect(apart.modules?.[1]?.references.map((one) => one.target).sort()).toEqual(ids);
  for (const { symbol } of [same, apart]) {
    const [one, make] = symbol('tool/:function/use')?.signatures[0]?.parameters ?? [];
    expect(one?.type).toMatchObject({ name, target: { id: `tool/:${kind}/${name}` } });
    expect(make?.type).toMatchObject({ kind: 'query', target: { name, target: { id: `tool/:function/${name}` } } });
    expect(symbol(`tool/:function/${name}`)?.signatures[0]?.returnType).toMatchObject({ name, target: { id: `tool/:${kind}/${name}` } });
  }
});

it('means the interface in a type-only export of another module, and keeps the page of the function', async () => {
  const all = "export { Leaf as make } from './index.ts'; export type { Leaf as Shape } from './index.ts';";
  const { ids, modules } = await extract({ 'index.ts': leaf, 'all.ts': all });
  expect(ids).toEqual(['tool/:function/Leaf', 'tool/:interface/Leaf']);
  const references = modules?.[1]?.references.map(({ name, target }) => `${name} ${target}`).sort();
  expect(references).toEqual(['Shape tool/:interface/Leaf', 'make tool/:function/Leaf', 'make tool/:interface/Leaf']);
});

it('has pages for the contents of a module under the name of an interface', async () => {
  const { ids } = await extract({
    'kit.ts': 'export function build(): void {}',
    'index.ts': "export * as Kit from './kit.ts'; export interface Kit { count: number }",
  });
  expect(ids).toEqual(['tool/:function/Kit.build', 'tool/:interface/Kit', 'tool/:namespace/Kit']);
});

it('has only the type of a type-only export', async () => {
  const { ids, symbol } = await extract({
    'parts.ts': `
export interface Key { text: string }
export declare function Key(): Key;
export type Color = 'red' | 'blue';
export const Color = 'red';
export const size = 1;
`,
    'index.ts': "export type { Key as MapKey, Color as Paint, size as Size } from './parts.ts';",
  });
  expect(ids).toEqual(['tool/:interface/MapKey', 'tool/:type/Paint', 'tool/:type/Size']);
  expect(symbol('tool/:type/Paint')?.type).toMatchObject({ kind: 'union' });
});

it('keeps what a module exports as a value and, under another name, as a type only', async () => {
  const { ids, modules, symbol } = await extract({
    'index.ts': `
/** A place. */
class Place { /** Where. */ x = 1; constructor(name: string) {} }
export type { Place as APlace };
export { Place };
interface emit { size: number }
/** Sends. */
function emit(): emit { return { size: 1 }; }
export { emit, emit as default };
export type { emit as Emitter };
const level = { low: 1 };
type level = keyof typeof level;
export type { level as ALevel };
export { level };
`,
  });
  const [main] = modules ?? [];
  expect(ids).toEqual(['tool/:class/Place', 'tool/:function/emit', 'tool/:interface/emit', 'tool/:type/level', 'tool/:variable/level']);
  expect(symbol('tool/:class/Place')?.members.map(({ name }) => name)).toContain('x');
  const targets = new Map(main?.references.map(({ name, target }) => [name, target]));
  expect(targets.get('APlace')).toBe('tool/:class/Place');
  expect(targets.get('ALevel')).toBe('tool/:type/level');
});

it('has the pages of values where they are values, although another entry point exports them as types', async () => {
  const { ids, modules, symbol } = await extract({
    'parts.ts': `
/** Connects. */
export class Client { constructor(url: string) {} }
export enum Level { Low, High }
/** Makes it. */
export default function makeIt(options: Options): Client { return new Client(''); }
export interface Options { a?: 1 }
export enum Kind { A }
export interface Shape { b: 1 }
`,
    'index.ts':
      "export { default } from './parts.ts'; export type { Client, Level, default as MakeIt, Options, Kind, Shape } from './parts.ts';",
    'all.ts': "export * from './index.ts'; export { Client, Level, Shape } from './parts.ts';",
  });
  expect(ids).toEqual([
    ...['tool/:enum/Kind', 'tool/:function/makeIt', 'tool/:interface/Options', 'tool/:interface/Shape'],
    ...['tool/all:class/Client', 'tool/all:enum/Level'],
  ]);
  expect(symbol('tool/:enum/Kind')?.flags).toEqual({ isTypeOnly: true });
  expect(symbol('tool/all:class/Client')?.members.map(({ kind }) => kind)).toEqual(['constructor']);
  expect(symbol('tool/:function/makeIt')?.signatures[0]?.returnType).toMatchObject({ target: { id: 'tool/all:class/Client' } });
  expect(modules?.[0]?.references).toEqual([
    { name: 'Client', target: 'tool/all:class/Client', isTypeOnly: true },
    { name: 'Level', target: 'tool/all:enum/Level', isTypeOnly: true },
    { name: 'MakeIt', target: 'tool/:function/makeIt', isTypeOnly: true },
  ]);
});

it('says that a namespace is exported as a type only', async () => {
  const { symbol } = await extract({
    'parts.ts': 'export function build(): void {}',
    'index.ts': "export type * as kit from './parts.ts';",
  });
  expect(symbol('tool/:namespace/kit')?.flags).toEqual({ isTypeOnly: true });
});

it('has values as values, although the module exports all of a file as types, and says which are types only', async () => {
  const { ids, modules, symbol } = await extract({
    'parts.ts': `
export class Model { constructor(id: number) {} }
export class Other { id = 1 }
export interface Shape { b: 1 }
`,
    'index.ts': "export type * from './parts.ts'; export { Model as ModelCtor } from './parts.ts';",
    'all.ts': "export type { Shape as Size } from './parts.ts';\nexport const Size = 1;",
  });
  expect(ids).toEqual(['tool/:class/Model', 'tool/:class/Other', 'tool/:interface/Shape', 'tool/all:variable/Size']);
  expect(symbol('tool/:class/Model')).toMatchObject({ flags: { isTypeOnly: true }, members: [{ kind: 'constructor' }] });
  expect(symbol('tool/:class/Other')?.flags).toEqual({ isTypeOnly: true });
  expect(symbol('tool/all:variable/Size')?.flags.isTypeOnly).toBeUndefined();
  expect(modules?.[0]?.references).toEqual([{ name: 'ModelCtor', target: 'tool/:class/Model' }]);
});

it('says that what is imported as a type is exported as one', async () => {
  const { symbol } = await extract({
    'parts.ts': 'export class Model {}',
    'index.ts': "import type { Model } from './parts.ts';\nexport { Model };",
  });
  expect(symbol('tool/:class/Model')?.flags).toEqual({ isTypeOnly: true });
});

it('has the page of a value in the namespace that exports it, although another entry point exports it as a type', async () => {
  const { ids } = await extract({
    'parts.ts': 'export function build(): void {}',
    'all.ts': "export * as kit from './parts.ts';",
    'index.ts': "export type { build as Build } from './parts.ts';",
  });
  expect(ids).toContain('tool/all:function/kit.build');
});

it('names an interface as its page does, where a function of that name has another name', async () => {
  const { symbol } = await extract({
    'index.ts': leaf,
    'all.ts': "export * from './index.ts'; export { Leaf as makeLeaf } from './index.ts';",
  });
  expect(symbol('tool/:function/Leaf')?.signatures[0]?.returnType).toMatchObject({ name: 'Leaf', target: { id: 'tool/:interface/Leaf' } });
});

it('keeps the page of the function where an entry point exports it under both names', async () => {
  const { ids } = await extract({ 'index.ts': leaf, 'all.ts': "export { Leaf, Leaf as makeLeaf } from './index.ts';" });
  expect(ids).toEqual(['tool/:function/Leaf', 'tool/:interface/Leaf']);
});

it('has the page of a class under a name of the class, not under a longer one of its type', async () => {
  const { ids } = await extract({ 'index.ts': 'class Model { id = 1 }\nexport { Model as Mod };\nexport type { Model as ModelType };' });
  expect(ids).toEqual(['tool/:class/Mod']);
});

it('means the interface by a type-only name of an interface and a function', async () => {
  const { modules } = await extract({
    'index.ts': 'export declare function Panel(): Panel;\nexport interface Panel { a: 1 }',
    'all.ts': "export * from './index.ts';\nexport type { Panel as PanelType } from './index.ts';",
  });
  const references = modules?.[1]?.references.filter(({ name }) => name === 'PanelType');
  expect(references).toEqual([{ name: 'PanelType', target: 'tool/:interface/Panel' }]);
});

it('gives another name of a value and its type both meanings', async () => {
  const parts = 'export const User = { parse: (text: string): User => ({ name: text }) };\nexport type User = { name: string };';
  const rename = "import { User } from './parts.ts';\nexport { User, User as Account };";
  const { ids, modules } = await extract({ 'parts.ts': parts, 'index.ts': rename });
  expect(ids).toEqual(['tool/:type/User', 'tool/:variable/User']);
  const account = modules?.[0]?.references.filter(({ name }) => name === 'Account').map(({ target }) => target);
  expect(account?.toSorted()).toEqual(['tool/:type/User', 'tool/:variable/User']);
  const all = modules?.[1]?.references.map(({ name, target }) => `${name} ${target}`);
  expect(all?.toSorted()).toEqual([
    'Account tool/:type/User',
    'Account tool/:variable/User',
    'User tool/:type/User',
    'User tool/:variable/User',
  ]);
});
