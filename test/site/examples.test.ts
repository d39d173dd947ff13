import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { repository } from './graphqlSite.ts';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;

afterEach(() => site.close());

it('document-packages.mjs documents three packages', { tags: ['full'] }, async () => {
  site = await SiteTest.from('workspace');
  const folders = ['packages/core', 'packages/extra', 'packages/broken'].map((path) => join(site.folder, path));
  const { code, stdout } = await run('document-packages.mjs', [join(site.folder, 'out'), ...folders]);
  expect(code).toBe(1);
  expect(stdout).toContain(
    'packages/broken/package.json: error: No entry point was found for the package "@workspace/broken": neither dist/index.js nor its source exists.',
  );
  expect(stdout).toMatch(/\d+ pages in .*out\n$/);
  expect(await site.read('api/workspace-extra/variable/answer/index.html', 'out')).toContain('The answer.');
});

it('fail-on-broken-links.mjs does not fail without a broken link', { tags: ['full'] }, async () => {
  site = await SiteTest.from('basic');
  expect(await run('fail-on-broken-links.mjs', [site.folder])).toEqual({ code: 0, stdout: 'No broken links.\n' });
});

it('fail-on-broken-links.mjs fails on a broken link', async () => {
  site = await SiteTest.from('basic');
  await site.edit('content/docs/guide/next.md', '/docs/guide#first-steps', '/docs/guidee');
  expect(await run('fail-on-broken-links.mjs', [site.folder])).toEqual({
    code: 1,
    stdout:
      '::error file=content/docs/guide/next.md,line=5,col=9::There is no page at /docs/guidee. Did you mean /docs/guide?\n1 broken links.\n',
  });
});

function run(script: string, args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [join(repository, 'examples', script), ...args], (error, stdout) => {
      done({ code: error === null ? 0 : Number(error.code), stdout });
    });
  });
}
