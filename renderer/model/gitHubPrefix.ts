/** What GitHub puts before all ids in a text. Its links work with and without it. */
export const gitHubPrefix = 'user-content-';

/** An id, or what has one after `start`, without the prefix. */
export function withoutGitHubPrefix(text: string, start = ''): string {
  const prefix = `${start}${gitHubPrefix}`;
  return text.startsWith(prefix) && text.length > prefix.length ? `${start}${text.slice(prefix.length)}` : text;
}
