import type { Href, Links } from '../model/links.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import type { Layouts } from '../presentation/signature/createLayouts.ts';
import type { PageLinks } from './pageLinks.ts';
import type { PageScope } from './pageScope.ts';
import { renderAlternate } from './renderAlternate.ts';
import { isShownHere, type PageContent } from './renderContent.tsx';

interface PageAlternateRequest {
  readonly route: Route;
  readonly scope: PageScope;
  readonly content: PageContent;
  /** Of its own, since the page has noted every link and problem already. */
  readonly links: PageLinks;
  readonly layouts: Layouts;
}

/** The page as Markdown, as a file of the output. */
export function pageAlternate({ route, scope, content, links, layouts }: PageAlternateRequest): OutputFile | undefined {
  const path = alternateFile(route, scope.site);
  if (path === undefined) return undefined;
  const hasReadme = !('package' in route) || isShownHere(scope, route);
  return { path, contents: renderAlternate({ route, scope, resolve: links.resolve, contentHtml: content.html, hasReadme, layouts }) };
}

/**
 * File of a page's Markdown within the output: `api/graphql-js/function/parse.md` for `/api/graphql-js/function/parse`, `index.md` for the
 * home page. Where a page or a static file already has that name, the file is in the folder of the page's data. Undefined for the 404 page.
 */
export function alternateFile(
  { kind, href }: Pick<Route, 'kind' | 'href'>,
  { page, hasFile }: Pick<Links, 'page' | 'hasFile'>,
): string | undefined {
  if (kind === 'not-found') return undefined;
  if (href === '/') return 'index.md';
  const name: Href = `${href}.md`;
  const isTaken = page(name) !== undefined || hasFile(name.slice(1));
  return isTaken ? `${href.slice(1)}/index.md` : name.slice(1);
}
