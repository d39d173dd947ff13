import { posix } from 'node:path';

interface RepositoryFile {
  /** Address of the repository: `https://github.com/graphql/graphql-js`. */
  readonly repository: string;
  /** Path within the repository. */
  readonly path: string;
  readonly kind: 'link' | 'image';
  /** Commit, tag or branch. Default: `HEAD`, the newest state of the default branch. */
  readonly revision?: string | undefined;
}

/**
 * URL of a file in a repository: the page that shows it, or, for a picture, the file itself. Undefined for hosts with an unknown URL
 * scheme. For a package that was not read from a commit, it points to the newest state of the default branch (`HEAD`): the tag of the
 * package's version may not exist.
 */
export function repositoryFile({ repository, path, kind, revision = 'HEAD' }: RepositoryFile): string | undefined {
  const inside = posix.normalize(`./${path}`).replace(/\/$/, '');
  if (inside === '..' || inside.startsWith('../')) return undefined;
  const host = hostOf(repository);
  if (host === undefined || new URL(repository).pathname.split('/').length < 3) return undefined;
  if (inside === '.') return kind === 'link' ? repository : undefined;
  return `${kind === 'link' ? repository + host.page : host.raw(repository)}/${revision}/${encodePath(inside)}`;
}

/** URL of a line of a file at a commit, with `{commit}`, `{path}` and `{line}`. Undefined for hosts with an unknown URL scheme. */
export function sourcePattern(repository: string | undefined): string | undefined {
  const host = repository === undefined ? undefined : hostOf(repository);
  return host && `${repository}${host.page}/{commit}/{path}${host.line}`;
}

/** A path as a part of a URL. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

interface Host {
  /** Follows the repository's address, before a commit. */
  readonly page: string;
  readonly line: string;
  readonly raw: (repository: string) => string;
}

const hosts: Readonly<Record<string, Host>> = {
  'github.com': {
    page: '/blob',
    line: '#L{line}',
    raw: (repository) => repository.replace('https://github.com/', 'https://raw.githubusercontent.com/'),
  },
  'gitlab.com': { page: '/-/blob', line: '#L{line}', raw: (repository) => `${repository}/-/raw` },
  'bitbucket.org': { page: '/src', line: '#lines-{line}', raw: (repository) => `${repository}/raw` },
};

function hostOf(repository: string): Host | undefined {
  const { host } = new URL(repository);
  return Object.hasOwn(hosts, host) ? hosts[host] : undefined;
}
