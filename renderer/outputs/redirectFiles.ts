import { caseKey, htmlFile, pageFiles } from '../model/addresses.ts';
import type { Config } from '../model/config.ts';
import type { OutputFile } from '../model/page.ts';
import type { SitePlan } from '../model/plan.ts';
import { publicHref } from '../model/publicHref.ts';
import type { PageRedirect, RemovedPage } from '../model/redirect.ts';
import { withBase } from '../model/withBase.ts';
import { escapeHtml } from '../render/htmlDocument.ts';
import { plainPage, redirectPage } from '../render/redirectPage.ts';

/** Pages at former addresses, and `_redirects` for hosts that read it. */
export function redirectFiles(
  config: Config,
  { routes, links, redirects }: Pick<SitePlan, 'routes' | 'links' | 'redirects'>,
): readonly OutputFile[] {
  // On a file system that ignores case, a page whose address differs only in case would be overwritten.
  const taken = new Set(routes.map(({ href }) => caseKey(href)));
  const isFree = ({ from }: { readonly from: string }): boolean => !taken.has(caseKey(from));
  const lines = redirects.pages.filter(isSameForAnchors).map((redirect) => redirectLine(redirect, config));
  return [
    ...redirects.pages.filter(isFree).map((page) => ({ path: htmlFile(page.from), contents: formerPage(page, config) })),
    ...redirects.pages.filter(({ from }) => links.byHref.has(from)).map(forwardData),
    ...redirects.removed.filter(isFree).map((page) => ({ path: htmlFile(page.from), contents: removedPage(page, config) })),
    ...(lines.length === 0 ? [] : [{ path: '_redirects', contents: `${lines.join('\n')}\n` }]),
  ];
}

function formerPage({ to: { href, label }, anchors }: PageRedirect, config: Config): string {
  const { url, messages, i18n } = config;
  const to = publicHref(href, config);
  return redirectPage({
    to,
    label,
    canonical: href.startsWith('/') ? `${url}${to}` : href,
    anchors: anchors.map(({ anchor, to: target }) => ({ anchor, to: publicHref(target.href, config), label: target.label })),
    locale: i18n.defaultLocale,
    messages,
  });
}

/**
 * For an address that links of the site may have: the client asks for a page's data before it leaves the address to the browser, and a missing
 * file would be an error in the console.
 */
function forwardData({ from, to: { href } }: PageRedirect): OutputFile {
  return { path: pageFiles(from).data, contents: `${JSON.stringify({ forwardsTo: href })}\n` };
}

function removedPage({ note }: RemovedPage, { messages, baseUrl, title, i18n }: Config): string {
  const home = `<p><a href="${escapeHtml(baseUrl)}">${escapeHtml(title)}</a></p>`;
  return plainPage({
    locale: i18n.defaultLocale,
    title: messages.removedTitle,
    head: '<meta name="robots" content="noindex">',
    body: `<h1>${escapeHtml(messages.removedTitle)}</h1>\n<p>${escapeHtml(note)}</p>\n${home}`,
  });
}

/** Hosts don't receive anchors: where these have targets of their own, the page at the address decides. */
function isSameForAnchors({ anchors }: PageRedirect): boolean {
  return anchors.length === 0;
}

/** Netlify's format. With `!`, the redirect comes before the page at the same address. */
function redirectLine({ from, to, isTemporary }: PageRedirect, config: Config): string {
  return `${withBase(config.baseUrl, from)} ${publicHref(to.href, config)} ${isTemporary ? 302 : 301}!`;
}
