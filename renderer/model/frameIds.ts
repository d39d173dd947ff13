/** Id of the heading that footnotes get: the parser's own, no part of a text's outline. */
export const footnotesHeading = 'footnote-label';

/**
 * Ids of a page's frame, as templates, the HTML document and the client's scripts have them. Headings of documents and members of symbols
 * never get one of them: scripts, labels and buttons of the frame would find these instead. All have hyphens.
 */
export const frameIds: readonly string[] = [
  'base-url-banner',
  footnotesHeading,
  'help-title',
  'search-list-1',
  'search-list-2',
  'site-app',
  'site-card',
  'site-drawer',
  'site-frame',
  'site-main',
  'site-page',
];
