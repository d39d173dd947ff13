/**
 * Whether a release can have a name, for a package of a version: `v2.1.0`, `2.1` or `v2.1.0-docs.1` for 2.1.0. Any other name, such as
 * `next`, says nothing.
 */
export function isNameOf(name: string, version: string): boolean {
  const named = /^v?(\d.*)$/i.exec(name)?.[1];
  return named === undefined || version === '' || `${version}.`.startsWith(`${named}.`) || /^(?:$|[-+.])/.test(restOf(named, version));
}

/** What follows the version; `?` for something else. */
function restOf(named: string, version: string): string {
  return named.startsWith(version) ? named.slice(version.length) : '?';
}
