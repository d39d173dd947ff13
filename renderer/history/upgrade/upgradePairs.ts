import { compareVersions } from '../compute/compareVersions.ts';

/** Two releases, of which the second has the next known major version. */
interface UpgradePair<Release> {
  readonly from: Release;
  readonly to: Release;
}

/**
 * The last release of each major version with the last release of the one before, the newest first: of the newest major version, and of
 * those in `noted`.
 *
 * @param releases the oldest first
 */
export function upgradePairs<Release extends { readonly version: string }>(
  releases: readonly Release[],
  noted: ReadonlySet<number>,
): readonly UpgradePair<Release>[] {
  const sorted = releases.toSorted((a, b) => compareVersions(a.version, b.version));
  const last = new Map(sorted.map((release) => [majorOf(release.version), release]));
  const all = [...last.values()];
  const newest = all.at(-1);
  return all
    .flatMap((to, index) => {
      const from = all[index - 1];
      const isWanted = to === newest || noted.has(majorOf(to.version));
      return from === undefined || !isWanted ? [] : [{ from, to }];
    })
    .toReversed();
}

/** The first number of a version; 0 where it has none. */
export function majorOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}
