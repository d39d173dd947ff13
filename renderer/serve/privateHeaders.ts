/**
 * Headers of every answer. What is served here may not be published yet, and a page elsewhere that knows the port could run its scripts, of which
 * some are data (the index of search), and look at its pictures: no browser hands it any of that.
 */
export const privateHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' } as const;
