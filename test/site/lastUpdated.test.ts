import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;
let cacheDir: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  await site.write('.gitignore', 'build\n');
  cacheDir = await mkdtemp(join(tmpdir(), 'gqldocs-days-'));
  git('init', '--quiet');
  commit('2024-02-03T12:00:00Z');
});
afterAll(async () => {
  await site.close();
  await rm(cacheDir, { recursive: true, force: true });
});

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: site.folder, stdio: 'pipe' });
}
function commit(date: string): void {
  git('add', '.');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'One'], {
    cwd: site.folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });
}
async function built(file: string): Promise<string | undefined> {
  const { problems } = await site.build({ cacheDir });
  expect(problems).toEqual([]);
  return /<time.*?<\/time>/.exec(await site.read(file))?.[0];
}

it('shows in the footer when a document was last changed, and updates after the next commit', async () => {
  expect(await built('docs/guide/index.html')).toBe('<time dateTime="2024-02-03">Last updated on 2024-02-03</time>');
  await site.edit('content/docs/guide/index.md', 'Begin with', 'Go on with');
  expect(await built('docs/guide/index.html')).toContain('2024-02-03');
  commit('2025-03-04T12:00:00Z');
  expect(await built('docs/guide/index.html')).toBe('<time dateTime="2025-03-04">Last updated on 2025-03-04</time>');
  expect(await built('docs/guide/next/index.html')).toContain('2024-02-03');
  expect(await site.read('docs/guide/index.json')).toContain('2025-03-04');
});

it('shows nothing without the option', async () => {
  await site.edit('gqldocs.config.ts', "path: 'content/docs',", "path: 'content/docs', lastUpdated: false,");
  expect(await built('docs/guide/index.html')).toBeUndefined();
});
