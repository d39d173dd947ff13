import type { Href, LinkSpace, Route } from '../model/plan.ts';

/**
 * File of a page's Markdown within the output: `/api/graphql-js/function/parse` has `api/graphql-js/function/parse.md`, the home
 * page `index.md`. Where a page or a static file already has that name, it lies beside the page's data. Undefined for the page that
 * says that there is none.
 */
export function twinFile(
  { kind, href }: Pick<Route, 'kind' | 'href'>,
  { byHref, files }: Pick<LinkSpace, 'byHref' | 'files'>,
): string | undefined {
  if (kind === 'not-found') return undefined;
  if (href === '/') return 'index.md';
  const name: Href = `${href}.md`;
  const isTaken = byHref.has(name) || files.has(name.slice(1));
  return isTaken ? `${href.slice(1)}/index.md` : name.slice(1);
}
