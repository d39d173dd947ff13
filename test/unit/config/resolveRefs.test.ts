import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../../renderer/config/loadConfig.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'resolve-refs-'));
  git('init', '-q');
  for (const version of ['1.0.0', '2.0.0']) {
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'core', version }));
    writeFileSync(join(cwd, 'CHANGELOG.md'), '# Changes\n');
    git('add', '-A');
    git('commit', '-qm', version);
    git('tag', `v${version}`);
  }
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd });
}

/** Slugs and labels of the packages, with a config or without one. */
async function namesAt(refs: readonly string[], pkg?: object) {
  const file = join(cwd, 'gqldocs.config.mjs');
  if (pkg === undefined) rmSync(file, { force: true });
  else writeFileSync(file, `export default ${JSON.stringify({ title: 'Site', api: { packages: [{ path: '.', ...pkg }] } })};\n`);
  const { value, problems } = await loadConfig({ cwd, refs, packages: pkg === undefined ? ['.'] : [] });
  expect(problems).toEqual([]);
  return value?.config.api.packages.map(({ slug, label, ref }) => [slug, label, ref?.name]);
}

test('one ref of the command line keeps the names of the config', async () => {
  expect(await namesAt(['v1.0.0'], { slug: 'lib', label: 'Lib' })).toEqual([['lib', 'Lib', 'v1.0.0']]);
  const [[slug] = []] = (await namesAt([], {})) ?? [];
  expect(await namesAt(['v1.0.0'], {})).toEqual([[slug, undefined, 'v1.0.0']]);
  expect(await namesAt(['v1.0.0'])).toEqual([['core', 'core', 'v1.0.0']]);
});

test('several refs are named by their versions', async () => {
  const names = [
    ['v2', 'Lib v2', 'v2.0.0'],
    ['v1', 'Lib v1', 'v1.0.0'],
  ];
  expect(await namesAt(['v2.0.0', 'v1.0.0'], { slug: 'lib', label: 'Lib' })).toEqual(names);
});

test('a ref of the config names a section that the config does not name', async () => {
  expect(await namesAt([], { ref: 'v1.0.0' })).toEqual([['v1', 'core v1', 'v1.0.0']]);
  expect(await namesAt([], { ref: 'v1.0.0', slug: 'old' })).toEqual([['old', 'core v1', 'v1.0.0']]);
});
