/**
 * The address of a page for the browser. Part of the model because the build and the browser must agree: links are found by their addresses.
 *
 * @param baseUrl with a slash at both ends: `/docs/`
 * @param href with plain letters, as inside of the build. It may end in a query or an anchor. What an author has encoded stays as it is
 * @returns below `baseUrl`, percent-encoded
 */
export function withBase(baseUrl: string, href: string): string {
  return `${baseUrl}${encodeURI(href.slice(1)).replace(/%25(?=[\da-f]{2})/gi, '%')}`;
}
