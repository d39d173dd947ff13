import { expect, it } from 'vitest';
import { compareReleases } from '../../../renderer/compare/compareReleases.ts';
import { oneLibrary } from './oneLibrary.ts';
import { snapshotOf } from './pairs.ts';

const libraries = oneLibrary();
const names = ['add', 'addDays', 'endOf', 'format', 'parse'];

/** A package with these modules, each with its text. */
function release(modules: Readonly<Record<string, string>>) {
  const exports = Object.fromEntries(Object.keys(modules).map((name) => [`./${name}`, `./${name}.d.ts`]));
  const manifest = JSON.stringify({ name: 'pkg', version: '1.0.0', exports });
  const files = Object.entries({
    'package.json': manifest,
    ...Object.fromEntries(Object.entries(modules).map(([name, text]) => [`${name}.d.ts`, text])),
  });
  return snapshotOf(files.map(([name, text]) => `// file: ${name}\n${text}\n`).join(''), libraries);
}

function textsOf(old: Readonly<Record<string, string>>, next: Readonly<Record<string, string>>): readonly string[] {
  const entries = compareReleases({ old: release(old), new: release(next), bases: [], libraries });
  return entries.flatMap(({ verdict, change, reason }) => (verdict === 'major' ? [`${change} ${reason}`] : []));
}

const each = (textOf: (name: string) => readonly [string, string]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map(textOf));

it('says once that all modules of a folder or with the same end are gone, with what only they exported', () => {
  const main = each((name) => [name, `export declare function ${name}(date: Date): Date;`]);
  const own = each((name) => [`esm/${name}`, `export declare function ${name}(date: Date): Date;\nexport declare const ${name}Only: 1;`]);
  const indexes = each((name) => [`${name}/index.js`, `export * from '../${name}';`]);
  expect(textsOf({ ...main, ...own, ...indexes }, main)).toEqual([
    'removed ./*/index.js: matches no entry point any more; 5 did, such as `./add/index.js`.',
    'removed ./esm/*: matches no entry point any more; 5 did, such as `./esm/add`. What only they exported is gone: `./esm/add:add`, `./esm/add:addOnly`, `./esm/addDays:addDays` and 7 more.',
  ]);
});

it('keeps an entry for each of a few modules, and no pattern matches a module that stays', () => {
  const modules = each((name) => [`esm/${name}`, `export declare const ${name}: 1;`]);
  const few = textsOf({ ...modules, main: '' }, { main: '', 'esm/add': '', 'esm/addDays': '' });
  expect(few.filter((text) => text.includes('is no longer an entry point'))).toHaveLength(3);
  const many = textsOf({ ...modules, main: '' }, { main: '', 'esm/add': 'export declare const add: 1;' });
  expect(many.filter((text) => text.includes('is no longer an entry point'))).toHaveLength(4);
});

it('says once what happened to an export of each module, or to many exports', () => {
  const defaults = each((name) => [name, `declare function ${name}(date: Date): Date;\nexport default ${name};`]);
  const named = each((name) => [name, `export declare function ${name}(date: Date): Date;`]);
  expect(textsOf(defaults, named)).toEqual([
    'moved ./add:default: can be imported only as `./add:add` now. The same breaks `./addDays:default`, `./endOf:default`, `./format:default` and `./parse:default`.',
  ]);
  const types = names.map((name) => `export declare class ${name} { private own: 1 }`).join('\n');
  const values = { all: types, main: "export * from './all';" };
  expect(textsOf(values, { ...values, main: "export type * from './all';" })).toEqual([
    expect.stringMatching(/^changed \.\/main:add: is exported as a type only now\. The same breaks .* and `\.\/main:parse`\.$/),
  ]);
});

it('does not miss a namespace without anything in it', () => {
  const text = 'export declare function parse(): void;\n';
  expect(textsOf({ main: `${text}export declare namespace parse {}` }, { main: text })).toEqual([]);
});

it('says once that types of many exports are not known', () => {
  const text = names.map((name) => `export declare function ${name}(date: import('missing').Moment): void;`).join('\n');
  const entries = compareReleases({
    old: release({ main: text.replaceAll('Moment', 'Day') }),
    new: release({ main: text }),
    bases: [],
    libraries,
  });
  expect(entries.filter(({ verdict }) => verdict === 'unknown')).toEqual([
    expect.objectContaining({
      symbol: './main:add',
      reason: expect.stringMatching(/The same is not known of `\.\/main:addDays`, `\.\/main:endOf`, .*\.$/),
      repeated: names.slice(1).map((name) => `./main:${name}`),
    }),
  ]);
});

it('says once that one type lost many members', () => {
  const members = (all: readonly string[]): string => all.map((name) => `  readonly ${name}: string;`).join('\n');
  const text = (all: readonly string[]): string =>
    `export interface Formats {\n${members(all)}\n}\nexport declare const formats: Formats;\n`;
  const other = 'export interface Other { readonly png: string }\nexport declare const other: Other;\n';
  const without = other.replace('readonly png: string', 'readonly gif: string');
  expect(textsOf({ main: `${text([...names, 'png'])}${other}` }, { main: `${text(['png'])}${without}` })).toEqual([
    'removed ./main:Formats.add: no longer has `add`. The same breaks `./main:Formats.addDays`, `./main:Formats.endOf`, `./main:Formats.format` and `./main:Formats.parse`.',
    'removed ./main:Other.png: no longer has `png`.',
  ]);
});
