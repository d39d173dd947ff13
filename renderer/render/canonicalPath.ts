import type { VersionLink } from '../../templates/context.ts';

/**
 * Path with `baseUrl` of the page that search engines should list: the one of the first version that has it. Undefined: the page's own.
 *
 * @param versions of the page, as by `versionLinks`
 */
export function canonicalPath(versions: readonly VersionLink[]): string | undefined {
  const first = versions.find(({ isSame }) => isSame);
  return first === undefined || first.isCurrent ? undefined : first.href;
}
