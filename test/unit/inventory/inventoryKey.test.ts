import { expect, it } from 'vitest';
import type { UserConfig } from '../../../renderer/config/userConfig.ts';
import { inventoryFiles, inventoryKey } from '../../../renderer/inventory/inventoryFiles.ts';
import type { ApiModel } from '../../../renderer/model/api.ts';
import type { Document } from '../../../renderer/model/document.ts';
import { apiHashes } from '../../../renderer/pages/apiHashes.ts';
import { planSite } from '../../../renderer/plan/planSite.ts';
import { makeConfig, makeDocument, makeMember, makePackage, makeSymbol } from '../make.ts';

interface Site {
  readonly user?: Partial<UserConfig>;
  readonly document?: Partial<Document>;
  readonly api?: ApiModel;
  readonly files?: readonly string[];
}

const reference = { packages: [makePackage([makeSymbol('class', 'A')])] };

async function inventoryOf({ user, document, api = reference, files = [] }: Site) {
  const config = makeConfig({ documents: {}, ...user });
  const copied = files.map((name) => ({ path: `/static/${name}`, source: `static/${name}`, output: name }));
  const plan = planSite({ config, documents: [makeDocument({ id: 'a', ...document })], api, pages: [], files: copied });
  const { whole } = await apiHashes({ api });
  const request = { config, plan, api };
  return { key: inventoryKey(request, whole), files: JSON.stringify(inventoryFiles(request)) };
}

const heading = { id: 'h', text: 'H', level: 2 } as const;

it.each<readonly [string, Site]>([
  ['a title', { user: { title: 'Other' } }],
  ['an address', { user: { url: 'https://example.com' } }],
  ['a base', { user: { url: 'https://example.com', baseUrl: '/b/' } }],
  ['a document', { document: { id: 'b' } }],
  ['a title of a document', { document: { title: 'Other' } }],
  ['a heading', { document: { headings: [heading] } }],
  ['a document that is not listed', { document: { frontMatter: { unlisted: true } } }],
  ['a symbol', { api: { packages: [makePackage([makeSymbol('class', 'B')])] } }],
  ['a member', { api: { packages: [makePackage([makeSymbol('class', 'A', { members: [makeMember('m')] })])] } }],
  ['a file of the site in its place', { files: ['objects.inv'] }],
  ['where symbols stand', { user: { api: { symbols: 'modules' } } }],
])('an inventory with another %s has another key', async (_what, site) => {
  const [before, after] = [await inventoryOf({}), await inventoryOf(site)];
  expect(after.files).not.toBe(before.files);
  expect(after.key).not.toBe(before.key);
});

it('a text has nothing to do with it', async () => {
  expect(await inventoryOf({ document: { hash: 'other' } })).toEqual(await inventoryOf({}));
});
