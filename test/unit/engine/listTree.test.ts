import { symlink } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listTree } from '../../../renderer/engine/listTree.ts';
import { openWorld } from '../../../renderer/engine/world.ts';
import { testFolder } from './testFolder.ts';

const { path, write } = testFolder();

it('lists files in a folder sorted by path, without folders, and does not follow links', async () => {
  for (const name of ['b/c.md', 'b.md', 'a/z/deep.md', 'a.md', 'B.md']) await write(`in/${name}`, '');
  await symlink('..', path('in/a/up'));
  const tree = listTree(openWorld(), path('in'));
  expect(tree.map(({ inside, kind }) => [inside, kind])).toEqual([
    ['B.md', 'file'],
    ['a.md', 'file'],
    ['a/up', 'link'],
    ['a/z/deep.md', 'file'],
    ['b.md', 'file'],
    ['b/c.md', 'file'],
  ]);
  expect(tree[3]).toEqual({ name: 'deep.md', kind: 'file', inside: 'a/z/deep.md', path: path('in/a/z/deep.md') });
});

it('skips excluded folders', async () => {
  for (const name of ['a/x.md', 'a/_b/y.md', '_c.md']) await write(`in/${name}`, '');
  const world = openWorld();
  const listed: string[] = [];
  const list = (folder: string) => {
    listed.push(folder);
    return world.list(folder);
  };
  const tree = listTree({ list }, path('in'), (inside) => /(?:^|\/)_[^/]*$/.test(inside));
  expect(tree.map(({ inside }) => inside)).toEqual(['a/x.md']);
  expect(listed).toEqual([path('in'), path('in/a')]);
});

it('returns nothing for a missing folder', () => {
  expect(listTree(openWorld(), path('gone'))).toEqual([]);
});
