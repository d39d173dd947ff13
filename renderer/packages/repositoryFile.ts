import { posix } from 'node:path';

export interface RepositoryFile {
  /** Address of the repository: `https://github.com/graphql/graphql-js`. */
  readonly repository: string;
  /** Path within the repository. */
  readonly path: string;
  readonly kind: 'link' | 'image';
}

/**
 * Address of a file in a repository: the page that shows it, or, for a picture, the file itself. Only for hosts whose addresses are
 * known. It is that of the default branch's newest state (`HEAD`), since nobody can tell from a package whether a tag for
 * its version was ever pushed.
 */
export function repositoryFile({ repository, path, kind }: RepositoryFile): string | undefined {
  const { hostname, pathname } = new URL(repository);
  const inside = posix.normalize(`./${path}`).replace(/\/$/, '');
  if (inside === '..' || inside.startsWith('../')) return undefined;
  const bases = hosts[hostname];
  if (bases === undefined || pathname.split('/').length < 3) return undefined;
  if (inside === '.') return kind === 'link' ? repository : undefined;
  return `${kind === 'link' ? bases.page(repository) : bases.raw(repository)}/${inside.split('/').map(encodeURIComponent).join('/')}`;
}

interface Bases {
  readonly page: (repository: string) => string;
  readonly raw: (repository: string) => string;
}

const hosts: Readonly<Record<string, Bases>> = {
  'github.com': {
    page: (repository) => `${repository}/blob/HEAD`,
    raw: (repository) => `${repository.replace('https://github.com/', 'https://raw.githubusercontent.com/')}/HEAD`,
  },
  'gitlab.com': { page: (repository) => `${repository}/-/blob/HEAD`, raw: (repository) => `${repository}/-/raw/HEAD` },
  'bitbucket.org': { page: (repository) => `${repository}/src/HEAD`, raw: (repository) => `${repository}/raw/HEAD` },
};
