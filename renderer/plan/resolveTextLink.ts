import { posix } from 'node:path';
import type { ApiPackage } from '../model/api.ts';
import type { Reference } from '../model/resolve.ts';
import { repositoryFile } from '../packages/repositoryFile.ts';
import { type Resolution, type ResolveRequest, resolveReference, splitTarget } from './resolveReference.ts';

/** Whether a reference stands in a package's README or CHANGELOG, whose paths count from files that aren't the site's. */
export function isInText({ place, target }: Reference, { readme, changelog }: ApiPackage): boolean {
  const isPath = !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(target);
  return isPath && [readme, changelog].some((text) => text?.place?.file === place.file);
}

/**
 * Resolves a path of a README or CHANGELOG: to a page of this site or a picture that came along, else to the file in the repository.
 * A path from the root is one within the repository, as its host shows it. What isn't in a checkout of the repository is a
 * problem; where nobody knows the repository, nothing is linked.
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
  const { repository } = pkg;
  const href = repository === undefined ? undefined : repositoryFile({ repository, path, kind: kind === 'image' ? 'image' : 'link' });
  return { to: href === undefined ? { kind: 'nothing' } : { kind: 'external', href: `${href}${rest}` } };
}
