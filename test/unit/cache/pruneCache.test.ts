import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pruneCache } from '../../../renderer/cache/pruneCache.ts';

/** Name of an entry. */
const entry = (name: string): string => createHash('sha256').update(name).digest('hex');

it('lets the entries go that have not been used for longest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-prune-'));
  await mkdir(join(folder, 'stage'));
  const half = `${entry('old')}.0c3a1c1e-0000-4000-8000-000000000000.tmp`;
  for (const [index, name] of [half, entry('older'), entry('new'), entry('newest')].entries()) {
    await writeFile(join(folder, 'stage', name), 'x'.repeat(100));
    await utimes(join(folder, 'stage', name), 1, [2, 1, 3, 4][index] ?? 0);
  }
  await pruneCache({ folder, most: 250 });
  expect((await readdir(join(folder, 'stage'))).sort()).toEqual([entry('new'), entry('newest')].sort());
  await rm(folder, { recursive: true });
});

it('does not mind that there is no cache', async () => {
  await pruneCache({ folder: join(tmpdir(), 'gqldocs-no-such-folder') });
});

it('leaves alone what is no entry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-prune-'));
  await mkdir(join(folder, 'spare/site'), { recursive: true });
  await writeFile(join(folder, 'spare/site/index.html'), 'x'.repeat(100));
  await writeFile(join(folder, 'file'), 'x'.repeat(100));
  await mkdir(join(folder, 'stage'));
  await writeFile(join(folder, 'stage', entry('old')), 'x'.repeat(100));
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'photos/summer.jpg'), 'x'.repeat(100));
  await symlink('nowhere', join(folder, 'photos/link'));
  await pruneCache({ folder, most: 50 });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'file',
    'photos',
    'photos/link',
    'photos/summer.jpg',
    'spare',
    'spare/site',
    'spare/site/index.html',
    'stage',
  ]);
  await rm(folder, { recursive: true });
});

it('goes on behind a folder that cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-prune-'));
  for (const name of ['a', 'b']) await mkdir(join(folder, name));
  await symlink('nowhere', join(folder, 'a', entry('lost')));
  await writeFile(join(folder, 'b', entry('old')), 'x'.repeat(100));
  await pruneCache({ folder, most: 50 });
  expect(await readdir(join(folder, 'b'))).toEqual([]);
  await rm(folder, { recursive: true });
});
