import { describe, expect, it } from 'vitest';
import { indexSamples } from '../../../renderer/links/sampleIndex.ts';
import type { ApiModel } from '../../../renderer/model/api.ts';
import type { DocumentSample } from '../../../renderer/model/document.ts';
import { apiHashes } from '../../../renderer/pages/apiHashes.ts';
import { pageKeys } from '../../../renderer/pages/pageKeys.ts';
import { prepareRender } from '../../../renderer/pages/prepareRender.tsx';
import { siteData } from '../../../renderer/pages/siteData.ts';
import { planSite } from '../../../renderer/plan/planSite.ts';
import { makeAssets, makeConfig, makeDocument, makePackage, makeSymbol } from '../make.ts';

const config = makeConfig({ documents: {} });

/** The keys of a site's pages by their addresses. */
async function keysOf(api: ApiModel, samples: readonly DocumentSample[] = []): Promise<ReadonlyMap<string, string | undefined>> {
  const uses = samples.map((sample) => ({ kind: 'sample' as const, sample, place: { file: 'a.md' } }));
  const plan = planSite({ config, documents: [makeDocument({ id: 'a', uses }), makeDocument({ id: 'b' })], api, pages: [], files: [] });
  const site = siteData({ config, documents: new Map(), sidebars: new Map(), announcementHtml: '' });
  const highlighter = { load: async () => [], highlight: () => [] };
  const index = indexSamples(
    samples.map((sample) => ({ ...sample, names: { imported: [], locals: [] } })),
    api,
  );
  const request = prepareRender({ config, plan, api, site, assets: makeAssets(), highlighter, samples: index, components: new Map() });
  const keyOf = pageKeys(request, { hashes: await apiHashes({ api }) });
  return new Map(plan.routes.map((route) => [route.href, keyOf(route)]));
}

/** Addresses of pages that are made anew. */
async function changed(before: ApiModel, after: ApiModel): Promise<readonly string[]> {
  const keys = await keysOf(before);
  return [...(await keysOf(after))].flatMap(([href, key]) => (keys.get(href) === key ? [] : [href]));
}

/** The package `pkg` in two versions. */
function versions(first: string, second: string): ApiModel {
  const versionOf = (slug: string, version: string) =>
    makePackage([makeSymbol('class', 'A', { id: `${slug}/:class/A` })], { slug, version });
  const other = makePackage([makeSymbol('class', 'B', { id: 'other/:class/B' })], { name: 'other', slug: 'other' });
  return { packages: [versionOf('v2', first), versionOf('v1', second), other] };
}

describe("a page's key", () => {
  it('is another one where the menu of versions names another one', async () => {
    const pages = await changed(versions('2.0.0', '1.0.0'), versions('2.1.0', '1.0.0'));
    expect(pages.filter((href) => href.includes('/class/'))).toEqual(['/api/v1/class/A', '/api/v2/class/A']);
  });

  it('is another one for the document alone that has a block of code which is read now', async () => {
    const api = { packages: [makePackage([makeSymbol('class', 'A')])] };
    const before = await keysOf(api);
    const after = await keysOf(api, [{ code: "import { A } from 'pkg';", language: 'ts', lines: [] }]);
    expect([...after].flatMap(([href, key]) => (before.get(href) === key ? [] : [href]))).toEqual(['/docs/a']);
  });

  it('of a document is another one when a symbol gets deprecated, since code that names it leads there no more', async () => {
    const old = { summary: { text: '' }, blocks: [], modifiers: ['@deprecated' as const] };
    const before = { packages: [makePackage([makeSymbol('class', 'A')])] };
    const after = { packages: [makePackage([makeSymbol('class', 'A', { comment: old })])] };
    expect(await changed(before, after)).toContain('/docs/a');
  });
});
