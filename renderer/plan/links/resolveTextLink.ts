import { posix } from 'node:path';
import type { ApiPackage } from '../../model/api.ts';
import type { Reference } from '../../model/resolve.ts';
import { repositoryFile } from '../../packages/repositoryFile.ts';
import { splitTarget } from './address.ts';
import type { Resolution, ResolveRequest } from './resolution.ts';
import { resolveReference } from './resolveReference.ts';

/** Whether a reference is in a package's README or CHANGELOG, where paths are relative to files that are not part of the site. */
export function isInText({ place, target }: Reference, { readme, changelog }: ApiPackage): boolean {
  const isPath = !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(target);
  return isPath && [readme, changelog].some((text) => text?.place?.file === place.file);
}

/**
 * Resolves a path of a README or CHANGELOG: to a page of this site or a copied picture, otherwise to the file in the repository. A path
 * from the root is one within the repository, as its host shows it. A file that is missing in the checkout, or in a
 * package without a repository, is a problem. If the repository is unknown, the text is not linked.
 */
export function resolveTextLink(request: ResolveRequest, pkg: ApiPackage): Resolution {
  const { target, kind } = request.reference;
  const { path, rest } = splitTarget(target);
  const directory = pkg.files?.directory ?? '';
  if (target.startsWith('/')) return inRepository({ pkg, path, rest, kind });
  const found = resolveReference(request);
  const isMissing = pkg.files?.missing.includes(posix.normalize(path)) === true;
  return found.problem === undefined || isMissing ? found : inRepository({ pkg, path: posix.join(directory, path), rest, kind });
}

interface RepositoryRequest {
  readonly pkg: ApiPackage;
  readonly path: string;
  readonly rest: string;
  readonly kind: Reference['kind'];
}

function inRepository({ pkg, path, rest, kind }: RepositoryRequest): Resolution {
  const { repository, commit } = pkg;
  const file = { path, revision: commit, kind: kind === 'image' ? 'image' : 'link' } as const;
  const href = repository === undefined ? undefined : repositoryFile({ repository, ...file });
  return { to: href === undefined ? { kind: 'nothing' } : { kind: 'external', href: `${href}${rest}` } };
}
