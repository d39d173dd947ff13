import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTarball } from '../../../renderer/packages/readTarball.ts';
import { gzipEntries, packTarball } from '../../registry/packTarball.ts';
import { paxEntry, tarEntry } from '../../registry/tarEntry.ts';

let scratch = '';
let folder = '';
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'gqldocs-tarball-'));
  folder = join(scratch, 'a/b/c/package');
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

async function filesOf(root: string): Promise<readonly string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) =>
      entry.isDirectory()
        ? []
        : [
            join(entry.parentPath, entry.name)
              .slice(root.length + 1)
              .replaceAll('\\', '/'),
          ],
    )
    .sort();
}

const ups = '../'.repeat(6);

describe('a tarball', () => {
  it('is unpacked without its first folder, and its size is returned', async () => {
    const packed = packTarball({ 'package.json': '{}', 'a/b.d.ts': 'export {};' });
    expect(await readTarball({ packed, folder })).toEqual({ ok: true, bytes: 3072, files: 2 });
    expect(await filesOf(folder)).toEqual(['a/b.d.ts', 'package.json']);
    expect(await readFile(join(folder, 'a/b.d.ts'), 'utf8')).toBe('export {};');
  });

  it('may have long names, odd names and large files', async () => {
    const long = `${'folder/'.repeat(30)}file.ts`;
    const large = 'x'.repeat(300_000);
    const entries = [
      paxEntry(`package/${long}`, 'pax'),
      Buffer.concat([
        tarEntry({ name: '././@LongLink', type: 'L', contents: `package/gnu/${long}\0` }),
        tarEntry({ name: 'package/x', contents: 'gnu' }),
      ]),
      paxEntry('package/größe = 1\nein.md', 'odd'),
      tarEntry({ name: 'package/large.md', contents: large }),
      tarEntry({ name: './package/./dot.md', contents: 'dot' }),
    ];
    expect(await readTarball({ packed: gzipEntries(entries), folder })).toMatchObject({ ok: true, files: 5 });
    expect(await filesOf(folder)).toEqual([long, `gnu/${long}`, 'größe = 1\nein.md', 'large.md', 'dot.md'].sort());
    expect(await readFile(join(folder, 'large.md'), 'utf8')).toBe(large);
  });

  it('has the last of several files with one name, as npm installs it', async () => {
    const entries = ['one', 'two, which is longer', 'three'].map((contents) => tarEntry({ name: 'package/a.md', contents }));
    expect((await readTarball({ packed: gzipEntries(entries), folder })).ok).toBe(true);
    expect(await readFile(join(folder, 'a.md'), 'utf8')).toBe('three');
  });

  it('loses links, devices, and paths that point out of it', async () => {
    const entries = [
      ...['1', '2', '3', '4', '5', '6'].map((type) => tarEntry({ name: `package/type${type}`, type })),
      ...[
        `package/${ups}up`,
        `${ups}up`,
        '/up',
        '/package/up',
        'package/a/../../../../up',
        'package\\..\\..\\up',
        'package/a\\..\\..\\..\\up',
      ].map((name) => tarEntry({ name, contents: 'x' })),
      paxEntry(`package/${ups}up`, 'x'),
      paxEntry('/package/up', 'x'),
      ...['package/folder/', 'package/./', 'package', 'package/'].map((name) => tarEntry({ name, contents: 'x' })),
      tarEntry({ name: 'package/kept.md', contents: 'kept' }),
    ];
    expect(await readTarball({ packed: gzipEntries(entries), folder })).toMatchObject({ ok: true, files: 1 });
    expect(await filesOf(scratch)).toEqual(['a/b/c/package/kept.md']);
  });
});

const plain = tarEntry({ name: 'package/a.md', contents: 'a' });

describe('a tarball that cannot be unpacked', () => {
  const good = packTarball({ 'package.json': '{}', 'a.md': 'x'.repeat(5000) });
  it.each([
    ['is empty', Buffer.alloc(0), 'it is incomplete'],
    ['is not compressed', Buffer.from('hello'), 'it is not compressed with gzip'],
    ['is cut off', good.subarray(0, good.length - 20), 'it is incomplete'],
    [
      'is cut off before it was compressed',
      gzipSync(tarEntry({ name: 'package/a', contents: 'x'.repeat(2000) }).subarray(0, 1024)),
      'it is incomplete',
    ],
    ['has no end', gzipSync(plain), 'it is incomplete'],
    ['has no files', gzipEntries([tarEntry({ name: 'package/a', type: '5' })]), 'it has no files'],
    ['is damaged', gzipEntries([plain, Buffer.alloc(512, 'x')]), 'it is incomplete or damaged'],
    ['has a file with a size that is too large', gzipEntries([tarEntry({ name: 'package/a', size: 8 ** 10 })]), 'it is incomplete'],
    ['has a name with a zero character', gzipEntries([plain, paxEntry('package/a\0b', 'x')]), 'cannot be the name of a file'],
    ['has a name that is too long', gzipEntries([plain, paxEntry(`package/${'a'.repeat(300)}`, 'x')]), 'cannot be written (ENAMETOOLONG)'],
    [
      'has a path that is too long',
      gzipEntries([plain, paxEntry(`package/${'a/'.repeat(3000)}b`, 'x')]),
      'cannot be written (ENAMETOOLONG)',
    ],
    ['has a file in a file', gzipEntries([plain, tarEntry({ name: 'package/a.md/b', contents: 'x' })]), '"a.md/b" cannot be written'],
    [
      'has a file in place of a folder',
      gzipEntries([tarEntry({ name: 'package/a/b' }), tarEntry({ name: 'package/a' })]),
      '"a" cannot be written',
    ],
  ])('says why: it %s', async (_, packed, reason) => {
    expect(await readTarball({ packed, folder })).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
    expect((await filesOf(scratch)).filter((file) => !file.startsWith('a/b/c/package/'))).toEqual([]);
  });

  it('says why: it is larger than allowed, or has more files', async () => {
    const bomb = gzipEntries([plain, tarEntry({ name: 'package/zeros', contents: Buffer.alloc(10 * 1024 * 1024) })]);
    const large = await readTarball({ packed: bomb, folder, most: { bytes: 1024 * 1024, files: 10 } });
    expect(large).toMatchObject({ ok: false, reason: 'it expands to more than 1 MB' });
    expect(large.bytes).toBeLessThan(2 * 1024 * 1024);
    const many = gzipEntries([1, 2, 3, 4, 5].map((index) => tarEntry({ name: `package/${index}` })));
    expect(await readTarball({ packed: many, folder, most: { bytes: 1024 * 1024, files: 4 } })).toMatchObject({
      ok: false,
      reason: 'it has more than 4 files',
    });
    expect((await readTarball({ packed: many, folder, most: { bytes: 1024 * 1024, files: 5 } })).ok).toBe(true);
  });
});
