/** Whether a text is a path that a site can be published below. Slashes at its ends may be missing. */
export function isBaseUrl(value: string): boolean {
  return !/\/\/|[?#\s\\:]/.test(value) && !value.split('/').some((part) => part === '.' || part === '..');
}
