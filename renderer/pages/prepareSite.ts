import type { Highlighter } from '../documents/highlight/loadHighlighter.ts';
import type { Config } from '../model/config.ts';
import type { SiteData } from '../model/page.ts';
import { planDocumentRoutes } from '../plan/planDocumentRoutes.ts';
import { documentSidebars } from '../plan/planSidebars.ts';
import { entryDocuments } from '../plan/sidebarEntries.ts';
import type { Sources } from '../readSources.ts';
import { siteData } from './siteData.ts';

/** Site data needs the documents' addresses and nothing of the reference, so the client can be bundled while that is extracted. */
export function prepareSite({
  config,
  sources,
}: {
  readonly config: Config;
  readonly sources: Sources;
  readonly highlighter: Highlighter;
}): SiteData {
  const routes = planDocumentRoutes(config, sources.documents);
  const documents = new Map(routes.flatMap((route) => (route.kind === 'document' ? [[route.document.id, route.href] as const] : [])));
  const sidebars = new Map(
    [...documentSidebars(config, sources.documents)].flatMap(([id, entries]) => {
      const [first] = entryDocuments(entries);
      const href = first === undefined ? undefined : documents.get(first.id);
      return href === undefined ? [] : [[id, href] as const];
    }),
  );
  return siteData({ config, documents, sidebars, announcementHtml: config.announcement?.content ?? '' });
}
