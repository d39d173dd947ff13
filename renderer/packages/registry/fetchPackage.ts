import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFetched } from '../../diagnostics/packages.ts';
import type { Found } from '../../model/problem.ts';
import { readTarball } from '../readTarball.ts';
import { findRelease, type Release } from './findRelease.ts';
import { type NpmSpec, parseNpmSpec } from './npmSpec.ts';
import { readPacked } from './readPacked.ts';
import type { RegistryOf } from './registryOf.ts';

export interface FetchRequest {
  /** `npm:zod@4`. */
  readonly path: string;
  readonly registryOf: RegistryOf;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with each release before it is downloaded. */
  readonly onRelease?: ((release: Release, registry: string) => void) | undefined;
}

/** Most packages that are downloaded for one request. */
const mostReleases = 400;

/**
 * Fetches a package from the registry, with the dependencies that its types may need, into a folder of the cache as npm would install them.
 * Files are only unpacked: no script of any package runs. Returns the package's folder.
 */
export async function fetchPackage(request: FetchRequest): Promise<Found<string | undefined>> {
  const { path, cacheFolder, signal } = request;
  const spec = parseNpmSpec(path);
  if (spec === undefined) return failed(path, 'it is not the name of a package');
  const found = await find(spec, request);
  if (!found.ok) return failed(path, found.reason);
  const { release } = found;
  request.onRelease?.(release, request.registryOf(release.name));
  const releases = await withDependencies(release, request);
  const folder = join(cacheFolder, 'packages', `${release.name.replace('/', '__')}-${release.version}-${hashOf(releases)}`);
  const own = join(folder, 'node_modules', release.name);
  if (existsSync(own)) return { value: own, problems: [] };
  const fresh = `${folder}.${process.pid}`;
  try {
    for (const one of releases) {
      const packed = await readPacked({ release: one, cacheFolder, signal });
      const target = join(fresh, 'node_modules', one.name);
      await mkdir(target, { recursive: true });
      const unpacked = packed.ok ? await readTarball(packed.file, target) : packed;
      // A missing dependency only costs its types; the package itself is required.
      if (!unpacked.ok && one === release) return failed(path, unpacked.reason);
    }
    await rename(fresh, folder).catch(() => undefined);
    return { value: own, problems: [] };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

function find(spec: NpmSpec, { registryOf, signal }: FetchRequest) {
  return findRelease({ ...spec, registry: registryOf(spec.name), signal });
}

/** The release with all of its dependencies, one version of each. Missing types of peer dependencies are looked up in DefinitelyTyped. */
async function withDependencies(release: Release, request: FetchRequest): Promise<readonly Release[]> {
  const known = new Map<string, Release>([[release.name, release]]);
  const typesOfPeers = release.peers.map(({ name }) => ({ name: `@types/${name.replace(/^@/, '').replace('/', '__')}`, range: 'latest' }));
  let next: readonly NpmSpec[] = [...release.dependencies, ...release.peers, ...typesOfPeers];
  while (next.length > 0 && known.size < mostReleases) {
    const wanted = [...new Map(next.map((spec) => [spec.name, spec])).values()].filter(({ name }) => !known.has(name));
    const found = await Promise.all(wanted.slice(0, mostReleases - known.size).map((spec) => find(spec, request)));
    const fresh = found.flatMap((one) => (one.ok ? [one.release] : []));
    for (const one of fresh) known.set(one.name, one);
    next = fresh.flatMap(({ dependencies }) => dependencies);
  }
  return [...known.values()];
}

function hashOf(releases: readonly Release[]): string {
  const all = releases.map(({ name, integrity }) => `${name} ${integrity}`).toSorted();
  return createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16);
}

function failed(path: string, reason: string): Found<undefined> {
  return { value: undefined, problems: [notFetched({ path, reason })] };
}
