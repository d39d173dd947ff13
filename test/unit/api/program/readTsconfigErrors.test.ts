import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { readTsconfigErrors } from '../../../../renderer/api/program/readTsconfigErrors.ts';

let root: string;
beforeEach(() => {
  root = realpathSync.native(mkdtempSync(join(tmpdir(), 'gqldocs-tsconfig-')));
});
afterEach(() => rmSync(root, { recursive: true }));

interface Project {
  /** Texts of files, by their paths from the root. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the package. Default: `one`. */
  readonly folder?: string;
  /** As the config names it. */
  readonly tsconfig?: string;
}

/** The errors that are reported for a package. */
function read({ files, folder = 'one', tsconfig }: Project) {
  for (const [file, text] of Object.entries({ [`${folder}/package.json`]: '{ "name": "one" }', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readTsconfigErrors(readPackageInfo({ path: join(root, folder), root }), tsconfig && join(root, tsconfig));
}

const problemsOf = (project: Project) => read(project).map(({ message, place }) => [message, place]);

it('reports the place of a syntax error', () => {
  expect(read({ files: { 'one/tsconfig.json': '{\n  "compilerOptions": { "strict": tru }\n}\n' } })).toEqual([
    expect.objectContaining({ code: 'api/tsconfig', severity: 'warning', place: { file: 'one/tsconfig.json', line: 2, column: 34 } }),
  ]);
});

it('accepts comments, trailing commas and unknown options', () => {
  const text = '{ /* ours */ "extends": "../base.json", "compilerOptions": { "somethingNew": true, }, }';
  expect(problemsOf({ files: { 'one/tsconfig.json': text, 'base.json': '{ "compilerOptions": { "newer": 1 } }' } })).toEqual([]);
});

it('reports nothing if the tsconfig is missing', () => {
  expect(read({ files: {} })).toEqual([]);
});

it('reports a tsconfig that cannot be read, or one that extends such a file', () => {
  mkdirSync(join(root, 'folder/tsconfig.json'), { recursive: true });
  const unread = expect.stringMatching(/Cannot read file '(?:\.\.\/folder\/)?tsconfig\.json'/);
  expect(problemsOf({ files: {}, folder: 'folder' })).toEqual([[unread, { file: 'folder/tsconfig.json', line: 1, column: 1 }]]);
  const files = { 'one/tsconfig.json': '{ "extends": "../folder/tsconfig.json" }' };
  expect(problemsOf({ files })).toEqual([[unread, { file: 'one/tsconfig.json', line: 1, column: 14 }]]);
});

describe('an error in `extends`', () => {
  it.each([
    ['a missing path', '"../base.json"', "Cannot read file '../base.json'.", 14],
    ['a missing path among several', '["./fine.json", "../base.json"]', "Cannot read file '../base.json'.", 30],
    ['a missing package', '"@tsconfig/nowhere"', "File '@tsconfig/nowhere' not found.", 14],
    [
      'a config that extends itself',
      '"./tsconfig.json"',
      'Circularity detected while resolving configuration: tsconfig.json -> tsconfig.json',
      14,
    ],
    ['an empty string', '""', "Compiler option 'extends' cannot be given an empty string.", 14],
  ])('is reported with its place: %s', (_what, base, message, column) => {
    const found = read({ files: { 'one/fine.json': '{}', 'one/tsconfig.json': `{ "extends": ${base} }` } });
    expect(found).toEqual([
      {
        code: 'api/tsconfig',
        severity: 'warning',
        message: `This tsconfig cannot extend another config: ${message}`,
        hint: 'Correct `extends`, or set `tsconfig` of the package to another file. gqldocs uses the options of this file.',
        place: { file: 'one/tsconfig.json', line: 1, column },
      },
    ]);
  });

  it('is reported in the file of the package that extends an invalid config', () => {
    const ofPackage = { 'one/tsconfig.json': '{\n  "extends": "./base.json" }', 'one/base.json': '{\n\n"extends": "./gone.json" }' };
    expect(problemsOf({ files: ofPackage })).toEqual([
      ["This tsconfig cannot extend another config: Cannot read file 'gone.json'.", { file: 'one/base.json', line: 3, column: 12 }],
    ]);
    const elsewhere = { 'one/tsconfig.json': '{\n  "extends": "../base.json" }', 'base.json': '{\n  "compilerOptions": {,\n}}' };
    expect(problemsOf({ files: elsewhere })).toEqual([
      [
        'This tsconfig cannot extend another config: ../base.json:2: Property assignment expected.',
        { file: 'one/tsconfig.json', line: 2, column: 14 },
      ],
    ]);
  });

  it('is not reported for an installed package, unless the config names its tsconfig', () => {
    const folder = 'node_modules/one';
    const files = { [`${folder}/tsconfig.json`]: '{ "extends": "../../base.json" }' };
    expect(problemsOf({ files, folder })).toEqual([]);
    expect(problemsOf({ files, folder, tsconfig: `${folder}/tsconfig.json` })).toHaveLength(1);
  });
});
