import type { Route } from '../model/plan.ts';
import { isAutolinked } from '../plan/links/documentSamples.ts';
import { ownNamesOfDocument, ownNamesOfSymbol } from '../plan/links/ownNames.ts';
import type { SampleIndex } from '../plan/links/sampleIndex.ts';
import type { PageLinksRequest } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
import type { Site } from './site.ts';

/** Whether names in a page's code are linked to the reference, and which of them are the page's own. */
export function autolinkOf(route: Route, { frame: { settings }, site }: PageScope): PageLinksRequest['autolink'] {
  if (route.kind === 'document') {
    if (!isAutolinked(settings, route.document)) return undefined;
    return { ownNames: ownNamesOfDocument(route.document, { samples: samplesOf(site, 'documents'), links: site }) };
  }
  const isText = 'text' in route && route.text !== undefined;
  if (!settings.autolink || !('package' in route || isText)) return undefined;
  return { ownNames: 'symbol' in route ? ownNamesOfSymbol(route.symbol) : new Set() };
}

/** Samples as their users know them. */
export function samplesOf(site: Site, of: Parameters<Site['sample']>[0]): SampleIndex {
  return { get: (key) => site.sample(of, key) };
}
