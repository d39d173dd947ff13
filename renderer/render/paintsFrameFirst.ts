/**
 * Whether the browser paints a page's frame before its content. A short page is painted once, which shows its content sooner. So is a page
 * with a table, whose columns have other widths until all of its rows have come, unless a slow connection brings the page piece by piece.
 */
export function paintsFrameFirst(shellHtml: string): boolean {
  const { length } = shellHtml;
  return length > manyPieces || (length > manyElements && !shellHtml.includes('<table'));
}

/** In characters: from about here, a slow phone takes much longer to style and lay out the page than its frame alone. */
const manyElements = 32 * 1024;

/**
 * In characters: compressed, less than this comes with the first packets of a connection (RFC 6928: ten segments, 14 kB; pages of the
 * reference are compressed to an eighth).
 */
const manyPieces = 64 * 1024;
