import { compareVersions } from '../../history/compute/compareVersions.ts';
import { parseJson } from '../../model/parseJson.ts';
import { latestFolder, type ReleaseManifest, versionsFolder } from '../../model/releases.ts';

/** Reads `versions.json`. Undefined when the text is not such a file. Names that no release can have are left out. */
export function parseManifest(text: string): Pick<ReleaseManifest, 'releases'> | undefined {
  const value = parseJson(text);
  return isManifest(value) ? { releases: value.releases.filter(isReleaseName) } : undefined;
}

/** The list of some releases, the newest first. Names that are not versions, such as `next`, come last. */
export function listReleases(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].toSorted((one, other) => compareVersions(other, one) || (one < other ? -1 : 1));
}

export function formatManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

function isManifest(value: unknown): value is ReleaseManifest {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && value.version === 1 && 'latest' in value && typeof value.latest === 'string')) return false;
  return 'releases' in value && Array.isArray(value.releases) && value.releases.every((name: unknown) => typeof name === 'string');
}

/**
 * Whether a release can have this name. It becomes the name of a folder, on any system, and a part of addresses. It must not look like a
 * file that gqldocs, hosts or search engines have next to the releases.
 */
export function isReleaseName(name: string): boolean {
  if (!/^[a-z\d][\w.+-]{0,99}$/i.test(name) || name.endsWith('.')) return false;
  return !(reserved.has(name.toLowerCase()) || devices.test(name) || files.test(name));
}

const reserved: ReadonlySet<string> = new Set([latestFolder, versionsFolder, 'index', '404', 'cname']);

/** Of Windows, with any ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const files = /\.(?:html?|json|xml|txt|ico|new)$/i;
