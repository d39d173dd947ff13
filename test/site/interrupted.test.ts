import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

let site: SiteTest;
let before: Readonly<Record<string, string>>;
let neighbors: readonly string[];
// No build of these tests is published, so all of them keep the output of this one.
beforeAll(async () => {
  site = await SiteTest.from('basic');
  expect((await site.build()).problems).toEqual([]);
  before = await site.output();
  neighbors = await readdir(site.folder);
  await site.edit('content/docs/guide/next.md', 'There is more', 'There is much more');
});
afterAll(() => site.close());

describe('a build that is interrupted', () => {
  it.each(['api', 'bundle', 'render', 'publish'] as const)(
    'in the stage %s keeps the last good output and leaves no other files',
    async (stage) => {
      const controller = new AbortController();
      const reason = new Error('Enough.');
      const building = site.build({
        signal: controller.signal,
        onProgress: (event) => {
          if (event.type === 'stage-start' && event.stage === stage) controller.abort(reason);
        },
      });
      await expect(building).rejects.toBe(reason);
      expect(await site.output()).toEqual(before);
      expect(await readdir(site.folder)).toEqual(neighbors);
    },
  );

  it('while rendering stops at one of the next pages', async () => {
    const names = Array.from({ length: 160 }, (_, index) => `content/docs/many/d${index}.mdx`);
    await Promise.all(names.map((name) => site.write(name, `# ${name}\n`)));
    const controller = new AbortController();
    const seen: number[] = [];
    const building = site.build({
      signal: controller.signal,
      onProgress: (event) => {
        if (event.type !== 'pages') return;
        seen.push(event.done);
        setImmediate(() => controller.abort(new Error('Enough.')));
      },
    });
    await expect(building).rejects.toThrow('Enough.');
    expect(seen).toEqual([50]);
  });
});

describe('a build that cannot write', () => {
  it('reports that, with a hint', async () => {
    // The staging folder would have a name that is too long.
    const report = await site.build({ outDir: 'x'.repeat(250) });
    expect(report.ok).toBe(false);
    expect(report.problems).toEqual([
      {
        code: 'output/write',
        severity: 'error',
        message: expect.stringContaining('Cannot write the output: E'),
        hint: 'Free disk space, change permissions, or choose another folder with `outDir` or `--out-dir`. Nothing was changed.',
      },
    ]);
  });
});
