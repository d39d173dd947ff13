import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGitSource } from '../../../../renderer/api/program/readGitSource.ts';

let folder: string;
let commit: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-git-')));
  mkdirSync(join(folder, 'packages/one/src'), { recursive: true });
  writeFileSync(join(folder, 'packages/one/src/a b.ts'), 'export const a = 1;\n');
  writeFileSync(join(folder, 'packages/one/src/changed.ts'), 'export const b = 1;\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'One');
  commit = git('rev-parse', 'HEAD');
  writeFileSync(join(folder, 'packages/one/src/changed.ts'), '\nexport const b = 1;\n');
  writeFileSync(join(folder, 'packages/one/src/new.ts'), 'export const c = 1;\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = () => readGitSource(join(folder, 'packages/one'));
const urlOf = (file: string, line: number): string | undefined => {
  const source = read();
  return typeof source === 'object' ? source.urlOf(file, line) : undefined;
};

it('has nothing to say about a folder outside of a repository', () => {
  expect(readGitSource(join(folder, '..'))).toBeUndefined();
});

describe('the repository of a checked-out package', () => {
  it('is unknown without a remote', () => {
    expect(read()).toBe('no-remote');
  });

  it('is unknown while the remote lacks the commit', () => {
    git('remote', 'add', 'origin', 'git@github.com:owner/name.git');
    expect(read()).toBe('not-pushed');
  });

  it('has a URL for each line of an unchanged file', () => {
    git('update-ref', 'refs/remotes/origin/main', commit);
    expect(urlOf('src/a b.ts', 12)).toBe(`https://github.com/owner/name/blob/${commit}/packages/one/src/a%20b.ts#L12`);
    expect(urlOf('src/a b.ts', 1)).toBe(`https://github.com/owner/name/blob/${commit}/packages/one/src/a%20b.ts#L1`);
  });

  it('has no URL for a file that is changed, new or missing', () => {
    expect(['changed', 'new', 'missing'].map((name) => urlOf(`src/${name}.ts`, 1))).toEqual([undefined, undefined, undefined]);
  });

  it('is unknown on a host with unknown URLs', () => {
    git('remote', 'set-url', 'origin', 'https://code.example/owner/name.git');
    expect(read()).toBe('unknown-host');
  });

  it('runs no program that its configuration names', () => {
    git('remote', 'set-url', 'origin', 'git@github.com:owner/name.git');
    const trap = join(folder, 'trap');
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'core.sshCommand',
      'diff.external',
      'filter.x.clean',
      'filter.x.smudge',
      'alias.ls-tree',
    ]) {
      git('config', key, `touch ${trap}`);
    }
    writeFileSync(join(folder, '.gitattributes'), '* filter=x\n');
    expect(urlOf('src/a b.ts', 3)).toContain('#L3');
    expect(() => realpathSync(trap)).toThrow();
  });
});
