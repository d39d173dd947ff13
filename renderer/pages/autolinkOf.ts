import { isAutolinked } from '../links/documentSamples.ts';
import { ownNamesOfDocument, ownNamesOfSymbol } from '../links/ownNames.ts';
import type { Route } from '../model/plan.ts';
import type { PageLinksRequest } from './pageLinks.ts';
import type { RenderRequest } from './renderRequest.ts';

/** Whether names in a page's code lead to the reference, and which of them mean something of the page's own. */
export function autolinkOf(route: Route, { config, plan, samples }: RenderRequest): PageLinksRequest['autolink'] {
  if (route.kind === 'document') {
    if (!isAutolinked(config, route.document)) return undefined;
    return { ownNames: ownNamesOfDocument(route.document, { samples: samples.documents, links: plan.links }) };
  }
  const isText = 'text' in route && route.text !== undefined;
  if (!config.autolink || !('package' in route || isText)) return undefined;
  return { ownNames: 'symbol' in route ? ownNamesOfSymbol(route.symbol) : new Set() };
}
