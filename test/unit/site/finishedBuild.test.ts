import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failedBuild } from '../../../renderer/commands/build.ts';
import { openStore, type Store } from '../../../renderer/engine/store.ts';
import { createDiskSink } from '../../../renderer/publish/diskSink.ts';
import { finishedBuild, withoutTimes } from '../../../renderer/site/finishedBuild.ts';

let outDir: string;
let place: { readonly outDir: string; readonly store: Store };
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-finished-'));
  outDir = join(folder, 'build');
  place = { outDir, store: openStore({ folder: join(folder, 'cache'), version: '1' }) };
  const sink = await createDiskSink(place);
  for (const path of ['a.html', 'b.html']) await sink.write({ path, contents: path });
  await sink.publish();
  await sink.discard();
});
afterEach(() => rm(join(outDir, '..'), { recursive: true }));

it.each<readonly [title: string, edit: () => Promise<void>, isAccepted: boolean]>([
  ['is skipped while its output is there', async () => {}, true],
  ['runs again after a file of its output was edited', () => writeFile(join(outDir, 'a.html'), 'edited'), false],
  ['runs again after a file of its output was deleted', () => rm(join(outDir, 'b.html')), false],
  ['runs again after a file was added to its output', () => writeFile(join(outDir, 'c.html'), 'c'), false],
])('a build without changes %s', async (_title, edit, isAccepted) => {
  const finished = withoutTimes(failedBuild([]), place);
  await edit();
  expect(finishedBuild(place).accepts?.(finished)).toBe(isAccepted);
});
