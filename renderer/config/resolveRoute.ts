/** A section's route without a trailing slash: `/docs/` is `/docs`, and the root is empty. */
export function resolveRoute(route: string): string {
  return route.replace(/\/+$/, '');
}
