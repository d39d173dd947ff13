import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../../../renderer/cache/openCache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gqldocs-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (version = '1') => openCache({ folder, version });
const entry = () => join(folder, 'stage', 'key');

describe('an entry', () => {
  it('is there for the next process', async () => {
    await open().write('stage', 'key', { a: [1, 'ä'] });
    expect(await open().read('stage', 'key')).toEqual({ a: [1, 'ä'] });
  });

  it('shows that its stage has something', async () => {
    const cache = open();
    expect(cache.has?.('stage')).toBe(false);
    await cache.write('stage', 'key', 1);
    expect([cache.has?.('stage'), cache.has?.('other')]).toEqual([true, false]);
  });

  it('of another version is foreign', async () => {
    await open('1').write('stage', 'key', 1);
    expect(await open('2').read('stage', 'key')).toBeUndefined();
  });

  it.each([
    ['key', 'stage/other'],
    ['stage', 'other/key'],
  ])('that stands under the name of another %s is foreign', async (_name, other) => {
    await open().write('stage', 'key', 1);
    await mkdir(join(folder, 'other'));
    await copyFile(entry(), join(folder, other));
    const [stage = '', key = ''] = other.split('/');
    expect(await open().read(stage, key)).toBeUndefined();
  });

  it('that nobody has written is missing', async () => {
    expect(await open().read('stage', 'key')).toBeUndefined();
  });

  it.each([
    ['cut short', (file: string) => truncate(file, 70)],
    ['empty', (file: string) => truncate(file, 0)],
    ['longer than it was', (file: string) => appendFile(file, ' ')],
    ['something else', (file: string) => writeFile(file, '{"a":1}')],
    ['changed in one character', async (file: string) => writeFile(file, (await readFile(file, 'utf8')).replace('wood', 'mood'))],
  ])('that is %s counts as missing, and can be written again', async (_name, damage) => {
    await open().write('stage', 'key', 'wood');
    await damage(entry());
    expect(await open().read('stage', 'key')).toBeUndefined();
    await open().write('stage', 'key', 'stone');
    expect(await open().read('stage', 'key')).toBe('stone');
  });

  it('is whole however many write it at once, and nothing else stays', async () => {
    const values = Array.from({ length: 40 }, (_, index) => String(index).repeat(20_000));
    await Promise.all(values.map((value) => open().write('stage', 'key', value)));
    expect(values).toContain(await open().read('stage', 'key'));
    expect(await readdir(join(folder, 'stage'))).toEqual(['key']);
  });
});

describe('the hash of a value', () => {
  it('is the same when it is written and when it is read', async () => {
    const [first, second] = [open(), open()];
    const value = { a: 1 };
    await first.write('stage', 'key', value);
    const read = await second.read<object>('stage', 'key');
    expect(first.hashOf?.(value)).toMatch(/^[0-9a-f]{64}$/);
    expect(second.hashOf?.(read ?? {})).toBe(first.hashOf?.(value));
  });

  it('is not known of what has never been in the cache', () => {
    expect(open().hashOf?.({ a: 1 })).toBeUndefined();
  });
});

it('a folder that cannot be written is no failure', async () => {
  await writeFile(join(folder, 'file'), '');
  const cache = openCache({ folder: join(folder, 'file'), version: '1' });
  await cache.write('stage', 'key', 1);
  expect(await cache.read('stage', 'key')).toBeUndefined();
});
