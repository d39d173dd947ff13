/**
 * What the browser is given: the href below `baseUrl`, percent-encoded, since the hrefs that we calculate with have their plain
 * letters. What an author has encoded already stays as it is, and so do an anchor and a query behind it. Here because the build
 * and the browser must agree: links are found by their addresses.
 */
export function withBase(baseUrl: string, href: string): string {
  return `${baseUrl}${encodeURI(href.slice(1)).replace(/%25(?=[\da-f]{2})/gi, '%')}`;
}
