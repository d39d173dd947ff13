import { runInNewContext } from 'node:vm';
import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { createSearch } from '../../../../client/search/engine/createSearch.ts';
import { openSession } from '../../../../renderer/engine/session.ts';
import type { FrontMatter } from '../../../../renderer/model/document.ts';
import { manifestName, type SearchManifest, searchCallback, searchFolder } from '../../../../renderer/model/search.ts';
import { searchFiles } from '../../../../renderer/outputs/search/createSearchIndex.ts';
import { makeConfig, makeDocument } from '../../make.ts';
import { renderSite, siteToRender } from '../../render/renderSite.ts';

const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'Some words.' }] };

/** Addresses that the search of a site with one document finds. */
async function found(frontMatter: FrontMatter, input: string) {
  const session = openSession({ name: 'test' });
  const config = makeConfig({ documents: {} });
  const document = makeDocument({ id: 'a', frontMatter, body: { kind: 'hast', tree: { type: 'root', children: [paragraph] } } });
  const site = await siteToRender({ config, documents: [document] });
  const pages = [...(await renderSite(session, site)).values()].flatMap(({ page }) => (page.ok ? [page] : []));
  const files = await searchFiles({ session, routes: site.plan.routes, api: { packages: [] }, config, pages });
  const load = async <T>(name: string): Promise<T> => {
    const script = files.find(({ path }) => path === `${searchFolder}/${name}.js`)?.contents;
    const answers: T[] = [];
    runInNewContext(String(script), { [searchCallback]: (_: string, data: T) => answers.push(data) });
    return JSON.parse(JSON.stringify(answers[0])) as T;
  };
  const search = await createSearch(await load<SearchManifest>(manifestName), { load });
  return ((await search.find({ input })) ?? []).flatMap(({ hits }) => hits.map(({ href }) => href));
}

test('a document is found by its keywords and tags', async () => {
  expect(await found({}, 'couch')).toEqual([]);
  expect(await found({ keywords: ['couch'] }, 'couch')).toEqual(['/docs/a']);
  expect(await found({ tags: ['furniture'] }, 'furniture')).toEqual(['/docs/a']);
});
