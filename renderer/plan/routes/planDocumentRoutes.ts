import { posix } from 'node:path';
import { authorHref, joinHref, pageFiles } from '../../model/addresses.ts';
import type { Config } from '../../model/config.ts';
import type { Document } from '../../model/document.ts';
import type { Href } from '../../model/links.ts';
import type { Route } from '../../model/plan.ts';
import { assignSidebars } from '../sidebars/documentSidebars.ts';

type DocumentRoute = Extract<Route, { readonly kind: 'document' }>;

/** A route for each document: its `slug`, else its id, below the documents' route. */
export function planDocumentRoutes(config: Config, documents: readonly Document[]): readonly DocumentRoute[] {
  const sidebarOf = assignSidebars(config, documents);
  return documents.map((document) => {
    const href = documentHref(config, document);
    return {
      kind: 'document',
      href,
      title: document.title,
      description: document.description,
      ...pageFiles(href),
      from: { file: document.source, line: 1 },
      sidebar: sidebarOf.get(document.id),
      document,
    };
  });
}

/** The names by which a document that is not published may be linked: its source, its id and its address, each to its source. */
export function draftNames(config: Config, drafts: readonly Document[]): ReadonlyMap<string, string> {
  return new Map(
    drafts.flatMap((draft) => [draft.source, draft.id, documentHref(config, draft)].map((name) => [name, draft.source] as const)),
  );
}

/** A slug that begins with `/` counts from the documents' route, any other from the document's own folder; `..` never leaves that route. */
function documentHref(config: Config, document: Document): Href {
  const { slug } = document.frontMatter;
  const path = slug === undefined ? `/${document.id}`.replace(/\/index$/, '') : posix.resolve('/', posix.dirname(document.id), slug);
  return joinHref(config.documents?.route ?? '', authorHref(path));
}
