import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { TypeUses } from '../model/backlinks.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { ExternalNames } from '../model/inventory.ts';
import type { ReferencePlan, Route, SitePlan } from '../model/plan.ts';
import type { CustomPage, StaticFile } from '../model/source.ts';
import type { SymbolId } from '../model/type.ts';
import { collectBacklinks } from './backlinks/collectBacklinks.ts';
import { createLinks } from './links/createLinks.ts';
import { buildLinkSpace, byAddress } from './links/linkSpace.ts';
import { omittedPackages } from './links/omittedPackages.ts';
import { noSamples, type SampleIndex } from './links/sampleIndex.ts';
import type { DocumentPlan } from './planDocuments.ts';
import { planSidebars } from './planSidebars.ts';
import { withImplied } from './redirects/copiedAddresses.ts';
import { planRedirects } from './redirects/planRedirects.ts';
import { draftNames } from './routes/planDocumentRoutes.ts';
import { planPageRoutes } from './routes/planPageRoutes.ts';
import { planTextRoutes } from './routes/planTextRoutes.ts';
import { planUsersRoutes } from './routes/planUsersRoutes.ts';
import { planContentsRoutes } from './sidebars/longSidebars.ts';

export interface PlanRequest {
  readonly config: Config;
  /** The documents and their routes. */
  readonly planned: DocumentPlan;
  /** Documents that are not published. Default: none. */
  readonly drafts?: readonly Document[] | undefined;
  readonly api: ApiModel;
  readonly reference: ReferencePlan;
  /** Pages of the packages' histories. Default: none. */
  readonly history?: readonly Route[] | undefined;
  /** Which types use which. */
  readonly uses: ReadonlyMap<SymbolId, TypeUses>;
  /** The README of the workspace that the packages are in, as a package without exports. Default: none. */
  readonly workspace?: ApiPackage | undefined;
  readonly pages: readonly CustomPage[];
  readonly files: readonly StaticFile[];
  /** Sources of custom pages and of their parts, by file. Default: none. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  /** Meanings of the names in blocks of code. Default: none. */
  readonly samples?: SampleIndex | undefined;
  /** Names that other sites document. Default: none. */
  readonly external?: ExternalNames | undefined;
  /** Slugs of packages that the site does without because of an error. Default: none. */
  readonly omitted?: readonly string[] | undefined;
  /** Redirects that the config does not need to name, by former address. Default: none. */
  readonly implied?: Readonly<Record<string, string>> | undefined;
}

/** In memory, so that a session that builds again plans only what has changed: documents are given as outlines (`documentOutline`). */
export const sitePlan = defineTask({ name: 'site-plan', storage: { kind: 'memory' }, run: planSite });

/**
 * Plans the site: decides which routes exist before anything is rendered.
 *
 * 1. A route for each document, custom page, package, module, symbol and text of a package, and those that gqldocs makes: home, search,
 *    not-found, and the reference's index (where there are several packages).
 * 2. Sorted by address, so that every later stage is deterministic without sorting again.
 * 3. Pages for the users of symbols that have too many for their own, and for lists that are too long for theirs: who uses what is found
 *    out with the routes of the others.
 * 4. Redirects of former addresses, and of the reference's own where it has one package.
 * 5. Clashing routes are all kept; `checks/duplicateRoutes` reports them with both sources.
 *
 * Pure: reads no files. CONTRIBUTING.md describes how to add a kind of page.
 */
export function planSite(request: PlanRequest): SitePlan {
  const { config, api, reference, uses, pages, files, external, workspace } = request;
  const { samples = noSamples, drafts = [], omitted = [], implied = {} } = request;
  const { documents, routes: documentRoutes, forward } = request.planned;
  const texts = planTextRoutes({
    ...{ config, api, workspace },
    hasHome: [...pages, ...documentRoutes].some(({ href }) => href === '/'),
  });
  const own = [...documentRoutes, ...texts, ...(request.history ?? [])];
  const base: readonly Route[] = [
    ...planPageRoutes({ config, pages, documents: own }),
    ...planContentsRoutes(config, documents),
    ...own,
    ...reference.routes,
  ].toSorted(byAddress);
  const names = {
    reference: reference.links,
    api,
    files,
    external,
    forward,
    drafts: draftNames(config, drafts),
    omitted: omittedPackages(config, omitted),
  };
  const baseLinks = buildLinkSpace({ routes: base, ...names });
  const backlinks = collectBacklinks({ config, routes: base, links: createLinks(baseLinks), types: uses, samples });
  const more = [...planUsersRoutes({ routes: reference.routes, backlinks, messages: config.messages }), ...reference.lists];
  const routes = [...base, ...more].toSorted(byAddress);
  const links = more.length === 0 ? baseLinks : buildLinkSpace({ routes, ...names });
  const sidebars = planSidebars({ config, routes, api, menus: reference.menus });
  const { moved, ...redirects } = planRedirects({
    addresses: withImplied(config.addresses, implied),
    ...{ routes, files: links.files, forward },
  });
  const marked = routes.map((route) => (moved.has(route.href) ? { ...route, moved: moved.get(route.href) } : route));
  return { routes: marked, links, redirects, sidebars, backlinks, implied, pageTexts: request.texts ?? new Map() };
}
