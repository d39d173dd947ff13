import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;
let scratch: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  scratch = await mkdtemp(join(tmpdir(), 'gqldocs-rebuild-'));
});
afterAll(async () => {
  await site.close();
  await rm(scratch, { recursive: true, force: true });
});

const cacheDir = () => join(scratch, 'cache');
const rebuild = () => site.build({ cacheDir: cacheDir() });

/* That it ends as a clean build after any edits is what `test/oracles/` shows. */
describe('a site that is rebuilt', () => {
  it('writes nothing when nothing has changed', async () => {
    await rebuild();
    const before = await stat(join(site.folder, 'build'));
    const { timings } = await rebuild();
    const after = await stat(join(site.folder, 'build'));
    expect({ inode: after.ino, time: after.mtimeMs }).toEqual({ inode: before.ino, time: before.mtimeMs });
    // Where a site has no code of its own, the stages don't even run.
    const made = timings.filter(({ stage }) => stage === 'api' || stage === 'documents').map((timing) => timing.made);
    expect(made.filter((count) => count !== 0)).toEqual([]);
  });

  it('keeps the times of files that have not changed', async () => {
    await rebuild();
    const timeOf = async (file: string) => (await stat(join(site.folder, 'build', file))).mtimeMs;
    const before = [await timeOf('about/index.html'), await timeOf('docs/guide/next/index.html')];
    await site.edit('content/docs/guide/next.md', '1. One', '1. Uno');
    await rebuild();
    const after = [await timeOf('about/index.html'), await timeOf('docs/guide/next/index.html')];
    expect(after.map((time, index) => time === before[index])).toEqual([true, false]);
  });

  it('renders only the pages that mention a renamed symbol, wherever it is listed now', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `Item${index}`);
    const source = names.map((name, index) => `export interface ${name} {\n  readonly next: Item${(index * 7 + 1) % 150};\n}\n`).join('');
    await site.write('listed/package.json', '{ "name": "listed", "exports": { ".": { "types": "./index.d.ts" } } }');
    await site.write('listed/index.d.ts', source);
    const rendered = async (): Promise<number | undefined> => {
      const { timings } = await site.build({ cacheDir: cacheDir(), packages: ['listed'] });
      return timings.find(({ stage }) => stage === 'render')?.made;
    };
    expect(await rendered()).toBeGreaterThan(150);
    // Pages show 40 names of a long list: those at the old place, and those at the new one.
    for (const name of ['Renamed', 'Again']) {
      await site.write('listed/index.d.ts', source.replaceAll(/\bItem77\b/g, name));
      expect(await rendered()).toBeLessThan(100);
    }
    await site.remove('listed');
  });

  it('restores an output that was edited', async () => {
    await rebuild();
    const before = await site.output();
    await site.write('build/about/index.html', 'changed');
    await site.remove('build/docs/guide/next/index.json');
    await site.write('build/more.html', 'more');
    await rebuild();
    expect(await site.output()).toEqual(before);
  });

  it('survives a damaged cache', { tags: ['full'] }, async () => {
    await rebuild();
    const before = await site.output();
    const entries = await readdir(cacheDir(), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const [index, file] of files.entries()) await (index % 2 === 0 ? truncate(file, 100) : writeFile(file, '{}'));
    await rebuild();
    expect(await site.output()).toEqual(before);
  });

  it('can run twice at the same time, into two folders', async () => {
    const builds = ['one', 'two'].map((outDir) => site.build({ cacheDir: cacheDir(), outDir }));
    const reports = await Promise.all(builds);
    expect(reports.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await site.output('one')).toEqual(await site.output('two'));
  });
});
