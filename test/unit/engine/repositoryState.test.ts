import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFiles, repositoryState } from '../../../renderer/engine/repositoryState.ts';

let top: string;
let root: string;
beforeAll(async () => {
  top = await realpath(await mkdtemp(join(tmpdir(), 'gqldocs-git-')));
  root = join(top, 'repository');
  await mkdir(join(root, 'packages/core'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  commit('First');
});
afterAll(() => rm(top, { recursive: true }));

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' });
}

function commit(message: string): void {
  git('commit', '--quiet', '--allow-empty', '-m', message);
}

describe('the state of a repository changes', () => {
  it.each<readonly [string, () => unknown]>([
    ['a commit', () => commit('Next')],
    ['a branch', () => git('branch', 'other')],
    ['a checkout of another branch at the same commit', () => git('checkout', '--quiet', 'other')],
    ['a tag', () => git('tag', 'v1')],
    ['a tag at another commit', () => git('tag', '--force', 'v1', 'HEAD~1')],
    ['a remote', () => git('remote', 'add', 'origin', 'https://example.com/a.git')],
    ["a remote's address", () => git('remote', 'set-url', 'origin', 'https://example.com/b.git')],
    ['packed refs', () => git('pack-refs', '--all')],
    ['a deleted branch among packed refs', () => git('branch', '--delete', '--force', 'main')],
    ['a detached checkout', () => git('checkout', '--quiet', '--detach')],
    ['another setting', () => git('config', 'extensions.worktreeConfig', 'true')],
    ['a shallow history', () => writeFile(join(root, '.git/shallow'), 'a'.repeat(40))],
  ])('after %s', async (_what, change) => {
    const before = repositoryState(root);
    expect(repositoryState(root)).toBe(before);
    await change();
    expect(repositoryState(root)).not.toBe(before);
  });
});

it('the state does not include the working tree and the index', async () => {
  const before = repositoryState(root);
  await writeFile(join(root, 'packages/core/a.ts'), '');
  git('add', '.');
  expect(repositoryState(root)).toBe(before);
});

it('the state is the same from any folder of the repository', () => {
  expect(repositoryState(join(root, 'packages/core'))).toBe(repositoryState(root));
  expect(repositoryState(join(root, 'packages/gone'))).toBe(repositoryState(root));
});

describe('a worktree', () => {
  const tree = () => join(top, 'tree');
  it('has a state of its own', async () => {
    await rm(join(root, '.git/shallow'), { force: true });
    git('worktree', 'add', '--quiet', '-b', 'own', tree());
    const [before, around] = [repositoryState(tree()), repositoryState(root)];
    expect(before).not.toBe(around);
    git('-C', tree(), 'checkout', '--quiet', '--detach');
    expect(repositoryState(tree())).not.toBe(before);
    expect(repositoryState(root)).toBe(around);
  });

  it('shares branches and remotes with the repository', () => {
    for (const change of [() => git('branch', 'shared'), () => git('remote', 'set-url', 'origin', 'https://example.com/c.git')]) {
      const before = repositoryState(tree());
      change();
      expect(repositoryState(tree())).not.toBe(before);
    }
    expect(repositoryFiles(tree())).toContain(join(root, '.git/refs/heads/shared'));
    expect(repositoryFiles(tree())).toContain(join(root, '.git/worktrees/tree/HEAD'));
  });

  it('gets another state if its .git file points elsewhere', async () => {
    const before = repositoryState(tree());
    await writeFile(join(tree(), '.git'), `gitdir: ${join(root, '.git')}\n`);
    expect(repositoryState(tree())).toBe(repositoryState(root));
    expect(repositoryState(tree())).not.toBe(before);
  });
});

it('a folder without a repository has an empty state until a repository is created', async () => {
  const folder = join(top, 'plain/deep');
  await mkdir(folder, { recursive: true });
  expect(repositoryFiles(folder)).toEqual([]);
  const before = repositoryState(folder);
  execFileSync('git', ['init', '--quiet'], { cwd: join(top, 'plain'), stdio: 'pipe' });
  expect(repositoryState(folder)).not.toBe(before);
});
