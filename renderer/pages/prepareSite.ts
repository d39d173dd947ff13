import type { Highlighter } from '../documents/highlight/loadHighlighter.ts';
import { createMarkdownRenderer } from '../documents/markdownRenderer.ts';
import type { Config } from '../model/config.ts';
import type { SiteData } from '../model/page.ts';
import { withBase } from '../model/withBase.ts';
import { planDocumentRoutes } from '../plan/planDocumentRoutes.ts';
import { documentSidebars } from '../plan/planSidebars.ts';
import { entryDocuments } from '../plan/sidebarEntries.ts';
import type { Sources } from '../readSources.ts';
import { siteData } from './siteData.ts';

export interface PrepareSiteRequest {
  readonly config: Config;
  readonly sources: Sources;
  readonly highlighter: Highlighter;
}

/** Site data needs the documents' addresses and nothing of the reference, so the client can be bundled while that is extracted. */
export function prepareSite({ config, sources, highlighter }: PrepareSiteRequest): SiteData {
  const routes = planDocumentRoutes(config, sources.documents);
  const documents = new Map(routes.flatMap((route) => (route.kind === 'document' ? [[route.document.id, route.href] as const] : [])));
  const sidebars = new Map(
    [...documentSidebars(config, sources.documents)].flatMap(([id, entries]) => {
      const [first] = entryDocuments(entries);
      const href = first === undefined ? undefined : documents.get(first.id);
      return href === undefined ? [] : [[id, href] as const];
    }),
  );
  return siteData({ config, documents, sidebars, announcementHtml: announcementHtml(config, highlighter) });
}

/** The announcement as inline HTML; its links to routes get their `baseUrl`. */
function announcementHtml(config: Config, highlighter: Highlighter): string {
  if (config.announcement === undefined) return '';
  const markdown = createMarkdownRenderer({ highlighter, words: config.words });
  const resolve = ({ target }: { readonly target: string }) => ({
    href: target.startsWith('/') ? withBase(config.baseUrl, target) : target,
  });
  return markdown.renderInline({ text: config.announcement.content }, resolve);
}
