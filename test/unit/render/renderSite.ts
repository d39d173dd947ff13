import type { Session } from '../../../renderer/engine/session.ts';
import type { ApiModel } from '../../../renderer/model/api.ts';
import type { Config } from '../../../renderer/model/config.ts';
import type { Document } from '../../../renderer/model/document.ts';
import type { PageResult } from '../../../renderer/model/page.ts';
import type { SitePlan } from '../../../renderer/model/plan.ts';
import type { ResolvedSample } from '../../../renderer/model/sample.ts';
import { indexSamples } from '../../../renderer/plan/links/sampleIndex.ts';
import { siteData } from '../../../renderer/plan/siteData.ts';
import { pageFrame } from '../../../renderer/render/pageFrame.tsx';
import { pageInput } from '../../../renderer/render/pageKinds.tsx';
import { isCode } from '../../../renderer/render/pageScope.ts';
import { pageTask, type SharedPageData } from '../../../renderer/render/renderPages.ts';
import { siteTables } from '../../../renderer/render/siteTables.ts';
import { testHighlighter } from '../documents/renderMarkdown.ts';
import { makeAssets, makeConfig } from '../make.ts';
import { planned } from '../planned.ts';

export interface SiteParts {
  readonly config?: Config;
  readonly documents?: readonly Document[];
  readonly api?: ApiModel;
  /** Blocks of code in documents. */
  readonly samples?: readonly ResolvedSample[];
}

export interface SiteToRender {
  readonly plan: SitePlan;
  readonly shared: SharedPageData;
}

/** Plans a site and gathers what its pages are rendered with. */
export async function siteToRender({
  config = makeConfig({ documents: {} }),
  documents = [],
  api = { packages: [] },
  samples = [],
}: SiteParts): Promise<SiteToRender> {
  const index = indexSamples(samples, api);
  const plan = await planned({ config, documents, api, pages: [], files: [], samples: index.documents });
  const site = siteData({ config, documents: plan.links.byDocument, sidebars: new Map(), announcementHtml: '' });
  const tables = siteTables({ config, plan, api, navbar: site.navbar.items, samples: index });
  return { plan, shared: { frame: pageFrame({ config, plan, site, assets: makeAssets() }), tables } };
}

export interface Rendered {
  readonly page: PageResult;
  readonly isStored: boolean;
}

/** Renders the pages that run no code of the site's own, by their addresses. */
export async function renderSite(session: Session, { plan, shared }: SiteToRender): Promise<ReadonlyMap<string, Rendered>> {
  const routes = plan.routes.filter((route) => !isCode(route));
  const rendered = new Map<string, Rendered>();
  await session.runAll(pageTask(shared, { highlighter: testHighlighter }), routes.map(pageInput), (page, { index, isStored }) => {
    rendered.set(routes[index]?.href ?? '', { page, isStored });
  });
  return rendered;
}
