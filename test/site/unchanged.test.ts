import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockStep } from '../../renderer/engine/changedSince.ts';
import type { ProgressEvent } from '../../renderer/model/report.ts';
import { SiteTest } from './SiteTest.ts';

const tags = ['full'];

let site: SiteTest;
let cacheDir: string;
beforeAll(async () => {
  site = await SiteTest.from('basic');
  cacheDir = await mkdtemp(join(tmpdir(), 'gqldocs-unchanged-'));
  await build();
});
afterAll(async () => {
  await site.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const square = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;

/** Bytes of files of the output. */
const sizeOf = (files: readonly (readonly [path: string, contents: string])[]) =>
  files.reduce((sum, [, contents]) => sum + contents.length, 0);

/** Builds, and says which stages ran. */
async function build(): Promise<readonly string[]> {
  const { timings, problems } = await site.build({ cacheDir });
  // An import of a missing file is a warning.
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return timings.map(({ stage }) => stage);
}

it('runs no stage when nothing has changed, and reports the same', async () => {
  const before = await site.build({ cacheDir });
  const after = await site.build({ cacheDir });
  expect(after.timings.map(({ stage }) => stage)).toEqual(['config']);
  const { timings: _timings, milliseconds: _milliseconds, ...said } = after;
  expect(said.written).toEqual({ files: 0, bytes: 0 });
  expect(before).toMatchObject(said);
});

const edits: Readonly<Record<string, () => Promise<void>>> = {
  'an edit of a document': () => site.edit('content/docs/guide/next.md', '1. One', '1. Uno'),
  'an edit that keeps the length of a document': () => site.edit('content/docs/guide/next.md', '1. Uno', '1. Una'),
  'a new document': () => site.write('content/docs/new.md', '# New\n'),
  'the deletion of a document': () => site.remove('content/docs/new.md'),
  'an edit of a custom page': () => site.edit('content/pages/about.tsx', 'About', 'Around'),
  'a new static file': () => site.write('content/static/one.txt', 'one'),
  'a new size of an image': () => site.write('content/docs/guide/square.svg', square(20)),
  'an edit of a comment': () => site.edit('package/src/index.ts', '/**', '/** More of it.'),
  'an edit of a manifest': () => site.edit('package/package.json', '"name"', '"description": "Other", "name"'),
  'a new tsconfig': async () => {
    await site.write('base.json', '{ "compilerOptions": { "strict": true } }');
    await site.write('package/tsconfig.json', '{ "extends": "../base.json" }');
  },
  'an edit of the tsconfig that a tsconfig extends': () => site.edit('base.json', 'true', 'false'),
  'a new import of a missing file': () =>
    site.edit('package/src/index.ts', 'Area = number;', "Area = number | import('./made/types').Made;"),
  'the creation of the missing file': () => site.write('package/src/made/types.ts', 'export type Made = string;\n'),
  'an edit of the config': () => site.edit('gqldocs.config.ts', "'Basic'", "'Other'"),
  'an edit of the output': () => site.write('build/index.html', 'mine'),
  'a new file in the output': () => site.write('build/more.html', 'more'),
};

it.each(Object.entries(edits))('rebuilds after %s, with the output of a clean build', { tags, timeout: 60_000 }, async (_, edit) => {
  await edit();
  // What changes within a step of the file system's clock before a build isn't kept.
  await setTimeout(2 * clockStep);
  expect(await build()).toContain('render');
  const { problems } = await site.build({ cacheDir: false, outDir: 'clean' });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await site.output()).toEqual(await site.output('clean'));
  await site.remove('clean');
  expect(await build()).toEqual(['config']);
});

const meanwhile: Readonly<Record<string, readonly [file: string, happens: (file: string) => void]>> = {
  'the deletion of a document': ['content/docs/gone.md', (file) => rmSync(file)],
  'an older document that is moved in': ['notes/old.md', (file) => renameSync(file, join(site.folder, 'content/docs/old.md'))],
  'an older document that replaces another': [
    'content/docs/taken.md',
    (file) => {
      const other = join(site.folder, 'notes/other.md');
      writeFileSync(other, '# Other words\n');
      utimesSync(other, 1000, 1000);
      renameSync(other, file);
    },
  ],
  'the deletion of a README': ['package/README.md', (file) => rmSync(file)],
};

it.each(Object.entries(meanwhile))(
  'includes %s during a build in the next build',
  { tags, timeout: 60_000 },
  async (_, [file, happens]) => {
    await site.write(file, '# Words\n');
    await utimes(join(site.folder, file), 1000, 1000);
    const onProgress = (event: ProgressEvent): void => {
      if (event.type === 'stage-start' && event.stage === 'plan') happens(join(site.folder, file));
    };
    await site.build({ cacheDir, onProgress });
    await build();
    await site.build({ cacheDir: false, outDir: 'clean' });
    expect(await site.output()).toEqual(await site.output('clean'));
    await site.remove('clean');
  },
);

it('caches its result even if the extraction looks for a missing file next to the output', { tags, timeout: 60_000 }, async () => {
  // From this number on, a thread writes the output while the package is extracted, and the extraction looks for a missing file right next
  // to the output.
  for (let count = 0; count < 200; count += 1) await site.write(`content/static/many/${count}.txt`, 'text');
  await site.edit('package/src/index.ts', "import('./made/types')", "import('../../absent')");
  await build();
  await site.edit('package/src/index.ts', '/**', '/** Once more.');
  expect(await build()).toContain('render');
  expect(await build()).toEqual(['config']);
});

it('counts the files that a new document changes, and those of the output', { tags, timeout: 60_000 }, async () => {
  const before = await site.output();
  await site.write('content/docs/counted.md', '# Counted\n');
  const { files, bytes, written } = await site.build({ cacheDir });
  const after = await site.output();
  const changed = Object.entries(after).filter(([path, contents]) => before[path] !== contents);
  expect(written).toEqual({ files: changed.length, bytes: sizeOf(changed) });
  expect({ files, bytes }).toEqual({ files: Object.keys(after).length, bytes: sizeOf(Object.entries(after)) });
  expect((await site.build({ cacheDir })).written).toEqual({ files: 0, bytes: 0 });
});

it('rebuilds each time if a custom page reads more than its own source', { tags, timeout: 60_000 }, async () => {
  await site.write('content/pages/clock.tsx', 'export default function Clock() {\n  return <p>{typeof Date.now()}</p>;\n}\n');
  await build();
  expect(await build()).toContain('render');
  await site.remove('content/pages/clock.tsx');
});
