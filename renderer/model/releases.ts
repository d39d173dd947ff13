/** `versions.json` in a folder of releases. Pages of all releases read it, so that older ones learn about newer ones. */
export interface ReleaseManifest {
  /** Of the format. */
  readonly version: 1;
  /** Name of the newest release: `latest/` has its pages. */
  readonly latest: string;
  /** Names of all releases, the newest first. Each is also the name of a folder. */
  readonly releases: readonly string[];
}

/** What a page of a published release knows about it. */
export interface SiteRelease {
  /** `v17.1.0`. */
  readonly name: string;
  /** Address of the folder with all releases, with slashes at both ends: `/` or `/docs/`. */
  readonly root: string;
}

/** Folder with the newest release. Its addresses stay when a newer release comes. */
export const latestFolder = 'latest';

/** Page with a list of all releases, next to them. */
export const versionsFolder = 'versions';

export const manifestFile = 'versions.json';

/** The base URL of the newest release: `/docs/latest/`. */
export function latestBase({ root }: SiteRelease): string {
  return `${root}${latestFolder}/`;
}
