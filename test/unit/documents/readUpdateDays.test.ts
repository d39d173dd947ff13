import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUpdateDays } from '../../../renderer/documents/readUpdateDays.ts';
import { openSession } from '../../../renderer/engine/session.ts';
import { makeConfig } from '../make.ts';
import { notingSession } from '../notingSession.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gqldocs-days-')));
  git(folder, 'init', '--quiet');
  commit('2024-02-03T23:30:00+09:00', { 'docs/a.md': 'A', 'docs/deep/b c.md': 'B', 'docs/Größe "x".md': 'C', 'other.md': 'D' });
  commit('2025-01-01T10:00:00Z', { 'docs/a.md': 'Changed', 'other.md': 'Changed' });
});
afterAll(() => rmSync(folder, { recursive: true }));

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd, stdio: 'pipe' });
}
function commit(date: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  git(folder, 'add', '.');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'One'], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });
}

function read({ root = folder, lastUpdated = true, session = openSession({ name: 'test' }) } = {}) {
  const documents = {
    path: join(root, 'docs'),
    route: '/docs',
    sidebars: {},
    lastUpdated,
    ignoredKeys: [],
    math: false,
    versions: { current: { label: 'Next' } },
  };
  return readUpdateDays({ ...makeConfig(), root, documents }, session);
}
const days = [
  ['Größe "x".md', '2024-02-03'],
  ['a.md', '2025-01-01'],
  ['deep/b c.md', '2024-02-03'],
];

describe('the dates of last changes', () => {
  it('come from the newest commit of each document, in the time zone of the committer', async () => {
    expect([...(await read())].sort()).toEqual(days);
  });

  it('are unknown for a document that is not committed', async () => {
    writeFileSync(join(folder, 'docs/new.md'), 'New');
    expect((await read()).get('new.md')).toBeUndefined();
  });

  it('are not read without the option', async () => {
    expect(await read({ lastUpdated: false })).toEqual(new Map());
  });

  it('are unknown without a repository', async () => {
    const root = mkdtempSync(join(tmpdir(), 'gqldocs-no-git-'));
    mkdirSync(join(root, 'docs'));
    expect(await read({ root })).toEqual(new Map());
    rmSync(root, { recursive: true });
  });

  it('are unknown in a shallow clone, whose only commit contains all files', async () => {
    const root = `${folder}-shallow`;
    git(folder, 'clone', '--quiet', '--depth=1', pathToFileURL(folder).href, root);
    expect(await read({ root })).toEqual(new Map());
    rmSync(root, { recursive: true });
  });

  it('are cached for a commit, and read again for the next', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'gqldocs-days-cache-'));
    const ask = async () => {
      const session = notingSession(cache);
      const found = await read({ session });
      await session.save();
      return { day: found.get('a.md'), stored: session.stored, paths: session.paths() };
    };
    expect([await ask(), await ask()].map(({ day, stored }) => [day, stored])).toEqual([
      ['2025-01-01', [false]],
      ['2025-01-01', [true]],
    ]);
    commit('2026-03-04T10:00:00Z', { 'docs/a.md': 'Again' });
    const { day, stored, paths } = await ask();
    expect([day, stored]).toEqual(['2026-03-04', [false]]);
    expect(paths).toContain(join(folder, '.git/HEAD'));
    expect(paths.some((file) => file.startsWith(join(folder, '.git/refs/heads/')))).toBe(true);
    rmSync(cache, { recursive: true });
  });

  it('are read again after a repository was created', async () => {
    const root = mkdtempSync(join(tmpdir(), 'gqldocs-new-git-'));
    mkdirSync(join(root, 'docs'));
    const readAgain = async () => {
      const session = notingSession(join(root, 'cache'));
      const found = await read({ root, session });
      await session.save();
      return found;
    };
    const before = await readAgain();
    git(root, 'init', '--quiet');
    writeFileSync(join(root, 'docs/a.md'), 'A');
    git(root, 'add', 'docs');
    git(root, 'commit', '--quiet', '-m', 'One');
    expect([before.size, (await readAgain()).size]).toEqual([0, 1]);
    rmSync(root, { recursive: true });
  });
});
