import { posix } from 'node:path';

export interface RepositoryFile {
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
  const { hostname, pathname } = new URL(repository);
  const inside = posix.normalize(`./${path}`).replace(/\/$/, '');
  if (inside === '..' || inside.startsWith('../')) return undefined;
  const bases = hosts[hostname];
  if (bases === undefined || pathname.split('/').length < 3) return undefined;
  if (inside === '.') return kind === 'link' ? repository : undefined;
  return `${kind === 'link' ? bases.page(repository) : bases.raw(repository)}/${revision}/${inside.split('/').map(encodeURIComponent).join('/')}`;
}

interface Bases {
  readonly page: (repository: string) => string;
  readonly raw: (repository: string) => string;
}

const hosts: Readonly<Record<string, Bases>> = {
  'github.com': {
    page: (repository) => `${repository}/blob`,
    raw: (repository) => `${repository.replace('https://github.com/', 'https://raw.githubusercontent.com/')}`,
  },
  'gitlab.com': { page: (repository) => `${repository}/-/blob`, raw: (repository) => `${repository}/-/raw` },
  'bitbucket.org': { page: (repository) => `${repository}/src`, raw: (repository) => `${repository}/raw` },
};
