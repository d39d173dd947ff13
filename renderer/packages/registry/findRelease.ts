import semver from 'semver';
import { isRecord, parseRecord } from '../manifest.ts';
import { download } from './download.ts';
import { isPackageName } from './isPackageName.ts';
import type { NpmSpec } from './npmSpec.ts';

/** A version of a package in a registry. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly tarball: string;
  /** As in `package-lock.json`: `sha512-…`. */
  readonly integrity: string;
  /** Names and ranges of packages that its types may need. */
  readonly dependencies: readonly NpmSpec[];
  readonly peers: readonly NpmSpec[];
  /** Names of dependencies that no package can have: `../other`. They are used neither in addresses nor in paths. */
  readonly refused: readonly string[];
}

type FoundRelease = { readonly ok: true; readonly release: Release } | { readonly ok: false; readonly reason: string };

interface ReleaseRequest extends NpmSpec {
  readonly registry: string;
  readonly signal?: AbortSignal | undefined;
}

/** Asks the registry for the newest version that a range or tag means. */
export async function findRelease({ name, range, registry, signal }: ReleaseRequest): Promise<FoundRelease> {
  const url = `${registry}/${encodeURIComponent(name).replace(/^%40/, '@')}`;
  const answer = await download({ url, accept: 'application/vnd.npm.install-v1+json', signal });
  if (!answer.ok) return answer;
  const known = parseRecord(answer.bytes.toString());
  const versions = isRecord(known?.versions) ? known.versions : undefined;
  if (versions === undefined) return { ok: false, reason: `${registry} gave no versions of ${name}` };
  const tags = isRecord(known?.['dist-tags']) ? known['dist-tags'] : {};
  const tagged = tags[range];
  const version = typeof tagged === 'string' ? tagged : bestVersion(Object.keys(versions), range);
  const release = version === undefined ? undefined : toRelease(name, versions[version]);
  return release === undefined ? { ok: false, reason: `${registry} has no version of ${name} for "${range}"` } : { ok: true, release };
}

function bestVersion(versions: readonly string[], range: string): string | undefined {
  return semver.maxSatisfying([...versions], range) ?? undefined;
}

function toRelease(name: string, manifest: unknown): Release | undefined {
  if (!isRecord(manifest) || !isRecord(manifest.dist) || typeof manifest.version !== 'string') return undefined;
  const { tarball, integrity, shasum } = manifest.dist;
  const sha1 = typeof shasum === 'string' ? `sha1-${Buffer.from(shasum, 'hex').toString('base64')}` : undefined;
  const hash = typeof integrity === 'string' ? integrity : sha1;
  if (typeof tarball !== 'string' || hash === undefined) return undefined;
  const optional = isRecord(manifest.peerDependenciesMeta) ? manifest.peerDependenciesMeta : {};
  const dependencies = specsOf(manifest.dependencies);
  const peers = specsOf(manifest.peerDependencies).filter((peer) => !isRecord(optional[peer.name]));
  const isValid = (spec: NpmSpec): boolean => isPackageName(spec.name);
  return {
    ...{ name, version: manifest.version, tarball, integrity: hash },
    dependencies: dependencies.filter(isValid),
    peers: peers.filter(isValid),
    refused: [...dependencies, ...peers].filter((spec) => !isValid(spec)).map((spec) => spec.name),
  };
}

/** Of other sources than the registry, such as Git, nothing is taken. */
function specsOf(dependencies: unknown): readonly NpmSpec[] {
  const written = isRecord(dependencies) ? Object.entries(dependencies) : [];
  return written.flatMap(([name, range]) => (typeof range === 'string' && semver.validRange(range) !== null ? [{ name, range }] : []));
}
