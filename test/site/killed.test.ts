import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

const versions = ['There is more', 'There is less'] as const;

const title = 'a killed build leaves a complete output, and the next build is correct';
it(title, () => expectCompleteOutputs({ more: 0, rounds: 3 }));
it.each([0, 80])(`${title}: %i more pages`, { tags: ['full'] }, (more) => expectCompleteOutputs({ more, rounds: 12 }));

/** `more`: documents in addition to the fixture's own. With many, a thread prepares the next output. */
async function expectCompleteOutputs({ more, rounds }: { readonly more: number; readonly rounds: number }): Promise<void> {
  const site = await SiteTest.from('basic');
  for (let number = 0; number < more; number += 1) await site.write(`content/docs/many/page-${number}.md`, `# Page ${number}\n`);
  const scratch = await mkdtemp(join(tmpdir(), 'gqldocs-killed-'));
  const cacheDir = join(scratch, 'cache');
  const outputs: Readonly<Record<string, string>>[] = [];
  for (const [from, to] of [
    [versions[0], versions[1]],
    [versions[1], versions[0]],
  ] as const) {
    await site.build({ cacheDir: false, outDir: 'clean' });
    outputs.push(await site.output('clean'));
    await site.edit('content/docs/guide/next.md', from, to);
  }
  await site.remove('clean');
  await site.build({ cacheDir });

  for (let round = 0; round < rounds; round++) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'killedBuild.js'), site.folder, cacheDir], { stdio: 'ignore' });
    // Its builds go on and on; the text changes under them, and the end comes at no moment in particular.
    await wait(400 + ((round * 137) % 300));
    const [from, to] = round % 2 === 0 ? versions : versions.toReversed();
    await site.edit('content/docs/guide/next.md', from ?? '', to ?? '');
    await wait((round * 53) % 170);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(outputs).toContainEqual(await site.output(await outputFolder(site.folder)));
    await site.build({ cacheDir });
    expect(await site.output()).toEqual(outputs[(round + 1) % 2]);
    expect((await readdir(site.folder)).filter((name) => name.startsWith('.build'))).toEqual([]);
  }
  await site.close();
  await rm(scratch, { recursive: true });
}

/** If a system cannot exchange folders, the old output is next to its place for an instant. */
async function outputFolder(root: string): Promise<string> {
  if (existsSync(join(root, 'build'))) return 'build';
  return (await readdir(root)).find((name) => name.startsWith('.build-') && name.endsWith('-old')) ?? 'build';
}
