import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { initProject } from '../../../../cli/init/initProject.ts';
import { runCli } from '../../../../cli/runCli.ts';
import { loadConfig } from '../../../../renderer/config/loadConfig.ts';
import { parseFrontMatter } from '../../../../renderer/documents/frontMatter/parseFrontMatter.ts';
import { createTestIo } from '../createTestIo.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-init-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const pages = ['content/docs/index.md', 'content/docs/getting-started.md'];
const files = ['gqldocs.config.ts', ...pages, 'package.json (scripts)', '.gitignore (build/, node_modules/)', '.github/workflows/docs.yml'];

describe('initProject', () => {
  it('writes a config with values from package.json', async () => {
    write('src/index.ts', 'export const a = 1;\n');
    write(
      'package.json',
      '{\n\t"name": "@me/it\'s",\n\t"description": "Does\\nit.",\n\t"repository": "me/Project",\n\t"scripts": { "docs:build": "own" }\n}\n',
    );
    expect((await initProject(folder)).made).toEqual(files);
    const { value, problems } = await loadConfig({ cwd: folder });
    expect(problems).toEqual([]);
    expect(value?.config).toMatchObject({
      title: "@me/it's",
      tagline: 'Does it.',
      url: 'https://me.github.io',
      baseUrl: '/Project/',
      documents: { main: 'getting-started', route: '' },
      api: { packages: [{ path: folder, slug: 'me-it-s', label: "@me/it's" }] },
    });
    expect(read('package.json')).toContain('\n\t\t"docs:build": "own",\n\t\t"docs:dev": "gqldocs serve --watch",\n');
  });

  it('takes the repository URL from the remote if package.json has none', async () => {
    write('package.json', '{ "name": "tool" }');
    write('.git/config', '[core]\n\tbare = false\n[remote "origin"]\n\turl = https://me:secret@github.com/Me/tool.git\n[branch "main"]\n');
    await initProject(folder);
    expect(read('gqldocs.config.ts')).toContain("  url: 'https://me.github.io',\n  baseUrl: '/tool/',\n");
    expect(read('gqldocs.config.ts')).not.toContain('secret');
  });

  it('documents the public packages of a workspace, with its package manager', async () => {
    write('package.json', '{ "name": "all", "private": true, "workspaces": ["packages/*"], "devDependencies": { "gqldocs": "*" } }');
    write('packages/a/package.json', '{ "name": "a", "main": "dist/a.js" }');
    write('packages/a/src/a.ts', '');
    write('packages/b/package.json', '{ "name": "b", "private": true }');
    write('pnpm-lock.yaml', 'gqldocs:\n');
    const { next } = await initProject(folder);
    expect(read('gqldocs.config.ts')).toContain("{ path: 'packages/a', slug: 'a', entryPoints: { '.': 'src/a.ts' } },\n    ],");
    expect(next[0]).toMatch(/^pnpm run docs:dev /);
    const workflow: unknown = parse(read('.github/workflows/docs.yml'));
    expect(workflow).toMatchObject({
      jobs: {
        build: {
          steps: [{}, { uses: 'pnpm/action-setup@v4' }, {}, { run: 'pnpm install --frozen-lockfile' }, { run: 'pnpm run docs:build' }, {}],
        },
      },
    });
  });

  it('names a workspace by its repository, since its root has no public name', async () => {
    write('package.json', '{ "name": "root", "private": true, "workspaces": ["packages/*"], "repository": "me/store" }');
    write('packages/a/package.json', '{ "name": "@me/a", "exports": "./index.ts" }');
    write('packages/a/index.ts', 'export const a = 1;\n');
    await initProject(folder);
    expect(read('gqldocs.config.ts')).toContain("  title: 'store',\n");
  });

  it('writes a home page with the facts of the only package', async () => {
    write('package.json', JSON.stringify({ name: "@me/it's", description: 'Does: "it".\nWell.', exports: './src/index.ts' }));
    write('src/index.ts', 'export const a = 1;\n');
    await initProject(folder);
    const { frontMatter, problems } = parseFrontMatter(read('content/docs/index.md'), { source: 'index.md' });
    expect(problems).toEqual([]);
    expect(frontMatter.hero).toMatchObject({
      ...{ name: "@me/it's", tagline: 'Does: "it". Well.', package: "@me/it's" },
      actions: [{ link: './getting-started.md' }, { link: '/api' }],
    });
  });

  it('keeps documents that are there, and their addresses', async () => {
    write('package.json', '{ "name": "tool" }');
    write('content/docs/index.mdx', '# Mine\n');
    await initProject(folder);
    expect(read('gqldocs.config.ts')).toContain("documents: { main: 'index' },");
    expect(existsSync(join(folder, 'content/docs/getting-started.md'))).toBe(false);
  });

  it('publishes documents in another usual folder', async () => {
    write('package.json', '{ "name": "tool" }');
    for (const file of ['CONTRIBUTING.md', 'use.md', 'install.mdx']) write(`docs/${file}`, '# A\n');
    const { kept, next } = await initProject(folder);
    expect(kept).toContainEqual({ file: 'docs', why: 'it has documents already' });
    expect(next).toContain('Write pages in docs/, and adapt gqldocs.config.ts.');
    expect(read('gqldocs.config.ts')).toContain("  documents: { path: 'docs', main: 'install' },");
    expect(read('gqldocs.config.ts')).toContain("{ type: 'document', document: 'install', label: 'Docs' },");
    expect(existsSync(join(folder, 'content'))).toBe(false);
  });

  it('takes a file named docs for no folder of documents', async () => {
    write('package.json', '{ "name": "tool" }');
    write('docs', 'notes\n');
    await initProject(folder);
    expect(existsSync(join(folder, 'content/docs/getting-started.md'))).toBe(true);
  });

  it('makes a site without a reference if the package has nothing to import', async () => {
    write('package.json', '{ "name": "empty", "main": "index.js" }');
    const { next } = await initProject(folder);
    expect(next[0]).toContain('not on npm yet');
    expect(next[1]).toBe('npm install --save-dev ./gqldocs-0.1.0.tgz');
    expect(read('gqldocs.config.ts')).toBe(
      [
        "import { defineConfig } from 'gqldocs';\n",
        'export default defineConfig({',
        "  title: 'empty',",
        '  navbar: {',
        '    items: [',
        "      { type: 'document', document: 'getting-started', label: 'Docs' },",
        '    ],',
        '  },',
        "  documents: { route: '/', main: 'getting-started' },",
        '});\n',
      ].join('\n'),
    );
  });

  it.each([
    { main: './dist/index.cjs', exports: './dist/index.mjs' },
    { main: 'dist/index.js', types: 'dist/index.d.ts' },
    { main: 'dist/index.js' },
  ])('documents a package that is not built yet, and whose sources have other names: %j', async (names) => {
    write('package.json', JSON.stringify({ name: 'tool', ...names }));
    write('lib/main.js', 'export const a = 1;\n');
    expect((await initProject(folder)).next.join('\n')).toContain('Build tool before the site, or name its sources');
    expect(read('gqldocs.config.ts')).toContain("{ path: '.', slug: 'tool' }");
  });

  it.each([
    ['dist/index.js', ['src/index.ts'], { '.': 'src/index.ts' }],
    ['dist/index.js', ['src/index.ts', 'dist/index.d.ts'], { '.': 'src/index.ts' }],
    ['src/index.ts', ['src/index.ts'], undefined],
    ['dist/index.js', ['dist/index.d.ts'], undefined],
    ['index.js', ['index.js'], undefined],
  ])('names the sources of built files: %s of %j', async (main, present, entryPoints) => {
    write('package.json', JSON.stringify({ name: 'tool', exports: { '.': { default: `./${main}` } } }));
    for (const file of present) write(file, 'export const a = 1;\n');
    await initProject(folder);
    const { value } = await loadConfig({ cwd: folder });
    expect(value?.config.api.packages.map((one) => one.entryPoints)).toEqual([entryPoints]);
  });

  it('names the modules of a package that is published from its output, and no other file', async () => {
    const exports = { '.': './index.js', './*': { types: './*.d.ts', default: './*.js' } };
    write('package.json', JSON.stringify({ name: 'tool', main: './index.js', exports, scripts: { build: 'rollup -c' } }));
    for (const file of ['src/index.ts', 'src/react/hook.ts', 'examples/app.ts', 'vite.config.ts']) write(file, 'export const a = 1;\n');
    const { next } = await initProject(folder);
    expect(read('gqldocs.config.ts')).toContain("entryPoints: { '.': 'src/index.ts', './react/hook': 'src/react/hook.ts' } },");
    expect(next.join('\n')).not.toContain('Build tool');
  });

  it('prefers the source of a name that `exports` has next to its pattern', async () => {
    const exports = { '.': './index.js', './hook': './lib/hook.js', './*': './*.js' };
    write('package.json', JSON.stringify({ name: 'tool', main: './index.js', exports, scripts: { build: 'rollup -c' } }));
    for (const file of ['src/index.ts', 'src/hook.ts', 'lib/hook.ts']) write(file, 'export const a = 1;\n');
    await initProject(folder);
    const { value } = await loadConfig({ cwd: folder });
    expect(value?.config.api.packages[0]?.entryPoints).toEqual({ '.': 'src/index.ts', './hook': 'lib/hook.ts' });
  });

  it('needs no build for declarations that are written by hand', async () => {
    const exports = { '.': { types: './index.d.ts', browser: './index.browser.js', default: './index.js' } };
    write('package.json', JSON.stringify({ name: 'tool', exports, scripts: { build: 'size-limit' } }));
    for (const file of ['index.d.ts', 'index.js', 'index.browser.js']) write(file, 'export const a = 1;\n');
    expect((await initProject(folder)).next.join('\n')).not.toContain('Build tool');
  });

  it('says what has to be built, and builds it in the workflow', async () => {
    write('package.json', '{ "name": "tool", "types": "out/api.d.ts", "scripts": { "build": "make" } }');
    write('out/api.d.ts', 'export declare const a: number;\n');
    const { next } = await initProject(folder);
    expect(next.join('\n')).toContain('Build tool before the site');
    expect(read('.github/workflows/docs.yml')).toContain('      - run: npm run build\n      - run: npm run docs:build\n');
  });

  it.each([
    ['src/index.js', {}, false],
    ['index.js', { build: 'make' }, false],
    ['lib/index.js', {}, false],
    ['lib/index.js', { build: 'make' }, true],
  ])('builds nothing for scripts that are written by hand: %s with scripts %j', async (main, scripts, isBuilt) => {
    write('package.json', JSON.stringify({ name: 'tool', exports: `./${main}`, scripts }));
    write(main, 'export const a = 1;\n');
    expect((await initProject(folder)).next.join('\n').includes('Build tool before')).toBe(isBuilt);
  });

  it.each([
    ['types', 'types/index.d.ts', false],
    ['types', 'types/index.d.ts', true],
    [undefined, 'index.d.ts', false],
    [undefined, 'index.d.ts', true],
  ])('names the scripts that declarations are compiled from: into %s, as %s, built: %j', async (outDir, types, isBuilt) => {
    write('package.json', JSON.stringify({ name: 'tool', main: 'index.js', types, scripts: { build: 'tsc' } }));
    write('tsconfig.json', JSON.stringify({ compilerOptions: { checkJs: true, declaration: true, outDir }, include: ['index.js'] }));
    write('index.js', '/** A. */\nexport const a = 1;\n');
    if (isBuilt) write(types, '/** A. */\nexport const a: 1;\n');
    expect((await initProject(folder)).next.join('\n')).not.toContain('Build tool');
    expect(read('gqldocs.config.ts')).toContain("{ path: '.', slug: 'tool', entryPoints: { '.': 'index.js' } },");
    expect(read('.github/workflows/docs.yml')).not.toContain('npm run build');
  });

  it.each([undefined, { declaration: true, noEmit: true }, { declaration: true, outDir: 'out' }])(
    'keeps declarations that are written by hand: %j',
    async (compilerOptions) => {
      write('package.json', '{ "name": "tool", "main": "index.js", "types": "index.d.ts" }');
      if (compilerOptions !== undefined) write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['index.js'] }));
      write('index.js', '/** A. */\nexport const a = 1;\n');
      write('index.d.ts', 'export const a: 1;\n');
      await initProject(folder);
      expect(read('gqldocs.config.ts')).toContain("{ path: '.', slug: 'tool' },");
    },
  );

  it('says that CI lacks a tarball outside of the repository', async () => {
    write('.git/HEAD', '');
    write('package-lock.json', '{}');
    write('package.json', '{ "name": "tool", "devDependencies": { "gqldocs": "file:../gqldocs-0.1.0.tgz" } }');
    const step = (await initProject(folder)).next.find((text) => text.includes('fails in CI'));
    expect(step).toContain('`npm ci` fails in CI. Copy the tarball into the repository, then: npm install --save-dev ./gqldocs-0.1.0.tgz');
    write('package.json', '{ "name": "tool", "devDependencies": { "gqldocs": "file:vendor/gqldocs-0.1.0.tgz" } }');
    expect((await initProject(folder)).next.join('')).not.toContain('fails in CI');
  });

  it('says that CI installs by a lock file of another package manager', async () => {
    write('package.json', '{ "name": "tool", "devDependencies": { "gqldocs": "file:gqldocs-0.1.0.tgz" } }');
    write('package-lock.json', '{ "packages": { "node_modules/gqldocs": {} } }');
    expect((await initProject(folder)).next.join('')).not.toContain('lock');
    write('pnpm-lock.yaml', 'lockfileVersion: 9\n');
    expect((await initProject(folder)).next).toContain('pnpm install  adds gqldocs to pnpm-lock.yaml, which CI installs from');
  });

  it('writes a first guide that imports an export, so that the build notices when its name changes', async () => {
    write('package.json', '{ "name": "tool", "exports": "./src/index.ts" }');
    write('src/index.ts', "export type { T } from './t.js';\nexport * from './run.js';\n");
    write('src/run.ts', 'interface A {}\nexport async function run(): Promise<void> {}\n');
    await initProject(folder);
    expect(read('content/docs/getting-started.md')).toContain("```ts\nimport { run } from 'tool';\n```");
  });

  it.each([
    ['has files of the project', 'build/Dockerfile', '{ "name": "tool" }'],
    ['is where the package is built', 'src/index.ts', '{ "name": "tool", "exports": { ".": { "types": "./build/index.d.ts" } } }'],
    ['is where its program is built', 'src/index.ts', '{ "name": "tool", "bin": { "tool": "build/tool.js" } }'],
  ])('writes the site into another folder than build/ where that %s', async (_, file, manifest) => {
    write('package.json', manifest);
    write(file, '');
    const { made } = await initProject(folder);
    expect(made).toContain('.gitignore (docs-build/, node_modules/)');
    expect(read('.github/workflows/docs.yml')).toContain('path: docs-build\n');
    expect((await loadConfig({ cwd: folder })).value?.config.outDir).toBe(join(folder, 'docs-build'));
    expect((await initProject(folder)).made).toEqual([]);
  });

  it.each([
    ['{ title: "T", outDir: "site" }', 'site'],
    ['{ title: "T" }', 'build'],
    ['{ wrong', 'build'],
  ])('publishes the output folder of a config that exists: %s', async (config, outDir) => {
    write('gqldocs.config.mjs', `export default ${config};`);
    write('build/Dockerfile', '');
    const { made } = await initProject(folder);
    expect(made).toContain(`.gitignore (${outDir}/, node_modules/)`);
    expect(read('.github/workflows/docs.yml')).toContain(`path: ${outDir}\n`);
  });

  it('lists its files in its help', async () => {
    const { io, stdout } = createTestIo();
    await runCli(['init', '--help'], io);
    for (const file of files) expect(stdout()).toContain(`\n  ${file.replace(/ \(.*\)/, ' ')}`);
  });

  it('says how to install gqldocs with the commands of the README', async () => {
    const { next } = await initProject(folder);
    const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
    for (const command of ['npm ci', 'npm pack ../gqldocs', next[1]]) expect(readme).toContain(command);
    expect(readme).toContain('not on npm yet');
  });

  it.each([
    ['{ "compilerOptions": { "outDir": "dist" } }', 'gqldocs.config.mjs'],
    ['{ "files": [], "references": [{ "path": "./tsconfig.lib.json" }] }', 'gqldocs.config.mjs'],
    ['{ "compilerOptions": { "noEmit": true } }', 'gqldocs.config.ts'],
    ['{ "compilerOptions": { "outDir": "dist" }, "include": ["src"] }', 'gqldocs.config.ts'],
    ['{ broken', 'gqldocs.config.mjs'],
  ])('writes a config that tsc does not compile with the sources: %s', async (tsconfig, name) => {
    write('tsconfig.json', tsconfig);
    write('tsconfig.lib.json', '{ "compilerOptions": { "composite": true, "outDir": "dist" } }');
    write('src/index.ts', 'export const a = 1;\n');
    write('package.json', '{ "name": "a", "types": "dist/index.d.ts" }');
    const { made, next } = await initProject(folder);
    expect(made).toContain(name);
    expect(next).toContain(`Write pages in content/docs/, and adapt ${name}.`);
    expect((await loadConfig({ cwd: folder })).value?.config.title).toBe('a');
  });

  it('lets the import say that tsc would compile its config', async () => {
    write('tsconfig.json', '{}');
    write('gqldocs.config.ts', 'export default {};');
    const report = {
      ok: true,
      tool: 'TypeDoc',
      files: [],
      written: ['gqldocs.config.ts'],
      kept: [],
      documents: 0,
      redirects: 0,
      notes: [],
      problems: [],
    };
    const { io, stderr } = createTestIo({ cwd: folder, renderer: { importSite: async () => report } });
    expect(await runCli(['import', '.', '--out', '.'], io)).toBe(0);
    expect(stderr()).toContain('2. Add "gqldocs.config.ts" and "content" to `exclude` in tsconfig.json');
  });

  it('addresses the author in comments only, which name keys of front matter', async () => {
    await initProject(folder);
    const [home = '', first = ''] = pages.map(read);
    expect(parse(home.split('---')[1] ?? '')).not.toHaveProperty('features');
    expect(first.replace(/<!--.*?-->/s, '')).not.toMatch(/content\/|sidebar/);
    const { frontMatter, problems } = parseFrontMatter(home.replace(/^# (?=features| )/gm, ''), { source: 'index.md' });
    expect(problems).toEqual([]);
    expect(frontMatter.features).toHaveLength(1);
  });

  it('needs no package.json', async () => {
    expect((await initProject(folder)).made).toEqual(files);
    expect(JSON.parse(read('package.json'))).toMatchObject({ private: true, scripts: { 'docs:build': 'gqldocs build' } });
  });

  it('makes no pages next to a config that exists, as after an import', async () => {
    write('gqldocs.config.ts', "export default { title: 'T' };");
    const { made, kept, next } = await initProject(folder);
    expect(next.filter((step) => step.includes('content/docs'))).toEqual([]);
    expect(made.filter((file) => file.startsWith('content/'))).toEqual([]);
    expect(kept).toContainEqual({ file: 'documents', why: 'the existing config names their folder' });
  });

  it('overwrites nothing, and lists what it kept', async () => {
    await initProject(folder);
    write('content/docs/index.md', 'mine');
    const before = files.slice(0, 2).map(read);
    expect(await initProject(folder)).toMatchObject({
      made: [],
      kept: [
        { file: 'gqldocs.config.ts', why: 'a config exists already' },
        { file: 'documents', why: 'the existing config names their folder' },
        { file: 'package.json', why: 'the scripts exist already' },
        { file: '.gitignore', why: 'it has build/ and node_modules/ already' },
        { file: '.github/workflows/docs.yml', why: 'the file exists already' },
      ],
    });
    expect(files.slice(0, 2).map(read)).toEqual(before);
  });

  it('repeats only the steps that are left when everything is set up', async () => {
    await initProject(folder);
    expect((await initProject(folder)).next).toEqual([expect.stringContaining('npm pack'), expect.stringContaining('npm install')]);
    write('package.json', read('package.json').replace('{', '{ "devDependencies": { "gqldocs": "*" },'));
    const { io, stderr } = createTestIo({ cwd: folder });
    expect(await runCli(['init'], io)).toBe(0);
    expect(stderr()).toMatch(/the file exists already\n\nThe site is set up\. Nothing was changed\.\n$/);
  });

  it('keeps a package.json that it cannot parse, and writes workflows only in the root of a repository', async () => {
    write('package.json', '{ broken');
    write('.git/HEAD', '');
    write('site/package.json', '{ broken');
    expect((await initProject(folder)).kept).toEqual([{ file: 'package.json', why: 'it is not a JSON object' }]);
    expect((await initProject(join(folder, 'site'))).kept).toEqual([
      { file: 'package.json', why: 'it is not a JSON object' },
      {
        file: '.github/workflows/docs.yml',
        why: 'GitHub reads workflows only in the root of a repository: see "A site in a subfolder" in the guide "Deploy"',
      },
    ]);
    expect(read('package.json')).toBe('{ broken');
  });

  it('reports a file that it cannot write, and writes the others', async () => {
    write('content', 'a file');
    const { made, refused } = await initProject(folder);
    expect(made).toEqual(files.filter((file) => !file.startsWith('content/')));
    expect(refused).toEqual(pages.map((file) => ({ file, why: expect.stringMatching(/^(?:ENOTDIR|EEXIST): [a-z ]+$/) })));
  });

  it('then exits with 1, and prints no next steps', async () => {
    write('content', 'a file');
    const { io, stderr } = createTestIo({ cwd: folder });
    expect(await runCli(['init'], io)).toBe(1);
    expect(stderr()).toMatch(
      /\n {2}error {4}content\/docs\/getting-started\.md: E[A-Z]+: .+\n\nCheck permissions .+ then run `gqldocs init` again\. .+\n$/,
    );
    expect(stderr()).not.toContain('Next steps:');
  });
});
