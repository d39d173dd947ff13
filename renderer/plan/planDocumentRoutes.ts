import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { Href, Route } from '../model/plan.ts';
import { dataFile, htmlFile, joinHref, safeSegment } from './addresses.ts';
import { assignSidebars } from './planSidebars.ts';

/** A route for each document: its `slug`, else its id, below the documents' route. */
export function planDocumentRoutes(config: Config, documents: readonly Document[]): readonly Route[] {
  const sidebarOf = assignSidebars(config, documents);
  return documents.map((document) => {
    const href = documentHref(config, document);
    return {
      kind: 'document',
      href,
      title: document.title,
      description: document.description,
      html: htmlFile(href),
      data: dataFile(href),
      from: { file: document.source, line: 1 },
      sidebar: sidebarOf.get(document.id),
      document,
    };
  });
}

/** A slug that begins with `/` counts from the documents' route, any other from the document's own folder. */
function documentHref(config: Config, document: Document): Href {
  const route = config.documents?.route ?? '';
  const { slug } = document.frontMatter;
  const folder = document.id.split('/').slice(0, -1).join('/');
  if (slug !== undefined) return joinHref(route, slug.startsWith('/') ? slug : `${folder}/${slug}`);
  const segments = document.id.split('/').map(safeSegment);
  return joinHref(route, (segments.at(-1) === 'index' ? segments.slice(0, -1) : segments).join('/'));
}
