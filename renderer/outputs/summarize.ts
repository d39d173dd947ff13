import type { Session } from '../engine/session.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route, SitePlan } from '../model/plan.ts';
import { createLinks } from '../plan/links/createLinks.ts';
import { otherVersion } from '../render/canonicalPath.ts';
import { renderSettings } from '../render/pageFrame.ts';
import type { RenderedPage } from '../render/renderPages.ts';
import { createSite, type SiteTables } from '../render/site.ts';
import { versionsOfRoute } from '../render/versionsOfRoute.ts';
import { extraFiles } from './extraFiles.ts';
import { inventoryFiles } from './inventory/inventoryFiles.ts';
import { llmsFiles } from './llmsFiles.ts';
import { redirectFiles } from './redirectFiles.ts';
import { searchFiles } from './search/createSearchIndex.ts';

export interface SummarizeRequest {
  readonly config: Config;
  readonly session: Session;
  readonly plan: SitePlan;
  readonly api: ApiModel;
  readonly pages: readonly RenderedPage[];
  readonly tables: SiteTables;
  /** Contents of this build's written files, by path within the output. */
  readonly read: (path: string) => OutputFile['contents'] | undefined;
}

/** The files that sum up the site: search, lists of routes and menus, the sitemap, inventories, texts for language models. A site's own files win. */
export async function summarize(request: SummarizeRequest): Promise<readonly OutputFile[]> {
  const { config, session, plan, api, pages, tables, read } = request;
  const site = createSite(tables, renderSettings(config));
  const isCanonical = (route: Route): boolean => otherVersion(versionsOfRoute(route, site)) === undefined;
  const llms = { config, routes: plan.routes, links: createLinks(plan.links), api, reading: tables.reading, isCanonical };
  const files = [
    ...extraFiles(config, plan, isCanonical),
    ...inventoryFiles({ config, plan, api }),
    ...redirectFiles(config, plan),
    ...(await searchFiles({ session, routes: plan.routes, api, pages })),
    ...llmsFiles(llms, read),
  ];
  return files.filter(({ path }) => !plan.links.files.has(path));
}
