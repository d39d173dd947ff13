/**
 * Last part of a package's address, made from its name alone, so that it stays when other packages join the site:
 * `graphql`, `scope-core` for `@scope/core`.
 */
export function packageSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '');
  return slug === '' ? 'package' : slug;
}
