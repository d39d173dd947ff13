import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Href } from '../model/links.ts';
import type { Route } from '../model/plan.ts';
import type { CustomPage } from '../model/source.ts';
import { apiForward, type Forward } from './routes/apiForward.ts';
import { planDocumentRoutes } from './routes/planDocumentRoutes.ts';
import { documentSidebars, entryDocuments } from './sidebars/documentSidebars.ts';

/** What is planned without the reference: the routes of documents, and what the frame of every page links to. */
export interface DocumentPlan {
  readonly documents: readonly Document[];
  readonly routes: readonly Route[];
  /** Addresses of documents, by id. */
  readonly hrefs: ReadonlyMap<string, Href>;
  /** First document of each sidebar, by the sidebar's id. */
  readonly sidebars: ReadonlyMap<string, Href>;
  /** The address of the reference, where it forwards to its only package. Undefined: it does not. */
  readonly forward: Forward | undefined;
}

interface PlanDocumentsRequest {
  readonly config: Config;
  readonly documents: readonly Document[];
  readonly pages: readonly CustomPage[];
}

export function planDocuments({ config, documents, pages }: PlanDocumentsRequest): DocumentPlan {
  const routes = planDocumentRoutes(config, documents);
  const hrefs = new Map(routes.map(({ document, href }) => [document.id, href]));
  const sidebars = [...documentSidebars(config, documents)].flatMap(([id, entries]) => {
    const href = hrefs.get(entryDocuments(entries)[0]?.id ?? '');
    return href === undefined ? [] : [[id, href] as const];
  });
  return { documents, routes, hrefs, sidebars: new Map(sidebars), forward: apiForward({ config, pages: [...routes, ...pages] }) };
}
