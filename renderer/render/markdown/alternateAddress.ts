import type { Href, Links } from '../../model/links.ts';
import type { Route } from '../../model/plan.ts';

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
