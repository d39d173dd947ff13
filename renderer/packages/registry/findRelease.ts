import semver from 'semver';
import { isRecord, parseRecord } from '../manifest.ts';
import { shownAddress } from './addresses.ts';
import { type Connection, download } from './download.ts';
import { isPackageName } from './isPackageName.ts';
import type { NpmSpec } from './npmSpec.ts';

/** A version of a package in a registry. */
export interface Release {
  /** One that npm allows. */
  readonly name: string;
  /** A version by the rules of semver. */
  readonly version: string;
  readonly tarball: string;
  /** As in `package-lock.json`: `sha512-…`. */
  readonly integrity: string;
  /** Names and ranges of packages that its types may need. */
  readonly dependencies: readonly NpmSpec[];
  /** Those of its users, and the types of the runtime that it is for: types of many packages use them without depending on them. */
  readonly peers: readonly NpmSpec[];
  /** What users need not have, and its declarations may import: optional peers, and what the author builds with. */
  readonly others: readonly NpmSpec[];
}

/** What a registry says about a release. */
export interface ReleaseFacts {
  readonly release: Release;
  /** Names of dependencies that no package can have: `../other`. They become neither an address nor a path. */
  readonly refused: readonly string[];
}

interface FoundFacts extends ReleaseFacts {
  readonly ok: true;
}

interface NotFound {
  readonly ok: false;
  readonly reason: string;
  /** Whether there is no such release, as far as the registry knows. Any other failure may pass. */
  readonly isGone: boolean;
}

/** `bytes`: how much the registry sent. */
export type FoundRelease = (FoundFacts | NotFound) & { readonly bytes: number };

interface ReleaseRequest extends NpmSpec {
  /** Address of the package's registry. */
  readonly registry: string;
}

/** Asks the registry for the newest version that a range or tag means. */
export async function findRelease({ name, range, registry }: ReleaseRequest, connection: Connection): Promise<FoundRelease> {
  const parts: Uint8Array[] = [];
  const answer = await download(
    {
      url: `${registry}/${encodeURIComponent(name).replace(/^%40/, '@')}`,
      accept: 'application/vnd.npm.install-v1+json',
      registry,
      most: connection.limits.metadata,
      take: (part) => void parts.push(part),
    },
    connection,
  );
  const bytes = parts.reduce((total, { length }) => total + length, 0);
  return { ...(answer.ok ? readMetadata(Buffer.concat(parts).toString(), { name, range, registry }) : answer), bytes };
}

function readMetadata(text: string, { name, range, registry }: ReleaseRequest): FoundFacts | NotFound {
  const known = parseRecord(text);
  const versions = isRecord(known?.versions) ? known.versions : undefined;
  if (versions === undefined) return { ok: false, reason: `${shownAddress(registry)} gave no versions of ${name}`, isGone: false };
  const tags = isRecord(known?.['dist-tags']) ? known['dist-tags'] : {};
  const tagged = Object.hasOwn(tags, range) ? tags[range] : undefined;
  const version = typeof tagged === 'string' ? tagged : semver.maxSatisfying(Object.keys(versions), range);
  const failed = (reason: string): NotFound => ({ ok: false, reason: `${shownAddress(registry)} ${reason}`, isGone: true });
  if (version === null || !Object.hasOwn(versions, version))
    return failed(`has no version of ${name} for "${range}"${typeof tags.latest === 'string' ? `; the latest is ${tags.latest}` : ''}`);
  const facts = toFacts({ name, version, manifest: versions[version] });
  return facts === undefined
    ? failed(`describes ${name} "${version}" in a way that is incomplete or contradicts itself`)
    : { ok: true, ...facts };
}

interface WrittenRelease {
  readonly name: string;
  /** Key of the manifest. */
  readonly version: string;
  readonly manifest: unknown;
}

/** Undefined for a release that cannot be downloaded, or whose version is not one: versions become paths. */
function toFacts({ name, version, manifest }: WrittenRelease): ReleaseFacts | undefined {
  if (!isRecord(manifest) || !isRecord(manifest.dist) || manifest.version !== version || !isVersion(version)) return undefined;
  const { tarball, integrity, shasum } = manifest.dist;
  const sha1 = typeof shasum === 'string' ? `sha1-${Buffer.from(shasum, 'hex').toString('base64')}` : undefined;
  const hash = typeof integrity === 'string' ? integrity : sha1;
  if (typeof tarball !== 'string' || hash === undefined) return undefined;
  const optional = isRecord(manifest.peerDependenciesMeta) ? manifest.peerDependenciesMeta : {};
  const dependencies = specsOf(manifest.dependencies);
  // Optional types are those that declarations mention: only users of TypeScript need them.
  const isOptional = (meta: unknown): boolean => isRecord(meta) && meta.optional === true;
  const isNeeded = ({ name: peer }: NpmSpec): boolean => !isOptional(optional[peer]) || peer.startsWith('@types/');
  const allPeers = specsOf(manifest.peerDependencies);
  const needed = allPeers.filter(isNeeded);
  const hasRuntime = [...dependencies, ...needed].some((spec) => typesOfRuntimes.has(spec.name));
  const peers = [...needed, ...(hasRuntime ? [] : runtimeTypes(manifest))];
  const others = [...allPeers, ...specsOf(manifest.devDependencies)].filter((spec) => !peers.includes(spec));
  const valid = (specs: readonly NpmSpec[]): readonly NpmSpec[] => specs.filter((spec) => isPackageName(spec.name));
  const needs = { dependencies: valid(dependencies), peers: valid(peers), others: valid(others) };
  return {
    release: { name, version, tarball, integrity: hash, ...needs },
    refused: [...dependencies, ...peers].filter((spec) => !isPackageName(spec.name)).map((spec) => spec.name),
  };
}

/** Those that the author builds with. In a repository of several packages, its root names them; `engines` then says for which Node.js. */
function runtimeTypes({ devDependencies, engines }: Readonly<Record<string, unknown>>): readonly NpmSpec[] {
  const named = specsOf(devDependencies).filter(({ name }) => typesOfRuntimes.has(name));
  return named.length === 0 && isRecord(engines) ? specsOf({ '@types/node': engines.node }) : named;
}

/** Types of runtimes, of which the last two bring those of Node.js. */
const typesOfRuntimes = new Set(['@types/node', '@types/bun', 'bun-types']);

/** npm publishes no other: `v1.0.0` and ` 1.0.0` are only other ways to write one. */
function isVersion(text: string): boolean {
  return semver.valid(text) === text.replace(/\+.*$/s, '');
}

/** Authors write a few dozen characters. Comparing a range of any length with all versions could take minutes. */
const longestRange = 500;

/** Of one package. More would only take time: the number of packages is limited, too. */
const mostDependencies = 1000;

/** Of other sources than the registry, such as Git, nothing is taken. */
function specsOf(dependencies: unknown): readonly NpmSpec[] {
  const written = isRecord(dependencies) ? Object.entries(dependencies).slice(0, mostDependencies) : [];
  return written.flatMap(([name, range]) => {
    const isRange = typeof range === 'string' && range.length <= longestRange && semver.validRange(range) !== null;
    return isRange ? [{ name, range }] : [];
  });
}
