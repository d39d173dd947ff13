import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type FindOptions, findEntryPoints } from '../../../../renderer/api/entry/findEntryPoints.ts';
import { readPackageInfo } from '../../../../renderer/api/entry/readPackageInfo.ts';
import { packageConfig } from '../extractFixture.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('findEntryPoints', () => {
  it.each([
    ['types', { types: './lib/main.d.ts' }, 'lib/main.d.ts'],
    ['typings without an extension', { typings: 'lib/main' }, 'lib/main.d.ts'],
    ['the types of exports', { exports: { '.': { import: { types: './lib/main.d.ts', default: './lib/main.js' } } } }, 'lib/main.d.ts'],
    ['exports that are conditions', { exports: { types: './lib/main.d.ts' } }, 'lib/main.d.ts'],
    ['the types of exports for this compiler', { exports: { 'types@<5.4': './old.d.ts', default: './lib/main.js' } }, 'lib/main.d.ts'],
    ['types for newer compilers', { exports: { 'types@>=5.4': './lib/main.d.ts', types: './old.d.ts' } }, 'lib/main.d.ts'],
    ['declarations next to main', { main: './lib/main.js' }, 'lib/main.d.ts'],
    ['a folder as main', { main: 'lib' }, 'lib/index.d.ts'],
    ['declarations of a module', { types: 'lib/module.d.mts' }, 'lib/module.d.mts'],
    ['index.d.ts', {}, 'index.d.ts'],
    ['src/index.ts', { types: 'lib/gone.d.ts' }, 'src/index.ts'],
    ['the source of a built file', { exports: './distribution/main.js' }, 'source/main.ts'],
    ['the file in a path that goes on after it', { main: 'src/index.ts/lib' }, 'src/index.ts'],
  ])('finds %s', (_, manifest, expected) => {
    const files = [expected, 'src/index.ts', 'old.d.ts'];
    expect(find(manifest, files)).toEqual({ value: [{ name: '', file: expected }], problems: [] });
  });

  it('says where a package can name its types if it has none', () => {
    expect(find({ name: 'nothing' }, [])).toEqual({
      value: [],
      problems: [
        {
          code: 'api/entry-point',
          severity: 'error',
          message: 'No entry point was found for the package "nothing".',
          hint: 'Build the package. If it is built, add "types" to its package.json, or `entryPoints: { ".": "src/index.ts" }` to the package in the config.',
          place: { file: 'package.json' },
        },
      ],
    });
  });

  it('quotes no empty name', () => {
    expect(find({ name: '' }, []).problems[0]?.message).toBe('No entry point was found for this package without a name.');
  });

  it.each([
    ['types', { types: 'lib/gone.d.ts', main: 'lib/gone.js' }, 'lib/gone.d.ts', 4],
    ['exports', { exports: { './b': {}, '.': { types: './lib/gone.d.mts' } } }, 'lib/gone.d.mts', 7],
  ])('names the missing file of %s, and where package.json names it', (_, manifest, path, line) => {
    const [problem] = find({ name: 'nothing', version: '1.0.0', ...manifest }, []).problems;
    expect(problem?.message).toBe(`No entry point was found for the package "nothing": neither ${path} nor its source exists.`);
    expect(problem?.place).toEqual({ file: 'package.json', line, column: expect.any(Number) });
  });

  it('reports a package.json that is not JSON once, even with sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gqldocs-entries-'));
    folders.push(folder);
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/index.ts'), 'export {};');
    writeFileSync(join(folder, 'package.json'), '{ "name": "damaged",');
    const config = { ...packageConfig('damaged'), path: folder };
    expect(findEntryPoints(config, readPackageInfo({ path: folder, root: folder }))).toEqual({
      value: [],
      problems: [
        {
          code: 'api/entry-point',
          severity: 'error',
          message: 'This package.json is not a JSON object, so the package is missing from the site.',
          hint: 'Correct the file, or remove the package from the command or the config.',
          place: { file: 'package.json', line: 1, column: 21 },
        },
      ],
    });
  });

  it('uses the scripts of a package without types, and their sources rather than built files', () => {
    const exports = { '.': './dist/a.js', './b': { import: './lib/b.mjs', require: './lib/b.cjs' }, './min': './c.min.js' };
    const { value, problems } = find({ name: 'plain', exports }, ['dist/a.js', 'src/a.js', 'lib/b.mjs', 'lib/b.cjs', 'c.min.js']);
    expect(value.map(({ name, file }) => [name, file.split('/').slice(-2).join('/')])).toEqual([
      ['', 'src/a.js'],
      ['b', 'lib/b.mjs'],
    ]);
    expect(problems).toEqual([]);
  });

  it('takes modules that exist in several formats from one folder, and the others from theirs', () => {
    const exports = {
      '.': { types: './es/index.d.ts' },
      './es': { types: './es/index.d.ts' },
      './es/*': { types: './es/*.d.ts' },
      './lib': { types: './lib/index.d.ts' },
      './lib/*': { types: './lib/*.d.ts' },
      './lib/*.js': { types: './lib/*.d.ts' },
      './locale/*': { types: './locale/*.d.ts' },
    };
    const modules = ['button', 'input/index', 'table'];
    const files = [
      ...['es/index.d.ts', 'lib/index.d.ts', 'lib/old.d.ts', 'locale/button.d.ts', 'locale/de.d.ts'],
      ...modules.flatMap((name) => [`es/${name}.d.ts`, `lib/${name}.d.ts`]),
    ];
    const { value } = find({ name: 'kit', exports }, files);
    const names = ['', 'es/button', 'es/input/index', 'es/table', 'lib/old', 'locale/button', 'locale/de'];
    expect(value.map(({ name }) => name)).toEqual(names);
  });

  it('takes a module once from sources and builds that a pattern publishes, in folders of folders, under the name without a folder', () => {
    const exports = {
      '.': { types: './lib/types.d.ts', import: './lib/esm/kit/index.js' },
      './internal/*': { import: './lib/esm/kit/*', require: './lib/cjs/kit/*' },
      './*': './*',
    };
    const modules = ['index', 'api/page', 'node/launcher', 'node/node'];
    const files = [
      ...['lib/types.d.ts', 'lib/es5-iife/index.d.ts', 'lib/esm/vendor/rxjs.d.ts', 'lib/cjs/vendor/rxjs.d.ts', 'tools/page.d.ts'],
      ...modules.flatMap((name) => [`lib/esm/kit/${name}.d.ts`, `lib/cjs/kit/${name}.d.ts`, `src/${name}.ts`]),
    ];
    const { value } = find({ exports }, files);
    expect(value.map(({ name }) => name)).toEqual([
      ...['', 'internal/api/page.js', 'internal/index.js', 'internal/node/launcher.js', 'internal/node/node.js'],
      ...['lib/esm/vendor/rxjs.js', 'tools/page.js'],
    ]);
    expect(value.filter(({ name }) => name.startsWith('internal/')).every(({ file }) => file.startsWith('lib/esm/kit/'))).toBe(true);
  });

  it('keeps names that `exports` has without a pattern, unless both show their folders', () => {
    const exports = { '.': './dist/index.js', './util': './dist/util.js', './legacy': './legacy/index.js', './node': './node/index.js' };
    const files = ['dist/index', 'dist/util', 'legacy/index', 'node/index', 'node/util'].map((file) => `${file}.d.ts`);
    const { value } = find({ exports: { ...exports, './node/util': './node/util.js' } }, files);
    expect(value.map(({ name }) => name)).toEqual(['', 'util', 'legacy', 'node', 'node/util']);
    const both = { './es/a': './es/a.js', './es/b': './es/b.js', './lib/a': './lib/a.js', './lib/b': './lib/b.js' };
    const built = find({ exports: both }, ['es/a.d.ts', 'es/b.d.ts', 'lib/a.d.ts', 'lib/b.d.ts']);
    expect(built.value.map(({ name }) => name)).toEqual(['es/a', 'es/b']);
  });

  it('keeps folders that are named after a format and hold other modules, and names that say nothing of a folder', () => {
    const exports = { './*': './dist/*.js', './node/*': './dist/node/*.js', './lib/*': './lib/*.js' };
    const files = [
      'dist/fs.d.ts',
      'dist/net.d.ts',
      'dist/node/fs.d.ts',
      'dist/node/net.d.ts',
      'lib/net.d.ts',
      'lib/one.d.ts',
      'lib/two.d.ts',
    ];
    const { value } = find({ exports }, files);
    expect(value.map(({ name }) => name).sort()).toEqual(['fs', 'lib/net', 'lib/one', 'lib/two', 'net', 'node/fs', 'node/net']);
  });

  it('takes every name of exports that resolves to a module with types', () => {
    const exports = {
      './package.json': './package.json',
      './style.css': './style.css',
      '.': { import: './dist/index.mjs', require: './dist/index.cjs' },
      './server': { types: './dist/server.d.ts', default: './dist/server.js' },
      './alias': './dist/server.js',
      './common': { require: { types: './dist/common.d.cts' } },
      './untyped': './dist/untyped.js',
      './closed': null,
      './features/*': './dist/features/*.js',
      './features/internal/*': null,
      './features/special': './dist/special.js',
    };
    const files = [
      ...['index.d.mts', 'server.d.ts', 'common.d.cts', 'untyped.js', 'special.d.ts', 'special.js', 'closed.d.ts'],
      ...[
        'a.js',
        'a.d.ts',
        'deep/b.d.ts',
        'internal/c.d.ts',
        'special.d.ts',
        'node_modules/x/y.d.ts',
        'a.test.d.ts',
        'folder/index.d.ts',
      ].map((file) => `features/${file}`),
    ].map((file) => `dist/${file}`);
    expect(find({ exports }, [...files, 'style.css'])).toEqual({
      value: [
        { name: '', file: 'dist/index.d.mts' },
        { name: 'server', file: 'dist/server.d.ts' },
        { name: 'common', file: 'dist/common.d.cts' },
        { name: 'features/a', file: 'dist/features/a.d.ts' },
        { name: 'features/deep/b', file: 'dist/features/deep/b.d.ts' },
        { name: 'features/folder/index', file: 'dist/features/folder/index.d.ts' },
        { name: 'features/special', file: 'dist/special.d.ts' },
      ],
      problems: [
        {
          code: 'api/untyped-entry',
          severity: 'warning',
          message: 'No types found for "some/untyped", so the reference does not have this entry point.',
          hint: 'Build or write the declarations, document @types/some, too, if there is one, or set `entryPoints` in the config.',
          place: { file: 'package.json', line: 20, column: 18 },
        },
      ],
    });
  });

  it.each([
    ['the main entry', { '.': './main.js' }, 'No types found for "some", so the reference does not have this entry point.'],
    ['conditions', { '.': [{ import: './main.mjs', require: './main.cjs' }, './main.cjs'] }, '"some"'],
    ['a file that a build makes', { '.': './dist/gone.js' }, '"some"'],
    ['a CommonJS script', { './a': './common.cjs' }, '"some/a"'],
    ['a component', { './A.vue': './A.vue' }, '"some/A.vue"'],
    ['a pattern', { './parts/*': './parts/*.js' }, '"some/parts/*"'],
    ['several', { '.': './main.js', './a': './a.js' }, '"some" and "some/a", so the reference does not have them.'],
    [
      'many',
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`./${name}`, './main.js'])),
      'No types found for "some/a" and 4 more entry points, so the reference does not have them.',
    ],
  ])('reports entries of exports without types: %s', (_, untyped, message) => {
    const exports = { './typed': { types: './typed.d.ts', default: './typed.js' }, ...untyped };
    const script = 'export const a = 1;';
    const files = {
      ...{ 'typed.d.ts': 'export declare const a: 1;', 'typed.js': script, 'main.js': script, 'main.mjs': script, 'a.js': script },
      ...{ 'common.cjs': 'module.exports = {};', 'main.cjs': 'exports.a = 1;', 'A.vue': '', 'parts/one.js': script },
    };
    const { value, problems } = find({ type: 'module', exports }, files);
    expect(value).toEqual([{ name: 'typed', file: 'typed.d.ts' }]);
    expect(problems).toMatchObject([{ code: 'api/untyped-entry', message: expect.stringContaining(message) }]);
  });

  it.each([
    ['styles and data', { './a.css': './a.css', './package.json': './package.json' }],
    ['a script that is imported for its effect', { './setup': './setup.js' }],
    ['a minified script', { './min': './main.min.js' }],
    ['files of a folder', { './*': './*', './dist/*': './dist/*' }],
    ['a closed name', { './internal': null }],
    ['another name of a typed file', { './other.js': './typed.js' }],
    ['a component with declarations', { './A.vue': './A.vue' }],
    ['the source of an entry point', { './main': { types: './lib/src/main.d.ts' }, './src/main.js': './src/main.js' }],
  ])('does not report %s', (_, others) => {
    const exports = { './typed': './typed.js', ...others };
    const files = {
      ...{ 'typed.d.ts': 'export declare const a: 1;', 'A.vue.d.ts': 'export default 1;', 'setup.js': 'globalThis.a = 1;' },
      ...{ 'main.min.js': 'export const a=1', 'dist/one.js': 'export const a = 1;' },
      ...{ 'src/main.js': 'export const a = 1;', 'lib/src/main.d.ts': 'export declare const a: 1;' },
    };
    expect(find({ type: 'module', exports }, files).problems).toEqual([]);
  });

  it('ignores files that typesVersions lists for unsupported compilers', () => {
    const typesVersions = { '>=4.4.0': { '*': ['*'] }, '*': { '*': ['NotSupported.d.ts'] } };
    const files = ['index.js', 'index.d.ts', 'NotSupported.d.ts', 'extra.js', 'extra.d.ts'];
    expect(find({ exports: { '.': './index.js', './*': './*' }, types: 'index.d.ts', typesVersions }, files).value).toEqual([
      { name: '', file: 'index.d.ts' },
      { name: 'extra.js', file: 'extra.d.ts' },
    ]);
  });

  it.each([
    [
      'built',
      ['dist/index.d.ts', 'dist/src/port.d.ts', 'dist/src/deep/wire.d.ts', 'src/port.ts', 'src/deep/wire.ts'],
      'dist/src/port.d.ts',
    ],
    ['not built', ['src/index.ts', 'src/port.ts', 'src/deep/wire.ts'], 'src/port.ts'],
  ])('takes patterns in several forms as one module with the shortest name, in a package that is %s', (_, files, port) => {
    const target = { types: './dist/src/*.d.ts', default: './dist/src/*.js' };
    const forms = [
      ['./*.js', target],
      ['./*.ts', './src/*.ts'],
      ['./*', target],
    ] as const;
    const scripts = { 'dist/src/port.js': 'export const one = 1;', 'dist/src/deep/wire.js': 'export const one = 1;' };
    const texts = Object.fromEntries(files.map((file) => [file, 'export declare const one: 1;']));
    for (const order of [forms, forms.toReversed()]) {
      const exports = { '.': './dist/index.js', ...Object.fromEntries(order), './deep/hidden*': null };
      const { value, problems } = find({ type: 'module', exports }, { ...texts, ...(port.startsWith('dist') ? scripts : {}) });
      expect(
        value
          .map(({ name }) => name)
          .filter((name) => name !== 'index')
          .sort(),
      ).toEqual(['', 'deep/wire', 'port']);
      expect(value).toContainEqual({ name: 'port', file: port });
      expect(problems).toEqual([]);
    }
  });

  it('names a source that two paths of a pattern find by the shorter name', () => {
    const exports = { './*': { types: './src/parts/*.ts', default: './dist/*.js' } };
    const { value } = find({ type: 'module', exports }, { 'src/parts/ring.ts': 'export const one = 1;', 'dist/ring.js': '' });
    expect(value).toEqual([{ name: 'ring', file: 'src/parts/ring.ts' }]);
  });

  it('takes a name with an ending and one without as one module, if both are of one file', () => {
    const exports = { './a.js': './a.js', './a': './a.js', './b': './b.js', './b.js': './other.js' };
    expect(find({ exports }, ['a.d.ts', 'b.d.ts', 'other.d.ts']).value).toEqual([
      { name: 'a', file: 'a.d.ts' },
      { name: 'b', file: 'b.d.ts' },
      { name: 'b.js', file: 'other.d.ts' },
    ]);
  });

  it('names a file by the pattern that matches it, not by another pattern', () => {
    const exports = { './es/*': './es/*.js', './parts/*': './parts/*.js' };
    expect(find({ exports }, ['es/a.d.ts', 'parts/a.d.ts']).value).toEqual([
      { name: 'es/a', file: 'es/a.d.ts' },
      { name: 'parts/a', file: 'parts/a.d.ts' },
    ]);
  });

  it('takes no folder that exports open for a module', () => {
    const exports = { '.': './index.js', './es/': './es/', './lib': './lib/index.js' };
    const files = { 'index.d.ts': 'export const a = 1;', 'es/index.js': 'export const a = 1;', 'lib/index.d.ts': 'export const b = 1;' };
    const { value, problems } = find({ type: 'module', exports }, files);
    expect(value.map(({ name }) => name)).toEqual(['', 'lib']);
    expect(problems).toEqual([]);
  });

  it('lists a folder of patterns once', () => {
    const conditions = { node: './lib/*.cjs', module: './lib/*.mjs', default: './lib/*.js' };
    const listed: string[] = [];
    const lookups = { onRead: () => undefined, onList: (folder: string) => void listed.push(folder) };
    const { value } = find({ exports: { './*': conditions, './*.js': conditions } }, ['lib/a.d.ts', 'lib/b.d.ts'], { lookups });
    expect(value.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(listed.filter((folder) => folder.endsWith('/lib/'))).toHaveLength(1);
  });

  it('omits files that only `require` reaches if the pattern has a folder for `import`', () => {
    const exports = { './*': { import: './esm/*.js', require: './*.js' } };
    expect(find({ exports }, ['a.d.ts', 'esm/a.d.ts']).value).toEqual([{ name: 'a', file: 'esm/a.d.ts' }]);
  });

  it('includes names of a pattern that only `require` reaches', () => {
    expect(find({ exports: { './*': { require: './lib/*.js' } } }, ['lib/a.d.ts']).value).toEqual([{ name: 'a', file: 'lib/a.d.ts' }]);
  });

  it('takes the file that an import resolves to, even if `types` comes too late in the conditions', () => {
    const exports = { import: './esm/index.js', types: './index.d.ts' };
    expect(find({ exports }, ['index.d.ts', 'esm/index.d.ts']).value).toEqual([{ name: '', file: 'esm/index.d.ts' }]);
  });

  it('omits scripts with side effects only, unless their declarations declare something', () => {
    const exports = {
      ...{ '.': './index.js', './polyfill': './polyfill.mjs', './extra': './extra.mjs', './client': './client.js' },
      './both': { import: './polyfill.mjs', require: './polyfill.js' },
    };
    const texts = {
      'index.d.ts': '',
      'polyfill.d.ts': 'import "./index";\nexport {};\n',
      'extra.d.ts': 'export * from "./index";\n',
      'client.d.ts': 'interface Client {}',
    };
    expect(find({ exports }, texts).value).toEqual([
      { name: '', file: 'index.d.ts' },
      { name: 'extra', file: 'extra.d.ts' },
      { name: 'client', file: 'client.d.ts' },
    ]);
  });

  it('names a file as an import reaches it', () => {
    const exports = { './tool.cjs': './tool.cjs', './tool': { types: './tool.d.ts', default: './tool.cjs' } };
    expect(find({ exports }, { 'tool.d.ts': 'export const one: 1;' }).value).toEqual([{ name: 'tool', file: 'tool.d.ts' }]);
  });

  it('keeps file extensions in names if a pattern requires them', () => {
    const files = ['dist/a.js', 'dist/a.d.ts', 'dist/b.d.mts', 'dist/c.css'];
    expect(find({ exports: { './*': './dist/*' } }, files).value).toEqual([
      { name: 'a.js', file: 'dist/a.d.ts' },
      { name: 'b.mjs', file: 'dist/b.d.mts' },
    ]);
  });

  it('needs no main module', () => {
    expect(find({ exports: { './a': './a.js' }, types: 'index.d.ts' }, ['a.d.ts', 'index.d.ts']).value).toEqual([
      { name: 'a', file: 'a.d.ts' },
    ]);
  });

  it.each([
    ['a folder', { main: './dist/index.js' }, 'src/index.ts'],
    ['a declaration file', { exports: { types: './dist/types/index.d.ts', default: './dist/index.js' } }, 'src/index.ts'],
    ['a nested output', { exports: { '.': './lib/esm/main.mjs' } }, 'src/main.mts'],
    ['a file that became a folder', { exports: { '.': './dist/main.js' } }, 'src/main/index.tsx'],
    ['a bundle with another name', { main: 'dist/some.umd.js' }, 'src/index.ts'],
  ])('finds the source of %s that is not built', (_, manifest, expected) => {
    expect(find(manifest, [expected]).value).toEqual([{ name: '', file: expected }]);
  });

  it('finds sources through the tsconfig, and expands patterns there', () => {
    const tsconfig = '{ /* a comment */ "compilerOptions": { "rootDir": "code", "outDir": "made/js", "unknownOption": 1 } }';
    const manifest = { exports: { '.': './made/js/index.js', './*': './made/js/parts/*.js' } };
    expect(find(manifest, ['code/index.ts', 'code/parts/a.ts', 'code/parts/b.tsx'], { tsconfig }).value).toEqual([
      { name: '', file: 'code/index.ts' },
      { name: 'a', file: 'code/parts/a.ts' },
      { name: 'b', file: 'code/parts/b.tsx' },
    ]);
  });

  it('uses typesVersions without exports', () => {
    const typesVersions = {
      '<4': { '*': ['old/*'] },
      '>=4': { '*': ['new/*'], server: ['./new/server.d.ts'] },
      '*': { '*': ['never/*'] },
    };
    expect(find({ main: 'index', typesVersions }, ['old/index.d.ts', 'new/index.d.ts', 'new/server.d.ts', 'index.d.ts']).value).toEqual([
      { name: '', file: 'new/index.d.ts' },
      { name: 'server', file: 'new/server.d.ts' },
    ]);
  });

  it.each([
    ['built types where older compilers find them', ['dist/types/index.d.ts', 'dist/types/ajax/index.d.ts'], 'dist/types'],
    ['sources, if these types are not built', [], 'src'],
  ])('takes for exports without types %s', (_, built, folder) => {
    const exports = { '.': './dist/cjs/index.js', './ajax': './dist/cjs/ajax/index.js' };
    const manifest = { exports, types: 'index.d.ts', typesVersions: { '>=4.2': { '*': ['dist/types/*'] } } };
    const files = ['src/index.ts', 'src/ajax/index.ts', ...built];
    const ending = folder === 'src' ? '.ts' : '.d.ts';
    expect(find(manifest, files).value).toEqual([
      { name: '', file: `${folder}/index${ending}` },
      { name: 'ajax', file: `${folder}/ajax/index${ending}` },
    ]);
  });

  it('takes sources that exports name themselves, also with built types', () => {
    const files = ['src/index.ts', 'dist/index.d.ts'];
    expect(find({ exports: './src/index.ts', types: 'dist/index.d.ts' }, files).value).toEqual([{ name: '', file: 'src/index.ts' }]);
  });

  describe('without exports', () => {
    const files = {
      'index.d.ts': 'export {};',
      'operators/package.json': '{ "name": "some/operators", "typings": "./index.d.ts" }',
      'operators/index.d.ts': 'export {};',
      'operators/deep/package.json': '{ "main": "../../lib/deep.js" }',
      'lib/deep.d.ts': 'export {};',
      'lib/package.json': '{ "type": "commonjs" }',
      'examples/other/index.d.ts': 'export {};',
      'examples/package.json': '{ "name": "example", "types": "other/index.d.ts" }',
      'node_modules/other/package.json': '{ "types": "index.d.ts" }',
      'node_modules/other/index.d.ts': 'export {};',
    };
    const main = { name: '', file: 'index.d.ts' };

    it('takes folders that have a package.json of their own, if they are wanted', () => {
      expect(find({}, files, { secondary: true }).value).toEqual([
        main,
        { name: 'operators', file: 'operators/index.d.ts' },
        { name: 'operators/deep', file: 'lib/deep.d.ts' },
      ]);
      expect(find({}, files).value).toEqual([main]);
    });

    it('takes modules by the paths of their files, if their names are given', () => {
      const deepImports = ['lib/deep', 'lib/deep.js', 'operators', 'operators/missing', '../outside', 'package.json'];
      expect(find({}, files, { deepImports, allNames: true }).value).toEqual([
        main,
        { name: 'lib/deep', file: 'lib/deep.d.ts' },
        { name: 'lib/deep.js', file: 'lib/deep.d.ts' },
        { name: 'operators', file: 'operators/index.d.ts' },
      ]);
    });

    it('takes them from where typesVersions puts them', () => {
      const typesVersions = { '*': { '*': ['lib/*'] } };
      expect(find({ typesVersions }, files, { deepImports: ['deep'] }).value).toContainEqual({ name: 'deep', file: 'lib/deep.d.ts' });
    });

    it('takes no other module if there are exports', () => {
      const choice = { secondary: true, deepImports: ['lib/deep'] };
      expect(find({ exports: './index.d.ts' }, files, choice).value).toEqual([main]);
    });
  });

  it('never returns a file outside of the package', () => {
    expect(find({ types: '../outside/index.d.ts', exports: { './a': '../a.js' } }, []).value).toEqual([]);
  });

  it('takes entry points from the config, the main one first, and reports missing ones', () => {
    const { value, problems } = find({ name: 'some', types: 'a.ts' }, ['a.ts', 'b.ts'], {
      entryPoints: { './b': 'b.ts', './c': 'c.ts', '.': 'a.ts' },
    });
    expect(value).toEqual([
      { name: '', file: 'a.ts' },
      { name: 'b', file: 'b.ts' },
    ]);
    expect(problems.map(({ message, hint }) => ({ message, hint }))).toEqual([
      {
        message: 'The entry point "./c" of the package "some" is not a file: c.ts.',
        hint: 'Set `entryPoints` of the package to "a.ts", relative to its folder.',
      },
    ]);
  });
});

interface Options extends FindOptions {
  readonly entryPoints?: Readonly<Record<string, string>>;
  /** Text of the package's tsconfig. */
  readonly tsconfig?: string;
}

/** Entry points of a package with these files, relative to it; ones that export something, or with their texts. */
function find(
  manifest: object,
  files: readonly string[] | Readonly<Record<string, string>>,
  { entryPoints, tsconfig, ...choice }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'gqldocs-entries-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'some', ...manifest }, undefined, 2));
  if (tsconfig !== undefined) writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
  const texts = Array.isArray(files) ? Object.fromEntries(files.map((file) => [file, 'export declare const one: 1;'])) : files;
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), String(text));
  }
  const info = readPackageInfo({ path: folder, root: folder });
  const { value, problems } = findEntryPoints({ ...packageConfig('some'), entryPoints }, info, choice);
  return { value: value.map(({ name, file }) => ({ name, file: file.slice(info.folder.length + 1) })), problems };
}
