import { hashOfData } from '../engine/hash.ts';
import type { Document } from '../model/document.ts';
import { memoize } from '../model/memoize.ts';
import type { SitePlan } from '../model/plan.ts';

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
