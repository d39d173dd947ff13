/** Stands where a page's module stands: the page that lists all of a long sidebar of documents is made by a template. */
export const contentsModule = 'gqldocs:contents';

/** Name of the file with the whole of a sidebar's first level. */
export const wholeMenu = 'all';
