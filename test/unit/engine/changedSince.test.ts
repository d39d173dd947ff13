import { rename, rm, stat, symlink, unlink, utimes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { changedSince, clockStep } from '../../../renderer/engine/changedSince.ts';
import { rest, testFolder } from './testFolder.ts';

const { path, write } = testFolder();

/** Whether a path may have changed since now, after something has happened to it. */
async function sees(file: string, happens: () => Promise<unknown>): Promise<boolean> {
  await rest();
  const begin = Date.now();
  expect(changedSince([path(file)], begin)).toBe(false);
  await rest();
  await happens();
  return changedSince([path(file)], begin);
}

describe('a file may have changed', () => {
  it.each<readonly [string, () => Promise<unknown>]>([
    ['is written', () => write('in/a.ts', 'other')],
    ['is written with the same text and old times', () => write('in/a.ts', '')],
    ['is deleted', () => rm(path('in/a.ts'))],
    ['is deleted with its folder', () => rm(path('in'), { recursive: true })],
    ['is replaced by an older one', () => rename(path('older.ts'), path('in/a.ts'))],
    [
      'is moved away and back',
      async () => {
        await rename(path('in/a.ts'), path('away.ts'));
        await rename(path('away.ts'), path('in/a.ts'));
      },
    ],
    [
      'is moved away and back with its folder',
      async () => {
        await rename(path('in'), path('away'));
        await rename(path('away'), path('in'));
      },
    ],
    [
      'is replaced by an older one with its folder',
      async () => {
        await rename(path('in'), path('away'));
        await rename(path('aside'), path('in'));
      },
    ],
  ])('if it %s', async (_what, happens) => {
    for (const name of ['in/a.ts', 'older.ts', 'aside/a.ts']) await write(name, '', 500);
    expect(await sees('in/a.ts', happens)).toBe(true);
  });

  it('if it is a link whose target changes', async () => {
    for (const name of ['a.ts', 'b.ts']) await write(name, '', 500);
    await symlink('a.ts', path('link.ts'));
    const retarget = async () => {
      await unlink(path('link.ts'));
      await symlink('b.ts', path('link.ts'));
    };
    expect(await sees('link.ts', retarget)).toBe(true);
  });

  it('if its folder is a link whose target changes', async () => {
    for (const name of ['a/x.ts', 'b/x.ts']) await write(name, '', 500);
    await symlink('a', path('link'));
    const retarget = async () => {
      await unlink(path('link'));
      await symlink('b', path('link'));
    };
    expect(await sees('link/x.ts', retarget)).toBe(true);
  });

  it('if the target of a link is written', async () => {
    await write('a.ts', '', 500);
    await symlink('a.ts', path('link.ts'));
    expect(await sees('link.ts', () => write('a.ts', ''))).toBe(true);
  });

  it("within the precision of the file system's clock", async () => {
    const file = await write('a.ts', '');
    const begin = Date.now() + 60_000;
    const seen: boolean[] = [];
    for (const before of [clockStep - 5, clockStep + 5]) {
      await utimes(file, 1, (begin - before) / 1000);
      seen.push(changedSince([file], begin));
    }
    expect(seen).toEqual([true, false]);
  });
});

describe('a missing file may have existed', () => {
  it('if the entries of its folder, or of the nearest existing one, changed', async () => {
    await write('in/other.ts', '');
    expect(await sees('in/gone.ts', () => rm(path('in/other.ts')))).toBe(true);
    expect(await sees('in/deep/er/gone.ts', () => write('in/new.ts', ''))).toBe(true);
  });

  it('but not if the entries of other folders changed', async () => {
    await write('in/a.ts', '');
    expect(await sees('in/gone.ts', () => write('other.ts', ''))).toBe(false);
  });

  it('also if its parent is a file', async () => {
    await write('a.ts', '');
    expect(await sees('a.ts/gone', () => rm(path('a.ts')))).toBe(true);
  });
});

describe('nothing has changed', () => {
  it('if other files in the folder changed, because builds write there, too', async () => {
    await write('in/a.ts', '');
    expect(await sees('in/a.ts', () => write('in/b.ts', ''))).toBe(false);
  });

  it('for a folder, whose entries are a separate question', async () => {
    await write('in/a.ts', '');
    expect(await sees('in', () => write('in/b.ts', ''))).toBe(false);
  });

  it.each(['node_modules/x/index.js', '.git/HEAD'])('for %s, because other programs often write there', async (name) => {
    await write(name, '');
    expect(await sees(name, () => write(name, 'other'))).toBe(false);
    expect((await stat(path(name))).size).toBe(5);
  });
});
