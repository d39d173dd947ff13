import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { writeCheckout } from '../../../renderer/packages/writeCheckout.ts';

const root = mkdtempSync(join(tmpdir(), 'snapshot-'));
const top = join(root, 'repository');
const folder = join(root, 'snapshot');
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const path of [top, folder]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  }
  git(['init', '-q']);
});

function git(args: readonly string[], input = ''): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: top, encoding: 'utf8', input }).trim();
}

it('contains every file of a commit, for any number of files', async () => {
  const names = Array.from({ length: 450 }, (_, index) => `${1000 + index}.txt`);
  for (const name of names) writeFileSync(join(top, name), `Text of ${name}\n`);
  git(['add', '.']);
  git(['commit', '-qm', 'All']);
  await writeCheckout({ top, commit: git(['rev-parse', 'HEAD']), folder, directory: '' });
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  expect(written.toSorted()).toEqual(names.map((name) => [name, `Text of ${name}\n`]));
});

it('contains no file of a commit with a path outside of its folder', async () => {
  const text = git(['hash-object', '-w', '--stdin'], 'text');
  const link = git(['hash-object', '-w', '--stdin'], root);
  const inner = git(['mktree'], `100644 blob ${text}\tescaped.txt\n`);
  const entries = [`040000 tree ${inner}\t..`, `100644 blob ${text}\ta.txt`, `120000 blob ${link}\tlink`];
  const tree = git(['mktree'], `${entries.join('\n')}\n`);
  await writeCheckout({ top, commit: git(['commit-tree', tree, '-m', 'Forged']), folder, directory: '' });
  expect(readdirSync(folder)).toEqual(['a.txt']);
  expect(readdirSync(root).toSorted()).toEqual(['repository', 'snapshot']);
});

it('follows links within the commit, to files and folders, and through other links', async () => {
  mkdirSync(join(top, 'shared/deep'), { recursive: true });
  mkdirSync(join(top, 'core'));
  writeFileSync(join(top, 'shared/deep/a.txt'), 'shared');
  const links = [
    ['core/lib', '../shared'],
    ['core/again', 'lib'],
    ['core/a.txt', '../shared/deep/a.txt'],
    ['core/endless', 'endless'],
    ['shared/deep/up', '..'],
    ['outside', '/etc'],
    ['nowhere', 'gone'],
  ] as const;
  for (const [path, target] of links) symlinkSync(target, join(top, path));
  git(['add', '.']);
  git(['commit', '-qm', 'Links']);
  await writeCheckout({ top, commit: git(['rev-parse', 'HEAD']), folder, directory: 'core' });
  expect(readFileSync(join(folder, 'core/lib/deep/a.txt'), 'utf8')).toBe('shared');
  expect(readdirSync(join(folder, 'core/again'))).toEqual(['deep']);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    ...['core', 'core/a.txt', 'core/again', 'core/again/deep', 'core/again/deep/a.txt'],
    ...['core/lib', 'core/lib/deep', 'core/lib/deep/a.txt'],
    ...['shared', 'shared/deep', 'shared/deep/a.txt'],
  ]);
});

it('reports missing files of a partial clone', async () => {
  writeFileSync(join(top, 'a.txt'), 'text');
  writeFileSync(join(top, 'b.txt'), 'another text');
  git(['add', '.']);
  git(['commit', '-qm', 'All']);
  const hash = git(['rev-parse', 'HEAD:b.txt']);
  rmSync(join(top, '.git/objects', hash.slice(0, 2), hash.slice(2)), { force: true });
  const written = await writeCheckout({ top, commit: git(['rev-parse', 'HEAD']), folder, directory: '' });
  expect(written).toEqual({ ok: false, reason: `\`git cat-file --batch\` in ${top} has no ${hash}` });
});
