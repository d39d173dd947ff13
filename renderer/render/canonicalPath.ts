import type { VersionLink } from '../../templates/context.ts';
import { latestBase, type SiteRelease } from '../model/releases.ts';

export interface CanonicalRequest {
  /** Address of the page itself, with `baseUrl`. */
  readonly own: string;
  /** Of the page, as by `versionLinks`. */
  readonly versions: readonly VersionLink[];
  readonly baseUrl: string;
  readonly release?: SiteRelease | undefined;
}

/**
 * Address of the page that search engines should list: the one of the first version that has it. A published release names the page of the
 * newest release, whose address stays.
 */
export function canonicalPath({ own, versions, baseUrl, release }: CanonicalRequest): string {
  const path = otherVersion(versions) ?? own;
  return release === undefined ? path : `${latestBase(release)}${path.slice(baseUrl.length)}`;
}

/** Address of the same page in the version that search engines should list. Undefined: this page is the one. */
export function otherVersion(versions: readonly VersionLink[]): string | undefined {
  const first = versions.find(({ isSame }) => isSame);
  return first === undefined || first.isCurrent ? undefined : first.href;
}
