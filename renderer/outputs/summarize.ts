import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Inventory } from '../model/inventory.ts';
import { memoize } from '../model/memoize.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route, SitePlan } from '../model/plan.ts';
import { createLinks } from '../plan/links/createLinks.ts';
import { otherVersion, versionsOfRoute } from '../render/canonicalPath.ts';
import { renderSettings } from '../render/pageFrame.tsx';
import type { RenderedPage } from '../render/renderPages.ts';
import { createSite, type SiteTables } from '../render/site.ts';
import { extraFiles } from './extraFiles.ts';
import { formatObjectsInv } from './inventory/formatObjectsInv.ts';
import { makeInventory } from './inventory/makeInventory.ts';
import { llmsFiles } from './llmsFiles.ts';
import { redirectFiles } from './redirectFiles.ts';
import { searchFiles } from './search/createSearchIndex.ts';

interface SummarizeRequest {
  readonly config: Config;
  readonly session: Session;
  readonly plan: SitePlan;
  /** The plan of the documents' outlines. */
  readonly outlined: SitePlan;
  readonly api: ApiModel;
  readonly pages: readonly RenderedPage[];
  readonly tables: SiteTables;
  /** Contents of this build's written files, by path within the output. */
  readonly read: (path: string) => OutputFile['contents'] | undefined;
}

/**
 * Makes the files about all pages:
 *
 * 1. Lists of routes and menus, and the sitemap (`extraFiles`).
 * 2. Inventories for sites that link to this one (`inventory/`).
 * 3. Redirects of former addresses (`redirectFiles`).
 * 4. The index of search (`search/`).
 * 5. Texts for language models (`llmsFiles`).
 *
 * @returns the files, without those that the site's author wrote under the same name
 */
export async function summarize(request: SummarizeRequest): Promise<readonly OutputFile[]> {
  const { config, session, plan, outlined, api, pages, tables, read } = request;
  const site = createSite(tables, renderSettings(config));
  // Several files ask it of each page.
  const isCanonical = memoize((route: Route) => otherVersion(versionsOfRoute(route, site)) === undefined);
  const llms = { config, routes: plan.routes, links: createLinks(plan.links), api, reading: tables.reading, isCanonical };
  const files = [
    ...extraFiles(config, plan, isCanonical),
    ...inventoryFiles(await session.run(inventory, { config, plan: outlined, api })),
    ...redirectFiles(config, plan),
    ...(await searchFiles({ session, routes: plan.routes, api, config, pages })),
    ...llmsFiles(llms, read),
  ];
  return files.filter(({ path }) => !plan.links.files.has(path));
}

const names = { own: 'objects.json', sphinx: 'objects.inv' } as const;

/** An inventory has a hash of every declaration, and no text of a document. */
const inventory = defineTask({ name: 'inventory', storage: { kind: 'bucket' }, run: makeInventory });

/** Inventories for sites that link to this one: for those made with gqldocs, and for those made with Sphinx. */
const inventoryFiles = memoize(
  (made: Inventory): readonly OutputFile[] => [
    { path: names.own, contents: `${JSON.stringify(made)}\n` },
    { path: names.sphinx, contents: formatObjectsInv(made) },
  ],
  new WeakMap(),
);
