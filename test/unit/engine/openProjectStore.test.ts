import { mkdir, readdir, symlink } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openProjectStore } from '../../../renderer/engine/openProjectStore.ts';
import { testFolder } from './testFolder.ts';

const { path } = testFolder();

it('uses the given folder, or else the cache folder of the project', async () => {
  await mkdir(path('site/node_modules'), { recursive: true });
  openProjectStore({ root: path('site'), folder: path('own') }).write('a', 'key', ['1']);
  expect(await readdir(path('site/node_modules'))).toEqual([]);
  openProjectStore({ root: path('site') }).write('a', 'key', ['2']);
  expect([await readdir(path('own/a')), await readdir(path('site/node_modules/.cache/gqldocs/a'))]).toEqual([['key'], ['key']]);
});

it('is shared by processes of the same program', () => {
  openProjectStore({ root: path(), folder: path('own') }).write('a', 'key', ['1']);
  expect(openProjectStore({ root: path(), folder: path('own') }).read('a', 'key')).toEqual(['1']);
});

it('stores nothing if the given folder is a symbolic link, or has one', async () => {
  await mkdir(path('elsewhere'));
  await mkdir(path('own'));
  await symlink(path('elsewhere'), path('linked'));
  await symlink(path('elsewhere'), path('own/a'));
  for (const folder of ['linked', 'own']) openProjectStore({ root: path(), folder: path(folder) }).write('a', 'key', ['1']);
  expect(await readdir(path('elsewhere'))).toEqual([]);
});

it('stores nothing if caching is off', async () => {
  await mkdir(path('node_modules'));
  const store = openProjectStore({ root: path(), folder: false, userCacheDir: path('user') });
  store.write('a', 'key', ['1']);
  expect([store.read('a', 'key'), await readdir(path()), await readdir(path('node_modules'))]).toEqual([undefined, ['node_modules'], []]);
});
