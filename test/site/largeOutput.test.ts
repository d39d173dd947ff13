// @module-tag full
import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

/** An output of many files, most of which a build takes over. */
let site: SiteTest;
let cacheDir: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  cacheDir = await mkdtemp(join(tmpdir(), 'gqldocs-large-'));
  for (let number = 0; number < 80; number += 1) await site.write(`content/docs/many/page-${number}.md`, `# Page ${number}\n\nText.\n`);
  await site.build({ cacheDir });
});
afterAll(async () => {
  await site.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const file = (path: string) => statSync(join(site.folder, 'build', path));

async function expectClean(): Promise<void> {
  await site.build({ cacheDir: false, outDir: 'clean' });
  expect(await site.output()).toEqual(await site.output('clean'));
  expect(await foldersIn('build')).toEqual(await foldersIn('clean'));
  await site.remove('clean');
  expect((await readdir(site.folder)).filter((name) => name.startsWith('.build'))).toEqual([]);
}

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(site.folder, folder), { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return folders.map((path) => path.slice(join(site.folder, folder).length)).sort();
}

const edits: Readonly<Record<string, () => Promise<void>>> = {
  'the first edit': () => site.edit('content/docs/many/page-7.md', 'Text', 'Another text'),
  'the second edit': () => site.edit('content/docs/many/page-7.md', 'Another text', 'A third text'),
  'the deletion of a document': () => site.remove('content/docs/many/page-8.md'),
  'the replacement of a document by a folder': async () => {
    await site.remove('content/docs/many/page-9.md');
    await site.write('content/docs/many/page-9/inside.md', '# Inside\n');
  },
  'an edit of the output': async () => {
    await site.write('build/docs/many/page-11/index.html', 'mine');
    await site.write('build/more/index.html', 'mine');
    await site.edit('content/docs/many/page-10.md', 'Text', 'Less text');
  },
};

it.each(Object.entries(edits))('a large output equals that of a clean build after %s', { timeout: 60_000 }, async (_, edit) => {
  const before = file('docs/many/page-1/index.html');
  await edit();
  expect((await site.build({ cacheDir })).published).toBe(true);
  const after = file('docs/many/page-1/index.html');
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  await expectClean();
});

it('a failed build keeps the output', { timeout: 60_000 }, async () => {
  await site.build({ cacheDir });
  await site.edit('content/docs/many/page-12.md', 'Text', '[Nowhere](nowhere.md)');
  const before = await site.output();
  expect((await site.build({ cacheDir })).published).toBe(false);
  expect(await site.output()).toEqual(before);
  expect((await readdir(site.folder)).filter((name) => name.startsWith('.build'))).toEqual([]);
});
