import { appendFile, chmod, copyFile, mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { noStore, openStore } from '../../../renderer/engine/store.ts';
import { runElsewhere } from './runElsewhere.ts';
import { testFolder } from './testFolder.ts';

const { path } = testFolder();

const open = (version = '1') => openStore({ folder: path(), version });

describe('an entry', () => {
  it('is available to the next process, with all of its lines', () => {
    const lines = ['ä', '', ' "x"\t\u2028', '\r'];
    open().write('folder', 'key', lines);
    expect(open().read('folder', 'key')).toEqual(lines);
  });

  it('may have no lines', () => {
    open().write('folder', 'key', []);
    expect(open().read('folder', 'key')).toEqual([]);
  });

  it('that was never written is missing', () => {
    expect(open().read('folder', 'key')).toBeUndefined();
  });

  it('of another version is missing', () => {
    open('1').write('folder', 'key', ['1']);
    expect([open('2').read('folder', 'key'), open('1').read('folder', 'key')]).toEqual([undefined, ['1']]);
  });

  it.each([
    ['key', 'folder/other'],
    ['folder', 'other/key'],
  ])('under another %s is missing', async (_name, other) => {
    open().write('folder', 'key', ['1']);
    await mkdir(path('other'));
    await copyFile(path('folder/key'), path(other));
    const [folder = '', key = ''] = other.split('/');
    expect(open().read(folder, key)).toBeUndefined();
  });

  it.each<readonly [string, (file: string) => Promise<unknown>]>([
    ['cut short within its head', (file) => truncate(file, 20)],
    ['cut short', async (file) => truncate(file, (await stat(file)).size - 1)],
    ['half-written, with room for the rest', async (file) => writeFile(file, (await readFile(file)).fill(0, 40))],
    ['empty', (file) => truncate(file, 0)],
    ['longer than it was', (file) => appendFile(file, 'x')],
    ['longer by a line', (file) => appendFile(file, '\n')],
    ['not an entry', (file) => writeFile(file, '{"a":1}')],
    ['changed in one character', async (file) => writeFile(file, (await readFile(file, 'utf8')).replace('wood', 'mood'))],
  ])('that is %s counts as missing', async (_what, damage) => {
    open().write('folder', 'key', ['wood', 'stone']);
    await damage(path('folder/key'));
    expect(open().read('folder', 'key')).toBeUndefined();
  });

  it('that was damaged can be written again', async () => {
    open().write('folder', 'key', ['wood']);
    await truncate(path('folder/key'), 30);
    open().write('folder', 'key', ['stone']);
    expect(open().read('folder', 'key')).toEqual(['stone']);
  });

  it('is complete if several processes write it at once, without leftover files', async () => {
    const code = (letter: string) => `
      const store = engine.openStore({ folder: ${JSON.stringify(path())}, version: '1' });
      const sizes = new Set();
      for (let round = 0; round < 60; round += 1) {
        store.write('folder', 'key', Array.from({ length: 500 }, () => '${letter}'.repeat(40)));
        const lines = store.read('folder', 'key') ?? [];
        sizes.add(lines.length + ' of ' + new Set(lines).size);
      }
      return [...sizes];`;
    const found = await Promise.all(['a', 'b', 'c'].map((letter) => runElsewhere({ module: 'store.ts', code: code(letter) })));
    expect(found).toEqual([['500 of 1'], ['500 of 1'], ['500 of 1']]);
    expect(await readdir(path('folder'))).toEqual(['key']);
  });

  it('that was not used for an hour is marked as used on reading', async () => {
    open().write('folder', 'key', ['1']);
    const ages: number[] = [];
    for (const minutes of [50, 70]) {
      const time = Date.now() / 1000 - minutes * 60;
      await utimes(path('folder/key'), time, time);
      open().read('folder', 'key');
      ages.push(Math.round((Date.now() - (await stat(path('folder/key'))).mtimeMs) / 60_000));
    }
    expect(ages).toEqual([50, 0]);
  });
});

describe('a folder', () => {
  it('that does not exist is created with the first entry', async () => {
    const store = openStore({ folder: path('deep/er'), version: '1' });
    expect([store.read('folder', 'key'), await readdir(path())]).toEqual([undefined, []]);
    store.write('folder', 'key', ['1']);
    expect(store.read('folder', 'key')).toEqual(['1']);
  });

  it('that cannot be created is ignored', async () => {
    await writeFile(path('file'), '');
    const store = openStore({ folder: path('file'), version: '1' });
    store.write('folder', 'key', ['1']);
    await store.prune();
    expect([store.read('folder', 'key'), await readdir(path())]).toEqual([undefined, ['file']]);
  });

  it('that occupies the path of an entry is ignored, without leftover files', async () => {
    await mkdir(path('folder/key'), { recursive: true });
    open().write('folder', 'key', ['1']);
    expect([open().read('folder', 'key'), await readdir(path('folder'))]).toEqual([undefined, ['key']]);
  });
});

describe.skipIf(process.platform === 'win32')('a folder of another user', () => {
  const use = (code: string) =>
    runElsewhere({
      module: 'store.ts',
      code: `const store = engine.openStore({ folder: ${JSON.stringify(path('cache'))}, version: '1' }); ${code}`,
      asNobody: true,
    });

  it('with read permission returns its entries, whatever their age', async () => {
    await chmod(path(), 0o755);
    openStore({ folder: path('cache'), version: '1' }).write('folder', 'key', ['1']);
    await utimes(path('cache/folder/key'), 1000, 1000);
    for (const name of ['cache/folder/key', 'cache/folder', 'cache']) await chmod(path(name), 0o555);
    expect(await use(`store.write('folder', 'other', ['2']); await store.prune(); return [store.read('folder', 'key')];`)).toEqual([['1']]);
    expect(await readdir(path('cache/folder'))).toEqual(['key']);
    await chmod(path('cache/folder'), 0o755);
  });

  it('without read permission returns no entries', async () => {
    await chmod(path(), 0o755);
    openStore({ folder: path('cache'), version: '1' }).write('folder', 'key', ['1']);
    await chmod(path('cache'), 0o000);
    expect(await use(`store.write('folder', 'key', ['2']); await store.prune(); return store.read('folder', 'key');`)).toBe(null);
    await chmod(path('cache'), 0o755);
  });
});

it('a session without a store stores nothing', async () => {
  noStore.write('folder', 'key', ['1']);
  await noStore.prune();
  expect(noStore.read('folder', 'key')).toBeUndefined();
});
