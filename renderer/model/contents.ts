/** Used in place of a custom page's module for the page that lists all of a long sidebar of documents. A template renders that page. */
export const contentsModule = 'gqldocs:contents';

/** Name of the file with the whole of a sidebar's first level. */
export const wholeMenu = 'all';
