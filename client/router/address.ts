import { withBase } from '../../renderer/model/withBase.ts';

/*
 * Addresses of this site, as the browser sees them (with `baseUrl`, perhaps with a trailing slash or the ending of a file) and as
 * the site knows them: hrefs, without either, and with plain letters instead of percent-encoded ones.
 */

/** Files that a link may point to. The browser loads those itself. */
const fileEnding = /\.(?:avif|css|csv|gif|gz|ico|jpe?g|json|m?js|map|md|mp4|pdf|png|svg|tar|tgz|txt|wasm|webm|webp|woff2?|xml|ya?ml|zip)$/;

/** Removes `index.html` and `.html` from the end: `/api/index.html` gives `/api`, `/index.html` gives `/`. */
export function normalizePath(pathname: string): string {
  if (!pathname.endsWith('.html')) return pathname;
  if (/\/index\.html$/.test(pathname)) return pathname.slice(0, -'/index.html'.length) || '/';
  return pathname.slice(0, -'.html'.length);
}

/** An address without the ending of a file; the home page's ends as `baseUrl` does. */
export function normalizeUrl(url: URL, baseUrl: string): URL {
  const path = normalizePath(url.pathname);
  const clean = new URL(url);
  if (path !== url.pathname) clean.pathname = `${path}/` === baseUrl ? baseUrl : path;
  return clean;
}

/** The page's href, `undefined` for what isn't a page of this site. */
export function hrefOf(pathname: string, baseUrl: string): string | undefined {
  const path = normalizePath(decode(pathname));
  if (`${path}/` === baseUrl) return '/';
  if (!path.startsWith(baseUrl) || fileEnding.test(path)) return undefined;
  return `/${path.slice(baseUrl.length)}`.replace(/\/+$/, '') || '/';
}

/** Where the page's data is. */
export function dataAddress(href: string, baseUrl: string): string {
  return href === '/' ? `${baseUrl}index.json` : `${withBase(baseUrl, href)}/index.json`;
}

/** A path with invalid encoding is not the address of a page, and stays as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
