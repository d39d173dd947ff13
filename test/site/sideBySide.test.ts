import { expect, it, vi } from 'vitest';
import { SiteTest } from './SiteTest.ts';

it('two builds in one process produce the same output as alone, and print nothing', async () => {
  const printed = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  const sites = await Promise.all(['basic', 'basic'].map((name) => SiteTest.from(name)));
  try {
    const [first, second] = sites;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    await second.edit('content/docs/guide/next.md', 'There is more', 'There is much more');
    const stages: string[][] = [[], []];
    const options = { cacheDir: false } as const;
    const reports = await Promise.all(
      sites.map((site, index) => site.build({ ...options, outDir: 'together', onProgress: ({ type }) => stages[index]?.push(type) })),
    );
    const calls = printed.flatMap(({ mock }) => mock.calls);
    expect(reports.map(({ ok, problems }) => ({ ok, problems }))).toEqual([
      { ok: true, problems: [] },
      { ok: true, problems: [] },
    ]);
    const stagesOf = (report: (typeof reports)[number] | undefined): number | undefined => report?.timings.length;
    expect(stages.map((types) => types.filter((type) => type === 'stage-end').length)).toEqual(reports.map(stagesOf));
    expect(calls).toEqual([]);
    for (const site of sites) {
      await site.build({ ...options, outDir: 'alone' });
      expect(await site.output('together')).toEqual(await site.output('alone'));
    }
    expect(await first.output('together')).not.toEqual(await second.output('together'));
  } finally {
    for (const spy of printed) spy.mockRestore();
    await Promise.all(sites.map((site) => site.close()));
  }
});
