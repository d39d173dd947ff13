import type { VersionLink } from '../../templates/context.ts';
import type { Route } from '../model/plan.ts';
import { latestBase, type SiteRelease } from '../model/releases.ts';
import type { Site } from './site.ts';

interface CanonicalRequest {
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

/** A page in each version of its package. Empty for pages of no package, or of one with one version. */
export function versionsOfRoute(route: Route, { versions }: Pick<Site, 'versions'>): readonly VersionLink[] {
  if (!('package' in route)) return [];
  const { slug, name } = route.package;
  return versions(slug, name, route.href, 'symbol' in route ? route.symbol.id : '');
}
