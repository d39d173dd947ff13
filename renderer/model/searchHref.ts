/**
 * URL of the search page, without `baseUrl`. It has a file of its own because every page's navigation bar needs it: the bundler puts
 * whole files into the chunks that pages load.
 */
export const searchHref = '/search';
