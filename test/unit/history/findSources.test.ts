import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findSources } from '../../../renderer/history/sources/findSources.ts';
import { packageConfig } from '../api/extractFixture.ts';
import { notingSession } from '../notingSession.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-sources-')));
afterAll(() => rmSync(root, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root }).toString();
writeFileSync(join(root, 'package.json'), '{ "name": "tool", "version": "1.0.0" }');
git('init', '-q');
git('add', 'package.json');
git('commit', '-qm', 'first');
git('tag', 'v1.0.0');
const commit = git('rev-parse', 'HEAD').trim();

async function find(...history: string[]) {
  return findSources({
    config: { root, configFiles: [] },
    package: { ...packageConfig('tool'), path: root, history },
    session: notingSession(join(root, 'store')),
    take: async () => ({ value: undefined, problems: [] }),
  });
}

it('finds the ref of a folder, and a ref alone as one of the package', async () => {
  const { value, problems } = await find('.@v1.0.0', 'v1.0.0');
  expect(value).toMatchObject([
    { kind: 'commit', given: '.@v1.0.0', folder: root, commit },
    { kind: 'commit', given: 'v1.0.0', folder: root, commit },
  ]);
  expect(problems).toEqual([]);
});

it('takes any other word for a file, and reports a ref that a folder lacks', async () => {
  const { value, problems } = await find('v9.0.0', 'gone/@v1.0.0', '.@v9.0.0');
  expect(value).toEqual([
    { kind: 'snapshot', file: join(root, 'v9.0.0') },
    { kind: 'snapshot', file: join(root, 'gone/@v1.0.0') },
  ]);
  expect(problems.map(({ code }) => code)).toEqual(['api/ref']);
});
