import { mkdir, readdir, symlink, utimes } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashOfText } from '../../../renderer/engine/hash.ts';
import { pruneStore } from '../../../renderer/engine/pruneStore.ts';
import { openStore } from '../../../renderer/engine/store.ts';
import { testFolder } from './testFolder.ts';

const { path, write } = testFolder();

/** Name of an entry. */
const entry = hashOfText;
const hundred = 'x'.repeat(100);

it('removes the least recently used entries until the others fit', async () => {
  const half = `${entry('old')}.0c3a1c1e-0000-4000-8000-000000000000.tmp`;
  await write(`a/${half}`, hundred, 2);
  await write(`b/${entry('older')}`, hundred, 1);
  await write(`a/${entry('new')}`, hundred, 3);
  await write(`b/${entry('newest')}`, hundred, 4);
  await pruneStore({ folder: path(), most: 250 });
  expect([await readdir(path('a')), await readdir(path('b'))]).toEqual([[entry('new')], [entry('newest')]]);
});

it('removes nothing if all entries fit', async () => {
  await write(`a/${entry('old')}`, hundred, 1);
  await write(`a/${entry('new')}`, hundred, 2);
  await pruneStore({ folder: path(), most: 200 });
  expect(await readdir(path('a'))).toHaveLength(2);
  await pruneStore({ folder: path() });
  expect(await readdir(path('a'))).toHaveLength(2);
});

it('removes entries that a store wrote', async () => {
  const store = openStore({ folder: path(), version: '1' });
  store.write('a', entry('one'), ['1']);
  await utimes(path(`a/${entry('one')}`), 1, 1);
  await pruneStore({ folder: path(), most: 0 });
  expect(await readdir(path('a'))).toEqual([]);
});

it('ignores a missing cache', async () => {
  await expect(pruneStore({ folder: path('no-such-folder') })).resolves.toBeUndefined();
});

it('does not delete files that are not entries', async () => {
  await write('site/deep/index.html', hundred);
  await write('file', hundred);
  await write(entry('beside'), hundred);
  await write(`a/${entry('old')}`, hundred);
  await write('photos/summer.jpg', hundred);
  await symlink('nowhere', path('photos/link'));
  await pruneStore({ folder: path(), most: 50 });
  expect((await readdir(path(), { recursive: true })).sort()).toEqual(
    ['a', entry('beside'), 'file', 'photos', 'photos/link', 'photos/summer.jpg', 'site', 'site/deep', 'site/deep/index.html'].sort(),
  );
});

it('continues after a folder that cannot be read', async () => {
  await mkdir(path('a'));
  await symlink('nowhere', path(`a/${entry('lost')}`));
  await write(`b/${entry('old')}`, hundred);
  await pruneStore({ folder: path(), most: 50 });
  expect(await readdir(path('b'))).toEqual([]);
});
