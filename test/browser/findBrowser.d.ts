/** Path of the Chrome or Chromium that tests drive, `undefined` when there is none. */
export function findBrowser(options?: { readonly install?: boolean }): string | undefined;
