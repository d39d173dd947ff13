import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';

const tags = ['full'];

/** Has a repository in `repository`, and a secret next to it. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-outside-'));
  await put('secret.md', 'a secret');
  await put('secret.ts', 'export const secret = 1;\n');
  await mkdir(join(folder, 'repository/.git'), { recursive: true });
  await put('repository/package.json', JSON.stringify({ name: 'linked', version: '1.0.0', types: './index.ts' }));
  await put('repository/index.ts', '/** A number. */\nexport const one = 1;\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function build(...packages: readonly string[]) {
  const api = await loadApi();
  const report = await api.build({ cwd: join(folder, 'repository'), packages: packages.length === 0 ? ['.'] : packages });
  return { ok: report.ok, codes: report.problems.map(({ code }) => code), problems: report.problems };
}

/** Texts of all files of the output. */
async function output(): Promise<string> {
  const entries = await readdir(join(folder, 'repository/build'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

it('omits a README that is a link to a file outside of the repository', { tags: ['full'] }, async () => {
  await symlink(join(folder, 'secret.md'), join(folder, 'repository/README.md'));
  expect(await build()).toMatchObject({ ok: true, codes: ['api/unreadable'], problems: [{ place: { file: 'README.md' } }] });
  expect(await output()).not.toContain('a secret');
});

it('omits a README that is a named pipe, without blocking', async () => {
  execFileSync('mkfifo', [join(folder, 'repository/README.md')]);
  expect(await build()).toMatchObject({ ok: true, codes: ['api/unreadable'] });
});

it('omits a CHANGELOG that is a named pipe, without a link to its page', { tags: ['full'] }, async () => {
  execFileSync('mkfifo', [join(folder, 'repository/CHANGELOG.md')]);
  expect(await build()).toMatchObject({ ok: true, codes: ['api/unreadable'] });
});

it.each(['gqldocs.config.mjs', 'package.json', 'tsconfig.json', '../tsconfig.json'])('reports %s as a named pipe', async (name) => {
  await rm(join(folder, 'repository', name), { force: true });
  execFileSync('mkfifo', [join(folder, 'repository', name)]);
  expect(await build()).toMatchObject({ ok: false, problems: [{ message: expect.stringContaining('a pipe'), place: { file: name } }] });
});

it('reports a stylesheet that is a named pipe', async () => {
  await put('repository/gqldocs.config.mjs', "export default { title: 'Linked', stylesheets: ['a.css'] };\n");
  execFileSync('mkfifo', [join(folder, 'repository/a.css')]);
  expect(await build()).toMatchObject({ ok: false, codes: ['config/invalid'], problems: [{ message: expect.stringContaining('a pipe') }] });
});

it('reads no named pipe in place of the folder of Git', { tags: ['full'] }, async () => {
  await rm(join(folder, 'repository/.git'), { recursive: true });
  execFileSync('mkfifo', [join(folder, 'repository/.git')]);
  expect(await build()).toMatchObject({ ok: true, codes: [] });
});

it('copies a file of a static folder that is a link to a file of the repository', async () => {
  await put('repository/gqldocs.config.mjs', "export default { title: 'Linked', static: ['static'] };\n");
  await put('repository/brand/logo.txt', 'the logo');
  await put('repository/static/plain.txt', 'a plain file');
  await symlink('../brand/logo.txt', join(folder, 'repository/static/logo.txt'));
  expect(await build()).toMatchObject({ ok: true, codes: [] });
  expect(await readFile(join(folder, 'repository/build/logo.txt'), 'utf8')).toBe('the logo');
  await rm(join(folder, 'repository/static/logo.txt'));
  await symlink('../../secret.md', join(folder, 'repository/static/logo.txt'));
  expect(await build()).toMatchObject({ ok: true, codes: ['output/skipped-file'] });
  expect(await output()).not.toContain('a secret');
});

it('omits links to the outside, and pipes, of a static folder, and says so', async () => {
  await put('repository/gqldocs.config.mjs', "export default { title: 'Linked', static: ['static'] };\n");
  await put('repository/static/plain.txt', 'a plain file');
  await symlink(join(folder, 'secret.md'), join(folder, 'repository/static/linked.txt'));
  execFileSync('mkfifo', [join(folder, 'repository/static/pipe.txt')]);
  const { ok, problems } = await build();
  expect({
    ok,
    problems: problems.map(({ code, place, message }) => [code, place?.file, message.replace(/^.*because it is /, '')]),
  }).toEqual({
    ok: true,
    problems: [
      ['output/skipped-file', 'static/linked.txt', 'a link to a folder, or to nothing in the repository.'],
      ['output/skipped-file', 'static/pipe.txt', 'a pipe, a socket or a device.'],
    ],
  });
  const text = await output();
  expect(text).toContain('a plain file');
  expect(text).not.toContain('a secret');
});

it('omits a package whose sources are links to files outside of the repository', async () => {
  await symlink(join(folder, 'secret.ts'), join(folder, 'repository/secret.ts'));
  await put('repository/index.ts', "export * from './secret.js';\n");
  expect(await build()).toMatchObject({ ok: false, codes: ['api/outside'], problems: [{ place: { file: 'secret.ts' } }] });
});

it.each(['source', 'package.json', 'import'])('refuses the same in snapshots, comparisons and reports: %s', { tags }, async (kind) => {
  if (kind === 'source') await symlink(join(folder, 'secret.ts'), join(folder, 'repository/secret.ts'));
  if (kind === 'import') await put('repository/index.ts', "export * from '../secret.js';\n");
  if (kind === 'source') await put('repository/index.ts', "export * from './secret.js';\n");
  if (kind === 'package.json') {
    await put('secret.json', JSON.stringify({ name: 'secret', version: '1.0.0', types: './index.ts' }));
    await rm(join(folder, 'repository/package.json'));
    await symlink('../secret.json', join(folder, 'repository/package.json'));
  }
  const { snapshot, diff, report } = await loadApi();
  const cwd = join(folder, 'repository');
  const taken = await snapshot({ cwd });
  expect([taken.ok, taken.text]).toEqual([false, '']);
  const compared = await diff({ cwd, old: '.', new: '.' });
  const reported = await report({ cwd, packages: ['.'] });
  for (const { ok, problems } of [taken, compared, reported]) {
    expect(ok).toBe(false);
    expect(problems.map(({ code }) => code)).toContain('api/outside');
    expect(problems.filter(({ code }) => code !== 'api/outside')).toEqual([]);
  }
});

it.each([
  ['export * from', "export * from '../secret.js';\n"],
  ['import', "import { secret } from '../secret.js';\nexport const two = secret;\n"],
  ['reference path', '/// <reference path="../secret.ts" />\nexport const two = 2;\n'],
])('omits a package with sources outside of the repository: %s', async (_form, text) => {
  await put('repository/index.ts', text);
  expect(await build()).toMatchObject({ ok: false, codes: ['api/outside'], problems: [{ place: { file: 'index.ts', line: 1 } }] });
});

it('omits a package whose package.json is a link to a file outside of the repository', { tags: ['full'] }, async () => {
  await put('secret.json', JSON.stringify({ name: 'secret', version: '1.0.0', types: './index.ts' }));
  await rm(join(folder, 'repository/package.json'));
  await symlink('../secret.json', join(folder, 'repository/package.json'));
  expect(await build()).toMatchObject({ ok: false, codes: ['api/outside'], problems: [{ place: { file: 'package.json' } }] });
});

it('reads sources of the workspace, and of linked dependencies anywhere', async () => {
  await rm(join(folder, 'repository/.git'), { recursive: true });
  await put('repository/package.json', JSON.stringify({ name: 'workspace', private: true, workspaces: ['packages/*'] }));
  await put('repository/packages/inner/package.json', JSON.stringify({ name: 'inner', version: '1.0.0', types: './index.ts' }));
  await put('repository/packages/inner/index.ts', "export * from '../shared.js';\nexport * from 'faraway';\n");
  await put('repository/packages/shared.ts', '/** A number. */\nexport const shared = 1;\n');
  await put('elsewhere/package.json', JSON.stringify({ name: 'faraway', version: '1.0.0', types: './index.ts' }));
  await put('elsewhere/index.ts', '/** A number. */\nexport const faraway = 1;\n');
  await mkdir(join(folder, 'repository/node_modules'));
  await symlink('../../elsewhere', join(folder, 'repository/node_modules/faraway'));
  const api = await loadApi();
  const { ok, problems } = await api.build({
    cwd: join(folder, 'repository/packages/inner'),
    packages: ['.'],
    outDir: join(folder, 'repository/build'),
  });
  expect({ ok, problems }).toEqual({ ok: true, problems: [] });
  const text = await output();
  for (const name of ['faraway', 'shared']) expect(text).toContain(`import { ${name} } from`);
});

it('ignores a workspace pattern that matches folders outside of the workspace', async () => {
  await put('repository/package.json', JSON.stringify({ name: 'workspace', private: true, workspaces: ['packages/*', '../elsewhere/*'] }));
  await put('repository/packages/inner/package.json', JSON.stringify({ name: 'inner', version: '1.0.0', types: './index.ts' }));
  await put('repository/packages/inner/index.ts', '/** A number. */\nexport const inner = 1;\n');
  await put('elsewhere/faraway/package.json', JSON.stringify({ name: 'faraway', version: '1.0.0', types: './index.ts' }));
  await put('elsewhere/faraway/index.ts', '/** A number. */\nexport const faraway = 1;\n');
  const { ok, codes } = await build();
  expect({ ok, codes }).toEqual({ ok: true, codes: ['config/outside'] });
  expect(await output()).not.toContain('faraway');
});

it('searches each folder once, however often a workspace pattern says any folder', { tags: ['full'] }, async () => {
  const workspaces = ['**/*/**/*/**/*/**/*/**/*/**/*', `${'*a'.repeat(40)}*b`];
  await put('repository/package.json', JSON.stringify({ name: 'workspace', private: true, workspaces }));
  const deep = 'repository/a/b/c/d/e/f';
  for (const one of ['', 'g', 'h', 'i']) await mkdir(join(folder, deep, one, 'j/k/l/m/n/o/p/q/r/s/t'), { recursive: true });
  await mkdir(join(folder, 'repository', 'a'.repeat(200)));
  await put(`${deep}/package.json`, JSON.stringify({ name: 'inner', version: '1.0.0', types: './index.ts' }));
  await put(`${deep}/index.ts`, '/** A number. */\nexport const inner = 1;\n');
  expect(await build()).toMatchObject({ ok: true, codes: [] });
  expect(await output()).toContain('inner');
});

it('does not replace an output folder that contains other files', async () => {
  await put('repository/build/chapter.txt', 'years of work');
  const { ok, codes } = await build();
  expect({ ok, codes }).toEqual({ ok: false, codes: ['output/unsafe-path'] });
  expect(await readdir(join(folder, 'repository/build'))).toEqual(['chapter.txt']);
});

it('names the line of the config that chose an output folder with other files', async () => {
  await put('repository/gqldocs.config.mjs', "export default {\n  title: 'Tool',\n  outDir: 'book',\n};\n");
  await put('repository/book/chapter.txt', 'years of work');
  const place = { file: 'gqldocs.config.mjs', line: 3, column: 11 };
  expect(await build()).toMatchObject({ ok: false, problems: [{ code: 'output/unsafe-path', place }] });
});
