import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MissingDependency, missingDependencies, notFetched } from '../../diagnostics/registry.ts';
import { hasLinks } from '../../engine/findCacheFolder.ts';
import { safeSegment } from '../../model/addresses.ts';
import { requireInside } from '../../model/insideFolder.ts';
import { memoize } from '../../model/memoize.ts';
import type { Found } from '../../model/problem.ts';
import { readTarball } from '../readTarball.ts';
import { download } from './download.ts';
import { findRelease, type Release } from './findRelease.ts';
import { type NpmSpec, parseNpmSpec } from './npmSpec.ts';
import { keepKnown, readKnown } from './readKnown.ts';
import type { RegistryOf } from './registryOf.ts';

interface FetchRequest {
  /** `npm:zod@4`. */
  readonly path: string;
  readonly registryOf: RegistryOf;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  /** The folder that the user named for it: it may not be a symbolic link, nor have one. */
  readonly givenFolder?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the release before the registry is asked for its parts. */
  readonly onRelease?: ((release: Release, registry: string) => void) | undefined;
}

/** Most packages that are downloaded for one request. */
const mostReleases = 400;

/**
 * Fetches a package from the registry, with the dependencies that its types may need, into a folder of the cache as npm would install them.
 * Files are only unpacked: no script of any package runs. An exact version that is in the cache needs no registry. Returns the package's folder.
 */
export async function fetchPackage(request: FetchRequest): Promise<Found<string | undefined>> {
  const { path, cacheFolder, signal } = request;
  const spec = parseNpmSpec(path);
  if (spec === undefined) return failed(path, 'it is not the name of a package');
  if (request.givenFolder !== undefined && hasLinks(request.givenFolder))
    return failed(path, `the cache folder ${request.givenFolder} is a symbolic link, or has one`);
  const registry = request.registryOf(spec.name);
  const known = await readKnown({ spec, registry, cacheFolder });
  const found = known === undefined ? await find(spec, request) : ({ ok: true, release: known.release } as const);
  if (!found.ok) return failed(path, found.reason);
  const { release } = found;
  const tell = memoize((one: Release) => request.onRelease?.(one, registry));
  const onRequest = (): void => tell(release);
  if (known === undefined) onRequest();
  const releases = known?.releases ?? (await withDependencies(release, request));
  if (known === undefined) await keepKnown(releases, { spec, registry, cacheFolder });
  const folder = join(cacheFolder, 'packages', `${safeSegment(`${release.name}-${release.version}`)}-${hashOf(releases)}`);
  const own = requireInside(join(folder, 'node_modules'), release.name);
  const missing = releases.flatMap(({ refused }) =>
    refused.map((name): MissingDependency => ({ name, reason: 'npm allows no such name' })),
  );
  const problems = missing.length === 0 ? [] : [missingDependencies({ path, missing })];
  if (existsSync(own)) return { value: own, problems };
  const fresh = `${folder}.${process.pid}`;
  try {
    for (const one of releases) {
      const packed = await readPacked({ release: one, cacheFolder, signal, onRequest });
      const target = requireInside(join(fresh, 'node_modules'), one.name);
      await mkdir(target, { recursive: true });
      const unpacked = packed.ok ? await readTarball(await readFile(packed.file), target) : packed;
      // A missing dependency only costs its types; the package itself is required.
      if (!unpacked.ok && one === release) return failed(path, unpacked.reason);
    }
    await rename(fresh, folder).catch(() => undefined);
    return { value: own, problems };
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

interface PackedRequest {
  readonly release: Release;
  /** Called before the registry is asked. */
  readonly onRequest: () => void;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  readonly signal?: AbortSignal | undefined;
}

type Packed = { readonly ok: true; readonly file: string } | { readonly ok: false; readonly reason: string };

/** The tarball of a release, from the cache or the registry. Only bytes that have the release's hash are taken, also from the cache. */
async function readPacked({ release, cacheFolder, signal, onRequest }: PackedRequest): Promise<Packed> {
  const check = checkOf(release.integrity);
  if (check === undefined) return { ok: false, reason: `the registry names no hash for ${release.name}@${release.version}` };
  const file = join(cacheFolder, 'tarballs', `${check.algorithm}-${check.hex}.tgz`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined && check.fits(known)) return { ok: true, file };
  onRequest();
  const answer = await download({ url: release.tarball, signal });
  if (!answer.ok) return answer;
  if (!check.fits(answer.bytes))
    return { ok: false, reason: `${release.tarball} does not have the hash that the registry names (${release.integrity})` };
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, answer.bytes);
  await rename(fresh, file);
  return { ok: true, file };
}

interface Check {
  readonly algorithm: string;
  readonly hex: string;
  readonly fits: (bytes: Buffer) => boolean;
}

/** The strongest hash of several. */
function checkOf(integrity: string): Check | undefined {
  const all = integrity.split(/\s+/);
  const found = ['sha512', 'sha384', 'sha256', 'sha1'].flatMap((algorithm) => {
    const written = all.find((one) => one.startsWith(`${algorithm}-`));
    return written === undefined ? [] : [{ algorithm, hex: Buffer.from(written.slice(algorithm.length + 1), 'base64').toString('hex') }];
  })[0];
  if (found === undefined) return undefined;
  return { ...found, fits: (bytes) => createHash(found.algorithm).update(bytes).digest('hex') === found.hex };
}
