import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../renderer/config/loadConfig.ts';

let cwd: string;

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-packages-')));
});

afterEach(() => {
  rmSync(cwd, { recursive: true });
});

/** Writes files, and a module for each package: a member of a workspace without code is omitted. */
function write(files: Readonly<Record<string, string | object>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
    if (name.endsWith('package.json')) writeFileSync(join(cwd, dirname(name), 'index.d.ts'), '');
  }
}

const core = { name: '@scope/core', version: '1.0.0', description: 'The core.', repository: 'github:scope/all' };
const extra = { name: '@scope/extra', version: '1.0.0', repository: { url: 'git+https://github.com/scope/all.git' } };

describe('without a config file', () => {
  test('makes a site of one package from its package.json', async () => {
    write({ 'packages/core/package.json': core, 'packages/core/CHANGELOG.md': '', 'content/docs/a.md': '', 'content/pages/a.tsx': '' });
    const { value, problems } = await loadConfig({ cwd, packages: ['packages/core'] });
    expect(problems).toEqual([]);
    expect(value?.config).toMatchObject({
      root: cwd,
      configFiles: [],
      title: '@scope/core',
      tagline: 'The core.',
      url: '',
      documents: undefined,
      pages: undefined,
      outDir: join(cwd, 'build'),
      footer: { columns: [] },
      navbar: {
        items: [
          { type: 'api', label: 'API', package: 'scope-core', position: 'left' },
          { type: 'route', label: 'Changelog', route: '/api/scope-core/changelog', position: 'left' },
          { type: 'link', label: 'GitHub', href: 'https://github.com/scope/all', position: 'right' },
        ],
      },
      api: { packages: [{ path: join(cwd, 'packages/core'), slug: 'scope-core', label: '@scope/core', readme: 'page', changelog: true }] },
      checks: { 'link/broken': 'warning', 'link/broken-anchor': 'warning', 'api/entry-point': 'error' },
    });
  });

  test('titles a site of several packages with their scope', async () => {
    write({ 'a/package.json': core, 'b/package.json': { ...extra, repository: 'x/y' } });
    const { value } = await loadConfig({ cwd, packages: ['a', 'b', './a/'] });
    expect(value?.config).toMatchObject({ title: '@scope', navbar: { items: [{ type: 'api', label: 'API', position: 'left' }] } });
    expect(value?.config.api.packages.map(({ slug }) => slug)).toEqual(['scope-core', 'scope-extra']);
  });

  test('titles a site of packages without a common scope with the name in the parent package.json', async () => {
    write({
      'package.json': { name: 'all', description: 'All of it.', private: true },
      'a/package.json': core,
      'b/package.json': { name: 'b' },
    });
    const { value } = await loadConfig({ cwd, packages: ['a', 'b'] });
    expect(value?.config).toMatchObject({ title: 'all', tagline: 'All of it.' });
  });

  test.each([
    ['workspaces', { 'package.json': { private: true, workspaces: ['packages/*', '!packages/no'] } }],
    ['workspaces of yarn', { 'package.json': { private: true, workspaces: { packages: ['packages/{core,extra,hidden}'] } } }],
    ['pnpm-workspace.yaml', { 'package.json': { private: true }, 'pnpm-workspace.yaml': 'packages:\n  - "packages/**"\n  - "!**/no"\n' }],
  ])('selects the public packages of %s', async (_, files) => {
    write({
      ...files,
      'packages/core/package.json': core,
      'packages/core/node_modules/x/package.json': { name: 'x', version: '1.0.0' },
      'packages/extra/package.json': extra,
      'packages/hidden/package.json': { name: 'hidden', private: true },
      'packages/no/package.json': { name: 'no' },
      'packages/notes/readme.md': '',
    });
    const { value, problems } = await loadConfig({ cwd, packages: ['.'] });
    expect(problems).toEqual([]);
    expect(value?.config.api.packages.map(({ path }) => path)).toEqual([join(cwd, 'packages/core'), join(cwd, 'packages/extra')]);
  });

  test.each([
    ['a public root', { name: 'tool', version: '1.0.0' }],
    ['a private root that can be imported', { name: 'tool', version: '1.0.0', private: true, exports: './index.ts' }],
  ])('selects %s with its workspace', async (_, manifest) => {
    write({ 'package.json': { ...manifest, workspaces: ['packages/*'] }, 'packages/core/package.json': core });
    const { value, problems } = await loadConfig({ cwd, packages: ['.'] });
    expect(problems).toEqual([]);
    expect(value?.config.api.packages.map(({ path }) => path)).toEqual([cwd, join(cwd, 'packages/core')]);
  });

  test('selects public packages that match a pattern, and private ones by path', async () => {
    write({
      'libs/a/package.json': { name: 'a' },
      'libs/b/package.json': { name: 'b', private: true },
      'c/package.json': { name: 'c', private: true },
    });
    const { value } = await loadConfig({ cwd, packages: ['libs/*', 'c'] });
    expect(value?.config.api.packages.map(({ label }) => label)).toEqual(['a', 'c']);
  });

  test.each([
    ['its folder', ['core', 'damaged']],
    ['a pattern', ['*']],
  ])('selects a package with a damaged package.json by %s, so that the extraction reports it', async (_, packages) => {
    write({ 'core/package.json': core, 'damaged/package.json': '{ "name": ' });
    const { value, problems } = await loadConfig({ cwd, packages });
    expect(problems).toEqual([]);
    expect(value?.config.api.packages.map(({ slug }) => slug)).toEqual(['scope-core', 'damaged']);
  });

  test.each([
    ['packages/cor', 'There is no package to document at "packages/cor": it does not exist.', 'Did you mean packages/core?'],
    [
      'packages',
      'There is no package to document at "packages": it has no readable package.json.',
      'For all packages in it, write "packages/*".',
    ],
    [
      'libs/*',
      'There is no package to document at "libs/*": it matches no folder that has a package.json.',
      'Correct the path or the pattern.',
    ],
    [
      'private/*',
      'There is no package to document at "private/*": it matches only private packages.',
      'To document a private package, name its folder.',
    ],
  ])('reports what is wrong with %s', async (path, message, hint) => {
    write({ 'packages/core/package.json': core, 'private/a/package.json': { name: 'a', private: true } });
    const { value, problems } = await loadConfig({ cwd, packages: [path] });
    expect(value).toBeUndefined();
    expect(problems).toEqual([{ code: 'config/invalid', severity: 'error', message, hint }]);
  });

  test('still requires a config file that was named', async () => {
    write({ 'a/package.json': core });
    const { problems } = await loadConfig({ cwd, packages: ['a'], configFile: 'site.ts' });
    expect(problems).toMatchObject([{ code: 'config/missing' }]);
  });
});

describe('with a config file', () => {
  test('adds packages to those in the config, which keep their options', async () => {
    write({
      'gqldocs.config.ts': `export default { title: 'Site', api: { packages: [{ path: 'a', slug: 'first' }] } };`,
      'a/package.json': core,
      'b/package.json': extra,
    });
    const { value } = await loadConfig({ cwd, packages: ['b', 'a'] });
    expect(value?.config).toMatchObject({ title: 'Site', api: { packages: [{ slug: 'first' }, { slug: 'scope-extra' }] } });
  });
});

test('says how to name a second ref when it was taken for a package', async () => {
  write({ 'a/package.json': core });
  const { problems } = await loadConfig({ cwd, packages: ['v2.0.0'], refs: ['v1.0.0'] });
  expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('repeat the option: `--ref v1.0.0 --ref v2.0.0`')]);
  write({ 'empty/readme.txt': '' });
  const others = await loadConfig({ cwd, packages: ['empty'], refs: ['v1.0.0'] });
  expect(others.problems.map(({ hint }) => hint)).toEqual(['Name a folder that has a package.json.']);
});

describe('filters', () => {
  test.each([
    [['@scope/core'], ['scope-core']],
    [
      ['scope-extra', 'other'],
      ['scope-extra', 'other'],
    ],
    [['@scope/*'], ['scope-core', 'scope-extra']],
  ])('%j keep %j', async (filter, slugs) => {
    write({ 'a/package.json': core, 'b/package.json': extra, 'c/package.json': { name: 'other' } });
    const { value } = await loadConfig({ cwd, packages: ['a', 'b', 'c'], filter });
    expect(value?.config.api.packages.map(({ slug }) => slug)).toEqual(slugs);
  });

  test('report a name that matches nothing', async () => {
    write({ 'a/package.json': core });
    const { value, problems } = await loadConfig({ cwd, packages: ['a'], filter: ['@scope/cor'] });
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      { code: 'config/invalid', severity: 'error', message: 'No package is named "@scope/cor".', hint: 'Did you mean @scope/core?' },
    ]);
  });
});

describe('artifacts', () => {
  test.each([
    [{ packages: ['a'] }, 'Name packages, or artifacts with `--from`, but not both.'],
    [{ refs: ['v1'] }, '`--ref` does not work with `--from`: an artifact contains one state of its package.'],
  ])('cannot be combined with %j', async (beside, message) => {
    write({ 'a/package.json': core });
    const { value, problems } = await loadConfig({ cwd, from: ['a'], ...beside });
    expect(value).toBeUndefined();
    expect(problems.map((problem) => ({ code: problem.code, message: problem.message }))).toEqual([{ code: 'config/invalid', message }]);
  });
});

test('a package of the registry is for `build` alone', async () => {
  const { problems } = await loadConfig({ cwd, packages: ['npm:zod@4'] });
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'There is no package to document at "npm:zod@4": it is in the registry.',
      'Only `gqldocs build` reads the registry. Install the package, and name its folder.',
    ],
  ]);
});
