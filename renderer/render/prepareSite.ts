import type { Highlighter } from '../documents/highlight/createHighlighter.ts';
import { createMarkdownParser } from '../documents/markdown/createMarkdownParser.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { SiteData } from '../model/page.ts';
import type { CustomPage } from '../model/source.ts';
import { withBase } from '../model/withBase.ts';
import { apiForward } from '../plan/routes/apiForward.ts';
import { planDocumentRoutes } from '../plan/routes/planDocumentRoutes.ts';
import { documentSidebars, entryDocuments } from '../plan/sidebars/documentSidebars.ts';
import { siteData } from './siteData.ts';
import { createMarkdownRenderer } from './text/markdownRenderer.ts';

interface PrepareSiteRequest {
  readonly config: Config;
  readonly documents: readonly Document[];
  readonly pages: readonly CustomPage[];
  readonly highlighter: Highlighter;
}

/** Site data needs the documents' addresses and nothing of the reference, so the client can be bundled while that is extracted. */
export async function prepareSite({ config, documents, pages, highlighter }: PrepareSiteRequest): Promise<SiteData> {
  const routes = planDocumentRoutes(config, documents);
  const hrefs = new Map(routes.flatMap((route) => (route.kind === 'document' ? [[route.document.id, route.href] as const] : [])));
  const sidebars = new Map(
    [...documentSidebars(config, documents)].flatMap(([id, entries]) => {
      const [first] = entryDocuments(entries);
      const href = first === undefined ? undefined : hrefs.get(first.id);
      return href === undefined ? [] : [[id, href] as const];
    }),
  );
  const forward = apiForward({ config, pages: [...routes, ...pages] });
  return siteData({ config, documents: hrefs, sidebars, forward, announcementHtml: await announcementHtml(config, highlighter) });
}

/** The announcement as inline HTML; its links to routes get their `baseUrl`. */
async function announcementHtml({ announcement, messages, baseUrl }: Config, highlighter: Highlighter): Promise<string> {
  if (announcement === undefined) return '';
  const parser = createMarkdownParser({ highlighter, messages });
  await parser.prepare([announcement.content]);
  const resolve = ({ target }: { readonly target: string }) => ({ href: target.startsWith('/') ? withBase(baseUrl, target) : target });
  return createMarkdownRenderer({ parser, messages }).renderInline({ text: announcement.content }, resolve);
}
