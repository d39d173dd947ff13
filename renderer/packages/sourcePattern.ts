/** How a repository's host shows a line of a file at a commit, with `{commit}`, `{path}` and `{line}`; undefined for hosts that we don't know. */
export function sourcePattern(repository: string | undefined): string | undefined {
  const [, host = ''] = /^https:\/\/([^/]+)\//.exec(repository ?? '') ?? [];
  const pattern = Object.hasOwn(patterns, host) ? patterns[host] : undefined;
  return pattern === undefined ? undefined : `${repository}${pattern}`;
}

const patterns: Readonly<Record<string, string>> = {
  'github.com': '/blob/{commit}/{path}#L{line}',
  'gitlab.com': '/-/blob/{commit}/{path}#L{line}',
  'bitbucket.org': '/src/{commit}/{path}#lines-{line}',
};
