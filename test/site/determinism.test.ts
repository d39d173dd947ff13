import { afterEach, describe, expect, it } from 'vitest';
import { SiteTest } from './SiteTest.ts';

const sites: SiteTest[] = [];

async function builtSite(name: string): Promise<SiteTest> {
  const site = await SiteTest.from(name);
  sites.push(site);
  const report = await site.build();
  expect(report.problems).toEqual([]);
  return site;
}

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

describe('the output', () => {
  it('is the same byte for byte in two folders', async () => {
    const [first, second] = [await builtSite('basic'), await builtSite('basic')];
    expect(await first.output()).toEqual(await second.output());
  });

  it('is the same when it is built again', { tags: ['full'] }, async () => {
    const site = await builtSite('basic');
    const before = await site.output();
    await site.build();
    expect(await site.output()).toEqual(before);
  });

  it('is the same after an edit as after a clean build of the edited site', async () => {
    const [edited, clean] = [await builtSite('basic'), await SiteTest.from('basic')];
    sites.push(clean);
    for (const site of [edited, clean]) await site.edit('content/docs/guide/next.md', 'There is more', 'There is much more');
    await edited.build();
    await clean.build();
    expect(await edited.output()).toEqual(await clean.output());
  });

  it('contains no path of the machine that made it', async () => {
    const site = await builtSite('basic');
    const files = Object.entries(await site.output()).filter(([, contents]) => contents.includes(site.folder));
    expect(files.map(([file]) => file)).toEqual([]);
  });
});
