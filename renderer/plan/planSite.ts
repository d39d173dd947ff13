import { collectBacklinks } from '../backlinks/collectBacklinks.ts';
import { findTypeUses } from '../backlinks/findTypeUses.ts';
import { type Remember, workAnew } from '../cache/remember.ts';
import { noSamples, type SampleIndex } from '../links/sampleIndex.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { ExternalNames } from '../model/inventory.ts';
import type { Route, SitePlan } from '../model/plan.ts';
import { buildLinkSpace } from './linkSpace.ts';
import { planContentsRoutes } from './longSidebars.ts';
import { planApiRoutes } from './planApiRoutes.ts';
import { planDocumentRoutes } from './planDocumentRoutes.ts';
import { planListRoutes } from './planListRoutes.ts';
import { planPageRoutes } from './planPageRoutes.ts';
import { planSidebars } from './planSidebars.ts';
import { planTextRoutes } from './planTextRoutes.ts';
import { planUsersRoutes } from './planUsersRoutes.ts';

/** A custom React page: its file and the route that follows from where it lies. */
export interface CustomPage {
  /** Relative to the project root: `content/pages/about.tsx`. */
  readonly module: string;
  /** `/about`. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
}

/** A file that is copied into the output as it is. */
export interface StaticFile {
  /** Absolute. */
  readonly path: string;
  /** Relative to the project root. */
  readonly source: string;
  /** Within the output. */
  readonly output: string;
  /** Undefined: those of the file at `path`. */
  readonly contents?: Uint8Array | undefined;
}

export interface PlanRequest {
  readonly config: Config;
  readonly documents: readonly Document[];
  readonly api: ApiModel;
  readonly pages: readonly CustomPage[];
  readonly files: readonly StaticFile[];
  /** Sources of custom pages and of their parts, by file. Default: none. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  /** What the names in blocks of code mean. Default: nothing. */
  readonly samples?: SampleIndex | undefined;
  /** What other sites document. Default: nothing. */
  readonly external?: ExternalNames | undefined;
  /** Default: remembers nothing. */
  readonly remember?: Remember | undefined;
}

/**
 * Plans the site: decides which routes exist before anything is rendered.
 *
 * 1. A route for each document, custom page, package, module, symbol and text of a package, and the three that every site has: home, the
 *    reference's index (where there are packages) and not-found.
 * 2. Sorted by address, so that every later stage is deterministic without sorting again.
 * 3. Pages for the users of symbols that have too many for their own, and for lists that are too long for theirs: who uses what is found
 *    out with the routes of the others.
 * 4. Clashing routes are all kept; `checks/duplicateRoutes` reports them with both sources.
 *
 * Pure: reads no files. A new kind of page begins here and in `pages/renderContent.tsx`; the compiler names the rest.
 */
export function planSite(request: PlanRequest): SitePlan {
  const { config, api, pages, files, external, samples = noSamples, remember = workAnew } = request;
  const documents = planDocumentRoutes(config, request.documents);
  const texts = planTextRoutes({ config, api, hasHome: [...pages, ...documents].some(({ href }) => href === '/') });
  const own = [...documents, ...texts];
  const reference = remember(sortedRoutes, remember(planApiRoutes, config, api));
  const base: readonly Route[] = [
    ...planPageRoutes({ config, pages, documents: own }),
    ...planContentsRoutes(config, request.documents),
    ...own,
    ...reference,
  ].toSorted(byAddress);
  const baseLinks = buildLinkSpace({ routes: base, reference, api, files, external, remember });
  const types = remember(findTypeUses, api);
  const backlinks = collectBacklinks({ config, routes: base, links: baseLinks, types, samples, remember });
  const users = planUsersRoutes({ routes: reference, backlinks, words: config.words });
  const lists = remember(planListRoutes, reference, config.words);
  const more = [...users, ...lists];
  const routes = [...base, ...more].toSorted(byAddress);
  const links = more.length === 0 ? baseLinks : buildLinkSpace({ routes, reference, api, files, external, remember });
  return { routes, links, sidebars: planSidebars({ config, routes, api, remember }), backlinks, pageTexts: request.texts ?? new Map() };
}

function sortedRoutes(routes: readonly Route[]): readonly Route[] {
  return routes.toSorted(byAddress);
}

function byAddress(a: Route, b: Route): number {
  if (a.kind === 'not-found' || b.kind === 'not-found') return Number(a.kind === 'not-found') - Number(b.kind === 'not-found');
  return a.href < b.href ? -1 : a.href > b.href ? 1 : compareText(a.from.file, b.from.file);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
