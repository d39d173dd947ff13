import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../renderer/index.ts';
import { loadApi } from './SiteTest.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'));
  git('init', '-q');
  await writeVersion(
    '16.2.0',
    `import type { Lent } from 'lent';\n/** Parses. See {@link Old}. */\nexport function parse(text: string): Lent { return { text }; }
/**
 * Gone later.
 *
 * @example
 * \`\`\`ts
 * import { Old, parse } from 'core';
 * \`\`\`
 */\nexport class Old { value = 1; }\n`,
  );
  await write('packages/core/README.md', '# Core\n\n![A square](square.svg)\n');
  await write('packages/core/square.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n');
  await write('.gitattributes', '*.ts filter=marks\n');
  await symlink('/etc/hostname', join(folder, 'packages/core/outside.md'));
  commit('v16.2.0');
  await writeVersion(
    '17.0.0-alpha.1',
    '/** Parses more. See {@link Fresh}. */\nexport function parse(text: string): string { return text; }\n/** New. */\nexport interface Fresh { value: number }\n',
  );
  commit('v17.0.0-alpha.1');
  await writeVersion('17.0.0', 'export const later = 1;\n');
  commit('v17.0.0');
  // Neither of these may run.
  git('config', 'filter.marks.smudge', `sh -c 'touch ${join(folder, 'ran')}; cat'`);
  await write('.git/hooks/post-checkout', `#!/bin/sh\ntouch ${join(folder, 'ran')}\n`);
  await chmod(join(folder, '.git/hooks/post-checkout'), 0o755);
  await write('node_modules/lent/package.json', '{ "name": "lent", "version": "1.0.0", "types": "index.d.ts" }');
  await write('node_modules/lent/index.d.ts', 'export interface Lent { text: string }\n');
  await write('.git/info/exclude', 'node_modules\nbuild\ngqldocs.config.mjs\n');
  await write('packages/core/src/index.ts', 'export const unsaved = 1;\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
}

function commit(tag: string): void {
  git('add', '-A');
  git('commit', '-qm', tag);
  git('tag', tag);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function writeVersion(version: string, source: string): Promise<void> {
  await write('packages/core/package.json', JSON.stringify({ name: 'core', version, exports: { '.': './src/index.ts' } }));
  await write('packages/core/src/index.ts', source);
}

/** Builds a site of the package, and says what is wrong with it. */
async function build(packages: readonly object[], refs?: readonly string[]): Promise<BuildReport> {
  await write('gqldocs.config.mjs', `export default ${JSON.stringify({ title: 'Core', api: { packages } })};\n`);
  const api = await loadApi();
  return api.build({ cwd: folder, refs });
}

const read = (file: string): Promise<string> => readFile(join(folder, 'build', file), 'utf8');

describe('a site of two versions', () => {
  let status = '';
  beforeAll(async () => {
    status = git('status', '--porcelain');
    const path = 'packages/core';
    const report = await build([
      { path, ref: 'v17.0.0-alpha.1' },
      { path, ref: 'v16.2.0' },
    ]);
    expect(report.problems).toEqual([]);
  });

  it('names its sections by major version, and documents each version as it was', async () => {
    const routes = JSON.parse(await read('routes.json')) as readonly { readonly path: string }[];
    expect(routes.map(({ path }) => path).filter((path) => path.startsWith('/api/'))).toEqual([
      ...['/api/v16', '/api/v16/class/Old', '/api/v16/function/parse'],
      ...['/api/v17', '/api/v17/function/parse', '/api/v17/interface/Fresh'],
    ]);
    expect(await read('api/v16/index.html')).toContain('<h1>core v16</h1>');
    expect(await read('api/v16/function/parse.md')).toContain('function parse(text: string): Lent');
    expect(await read('api/v17/function/parse.md')).toContain('function parse(text: string): string');
  });

  it('includes the README and the pictures of each version', async () => {
    expect(await read('api/v16.md')).toContain('![A square](/api/v16/files/square.svg)');
    expect(await read('api/v17/files/square.svg')).toContain('<svg');
  });

  it('links from a page to itself in the other version, or to the overview if it is missing there', async () => {
    const versionsOf = async (page: string) =>
      [...(await read(page)).matchAll(/<nav class="versions".*?<\/ul>/g)].join('').match(/href="[^"]*"/g);
    expect(await versionsOf('api/v16/function/parse/index.html')).toEqual([
      'href="/api/v17/function/parse"',
      'href="/api/v16/function/parse"',
    ]);
    expect(await versionsOf('api/v16/class/Old/index.html')).toEqual(['href="/api/v17"', 'href="/api/v16/class/Old"']);
  });

  it('notes on pages of the second version that the first is current, and which symbols a version lacks', async () => {
    expect(await read('api/v16/function/parse/index.html')).toContain(
      'This page describes version 16.2.0. The current version is 17.0.0-alpha.1.',
    );
    expect(await read('api/v16/class/Old/index.html')).toContain('Version 17.0.0-alpha.1 has no Old.');
    expect(await read('api/v17/interface/Fresh/index.html')).toContain('Version 16.2.0 has no Fresh.');
    expect(await read('api/v17/function/parse/index.html')).not.toContain('version-note');
  });

  it('keeps links and samples of a version within the version', async () => {
    expect(await read('api/v16/function/parse/index.html')).toContain('<a href="/api/v16/class/Old">Old</a>');
    expect(await read('api/v17/function/parse/index.html')).toContain('<a href="/api/v17/interface/Fresh">Fresh</a>');
    expect(await read('api/v16/class/Old/index.html')).toMatch(/<figure class="code"[\s\S]*?<a href="\/api\/v16\/function\/parse">parse/);
  });

  it('does not change the repository or the machine, and runs no code of the repository', async () => {
    expect(git('status', '--porcelain')).toBe(status);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
    expect((await readdir(tmpdir())).filter((name) => /^gqldocs-.*ref-/.test(name))).toEqual([]);
    const output = await readdir(join(folder, 'build'), { recursive: true });
    expect(output.filter((name) => name.includes('outside'))).toEqual([]);
  });
});

describe('refs on the command line', () => {
  it('select each package at each of them, under its name from the config', async () => {
    const report = await build([{ path: 'packages/core', slug: 'core', label: 'Core.js' }], ['v17.0.0', 'v16.2.0']);
    expect(report.problems).toEqual([]);
    expect(await read('api/v17/index.html')).toContain('<h1>Core.js v17</h1>');
    expect(existsSync(join(folder, 'build/api/core'))).toBe(false);
  });
});

describe('versions with the same major version', () => {
  it('are named by the shortest unique part of their versions', async () => {
    const report = await build([{ path: 'packages/core', slug: 'core' }], ['v17.0.0', 'v17.0.0-alpha.1', 'v16.2.0']);
    expect(report.problems).toEqual([]);
    const folders = (await readdir(join(folder, 'build/api'), { withFileTypes: true })).flatMap((one) =>
      one.isDirectory() ? one.name : [],
    );
    expect(folders.toSorted()).toEqual(['v16', 'v17.0.0', 'v17.0.0-alpha.1']);
  });
});

describe('a build fails', () => {
  it('with two refs of one commit', async () => {
    const path = 'packages/core';
    const { ok, problems } = await build([
      { path, ref: 'v17.0.0' },
      { path, ref: git('rev-parse', 'v17.0.0^{commit}').trim() },
    ]);
    expect(ok).toBe(false);
    expect(problems.map(({ code, message, place, related }) => ({ code, message, place: place?.file, related: related?.length }))).toEqual([
      {
        code: 'api/ref',
        message: expect.stringMatching(/^Two refs of the package "core" are the same commit: "v17\.0\.0" and "[\da-f]{40}"\.$/),
        place: 'gqldocs.config.mjs',
        related: 1,
      },
    ]);
  });

  it('with a ref that Git does not know, and the problem names it', async () => {
    const { problems } = await build([{ path: 'packages/core', ref: '--output=v99' }]);
    expect(problems.map(({ code, message }) => ({ code, message }))).toEqual([
      {
        code: 'api/ref',
        message: 'The repository of the package has no tag, branch or commit "--output=v99".',
      },
    ]);
  });

  it('with a misspelled ref, and the hint names the nearest', async () => {
    const { problems } = await build([{ path: 'packages/core', ref: 'v16.2.1' }]);
    expect(problems.map(({ code, hint }) => ({ code, hint }))).toEqual([
      { code: 'api/ref', hint: expect.stringMatching(/^Did you mean v16\.2\.0.*\? Fetch missing tags with `git fetch --tags`/) },
    ]);
  });
});

it('a watched site documents the refs that its caller names', async () => {
  await build([{ path: 'packages/core' }], ['v16.2.0']);
  const { serveLive } = await loadApi();
  const { value, problems } = await serveLive({ cwd: folder, refs: ['v16.2.0'], port: 0, cacheDir: false });
  expect(problems).toEqual([]);
  const routes = await fetch(`${value?.url ?? ''}routes.json`).finally(() => value?.close());
  expect(await routes.text()).toContain('/class/Old"');
});
