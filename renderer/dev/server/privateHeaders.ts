/**
 * Headers of every response. The site may be unpublished. Without these headers, a foreign page that knows the port could load its scripts,
 * some of which are data (the search index), and its pictures.
 */
export const privateHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' } as const;
