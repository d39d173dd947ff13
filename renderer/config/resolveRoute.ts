import { authorHref } from '../model/addresses.ts';

/** A section's route as an address, without a trailing slash: `/docs/` is `/docs`, `/my docs` is `/my-docs`, and the root is empty. */
export function resolveRoute(route: string): string {
  return authorHref(route).replace(/\/$/, '');
}
