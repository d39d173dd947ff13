import { compareVersions } from '../history/compute/compareVersions.ts';
import { parseJson } from '../model/parseJson.ts';
import { latestFolder, type ReleaseManifest, versionsFolder } from '../model/releases.ts';

/** Reads `versions.json`. Undefined when the text is not such a file, or has a name that gqldocs would not give a release. */
export function parseManifest(text: string): ReleaseManifest | undefined {
  const value = parseJson(text);
  return isManifest(value) ? value : undefined;
}

/** The manifest with one more release, at its place by version. A name that is not a version, such as `next`, comes last. */
export function addRelease(manifest: ReleaseManifest | undefined, name: string): ReleaseManifest {
  const names = new Set([...(manifest?.releases ?? []), name]);
  const releases = [...names].toSorted((one, other) => compareVersions(other, one) || (one < other ? -1 : 1));
  return { version: 1, latest: releases[0] ?? name, releases };
}

export function formatManifest(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

function isManifest(value: unknown): value is ReleaseManifest {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && value.version === 1 && 'latest' in value && typeof value.latest === 'string' && isReleaseName(value.latest)))
    return false;
  return (
    'releases' in value &&
    Array.isArray(value.releases) &&
    value.releases.every((name: unknown) => typeof name === 'string' && isReleaseName(name))
  );
}

/** Whether a release can have this name: it becomes the name of a folder and a part of addresses. */
export function isReleaseName(name: string): boolean {
  return /^[a-z\d][\w.+-]*$/i.test(name) && name !== latestFolder && name !== versionsFolder && !/\.(?:html|json)$/i.test(name);
}
