import { hashOfData } from '../engine/hash.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Href } from '../model/links.ts';
import { memoize } from '../model/memoize.ts';
import type { Route, SitePlan } from '../model/plan.ts';
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

/**
 * What a plan depends on of a document: not its text, nor where in the text something is. So the plan of a site is the same while titles,
 * headings, links and samples are.
 */
export const documentOutline = memoize(outlineOf, new WeakMap());

function outlineOf({ body, lastUpdated: _day, frontMatterPlaces: _places, uses, ...facts }: Document): Document {
  const outline: Document = {
    ...facts,
    uses: uses.map((use) => {
      const place = { file: use.place.file };
      return use.kind === 'sample' ? { ...use, place, sample: { ...use.sample, lines: [] } } : { ...use, place };
    }),
    body: body.kind === 'mdx' ? { ...body, code: '', samples: [], components: {} } : { kind: 'hast', tree: { type: 'root', children: [] } },
  };
  // Computes and remembers its hash now, so that each task that gets the outline finds it.
  hashOfData(outline);
  return outline;
}

/** A plan of outlines with the documents themselves. */
export function withDocuments(plan: SitePlan, documents: readonly Document[]): SitePlan {
  const bySource = new Map(documents.map((document) => [document.source, document]));
  return {
    ...plan,
    routes: plan.routes.map((route) =>
      route.kind === 'document' ? { ...route, document: bySource.get(route.document.source) ?? route.document } : route,
    ),
  };
}
