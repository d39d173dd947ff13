import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadApi } from './SiteTest.ts';
import { writePackage } from './writtenPackage.ts';

let folder: string;
beforeAll(async () => {
  folder = await writePackage({
    '.gitignore': 'build\nnode_modules\n',
    'package.json': { name: 'lib', version: '1.0.0', types: 'index.d.ts' },
    'index.d.ts': '/** Makes. */\nexport declare function make(): void;\n',
  });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'All');
  git('remote', 'add', 'origin', 'https://github.com/example/lib.git');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/** Builds with the cache of the last build; gives the page of the only function, and why it has no link. */
async function build() {
  const { build: run } = await loadApi();
  const report = await run({ cwd: folder, packages: ['.'], cacheDir: 'node_modules/.cache/gqldocs' });
  expect(report.problems).toEqual([]);
  const page = await readFile(join(folder, 'build/api/lib/function/make/index.html'), 'utf8');
  return { page, gaps: report.withoutSources?.map(({ gap }) => gap) };
}

it('source links follow Git: a push and another origin change the links of a cached build', async () => {
  const before = await build();
  expect(before.page).not.toContain('/blob/');
  expect(before.gaps).toEqual(['not-pushed']);
  const commit = git('rev-parse', 'HEAD');
  // What `git push` leaves in the repository.
  git('update-ref', 'refs/remotes/origin/main', commit);
  const pushed = await build();
  expect(pushed.page).toContain(`https://github.com/example/lib/blob/${commit}/index.d.ts#L2`);
  expect(pushed.gaps).toBeUndefined();
  git('remote', 'set-url', 'origin', 'https://github.com/example/renamed.git');
  expect((await build()).page).toContain(`https://github.com/example/renamed/blob/${commit}/index.d.ts#L2`);
});

it('says that built files are in no commit', async () => {
  writeFileSync(join(folder, 'index.d.ts'), '/** Makes it. */\nexport declare function make(): void;\n');
  expect((await build()).gaps).toEqual(['not-committed']);
});
