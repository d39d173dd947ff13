/**
 * The href for the browser: below `baseUrl` and percent-encoded. Inside the build, hrefs have their plain letters. What an author has
 * encoded already stays as it is, and so do an anchor and a query at the end. Part of the model because the build and the browser must
 * agree: links are found by their addresses.
 */
export function withBase(baseUrl: string, href: string): string {
  return `${baseUrl}${encodeURI(href.slice(1)).replace(/%25(?=[\da-f]{2})/gi, '%')}`;
}
