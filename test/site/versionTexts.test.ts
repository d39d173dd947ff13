import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';
import { writePackage } from './writtenPackage.ts';

let folder: string;
beforeAll(async () => {
  folder = await writePackage({ '.gitignore': 'build\n' });
  git('init', '-q');
  await commitVersion('0.1.0', '# Lib\n\nSee the [notes](NOTES.md).\n');
  await commitVersion('0.2.0', '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
}

async function commitVersion(version: string, readme: string): Promise<void> {
  const manifest = { name: 'lib', version, types: 'index.d.ts', repository: 'https://github.com/example/lib' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.d.ts'), `/** Makes. */\nexport declare function make(): '${version}';\n`);
  await writeFile(join(folder, 'NOTES.md'), '# Notes\n');
  if (readme === '') await rm(join(folder, 'README.md'), { force: true });
  else await writeFile(join(folder, 'README.md'), readme);
  git('add', '-A');
  git('commit', '-qm', version);
  git('tag', `v${version}`);
}

async function build(refs: readonly string[]) {
  const api = await loadApi();
  return api.build({ cwd: folder, packages: ['.'], refs, cacheDir: false });
}

it('links from the README of an old version to the files of that version', async () => {
  expect((await build(['v0.2.0', 'v0.1.0'])).problems).toEqual([]);
  const commit = git('rev-parse', 'v0.1.0').trim();
  const pages = await Promise.all(
    ['api/v0.1/index.html', 'api/v0.1/readme/index.html'].map((path) => readFile(join(folder, 'build', path), 'utf8').catch(() => '')),
  );
  expect(pages.join('')).toContain(`href="https://github.com/example/lib/blob/${commit}/NOTES.md"`);
});

it('has a home page that introduces the current version and links to the others, without a README', async () => {
  const html = await readFile(join(folder, 'build/index.html'), 'utf8');
  expect(html).toContain('npm install lib');
  expect(html).toMatch(/<h2>Other versions<\/h2><ul class="names"><li><a href="\/api\/v0\.1">0\.1\.0<\/a>/);
});

it('suggests the newest tags if none is similar to an unknown ref', async () => {
  const { problems } = await build(['some-branch']);
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'The repository of the package has no tag, branch or commit "some-branch".',
      expect.stringMatching(
        /^Use one of its tags or branches, such as v0\.2\.0, v0\.1\.0 or \w+\. Fetch missing tags with `git fetch --tags`\.$/,
      ),
    ],
  ]);
});

it('shows the README of the first version on the home page', async () => {
  expect((await build(['v0.1.0', 'v0.2.0'])).ok).toBe(true);
  const home = await readFile(join(folder, 'build/index.html'), 'utf8');
  expect(home).toContain('See the <a');
  expect(home).toContain('Other versions');
});
