import { versionNotes } from '../../templates/api/versionNotes.ts';
import type { Href, Links } from '../model/links.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { type AlternateRequest, alternateContext, wholeAddress } from './alternateParts.ts';
import { versionsOfRoute } from './canonicalPath.ts';
import { versionedName } from './contentParts.tsx';
import { escapeMarkdown, link } from './markdown/inlineMarkdown.ts';
import { kindOf } from './pageKinds.tsx';

/**
 * A page as Markdown, as a file of the output: for programs and for copying. It is made from the page's data, not from its HTML; only pages that
 * are code (MDX, React) are converted from their markup. It has no HTML, and every URL is absolute.
 */
export function pageAlternate(page: AlternateRequest): OutputFile | undefined {
  const path = alternateFile(page.route, page.scope.site);
  if (path === undefined) return undefined;
  return { path, contents: `${withNotes(kindOf(page.route).markdown(page, alternateContext(page)).trim(), page)}\n` };
}

/** Says below the title which version of a package the page is about, where that isn't the current one, and which don't have it. */
function withNotes(text: string, alternate: AlternateRequest): string {
  const { route, scope } = alternate;
  const { messages } = scope.frame.settings;
  const notes = versionNotes(versionsOfRoute(route, scope.site), { name: versionedName(route), messages });
  if (notes.length === 0) return text;
  const lines = notes.map(({ text: sentence, link: to }) => {
    if (to === undefined) return `> ${escapeMarkdown(sentence)}`;
    const address = wholeAddress(to.href, alternate);
    return `> ${escapeMarkdown(sentence)} ${to.before === '' ? '' : `${to.before} `}${link(to.label, address)}.`;
  });
  const [title = '', ...rest] = text.split('\n');
  return [title, '', lines.join('\n>\n'), ...rest].join('\n');
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
