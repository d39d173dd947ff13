import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MissingDependency, missingDependencies, notAName, notFetched } from '../../diagnostics/registry.ts';
import { hasLinks } from '../../engine/findCacheFolder.ts';
import { makeFolder } from '../../engine/makeFolder.ts';
import { safeSegment } from '../../model/addresses.ts';
import { requireInside } from '../../model/insideFolder.ts';
import { memoize } from '../../model/memoize.ts';
import type { Found } from '../../model/problem.ts';
import { isRefusal } from '../isRefusal.ts';
import type { Connection } from './download.ts';
import { findImported } from './findImported.ts';
import { findPackageSet, type PackageSet } from './findPackageSet.ts';
import type { Release } from './findRelease.ts';
import { type FetchLimits, fetchLimits } from './limits.ts';
import { type NpmSpec, parseNpmSpec } from './npmSpec.ts';
import { keepKnown, type Releases, readKnown } from './readKnown.ts';
import { type RegistryOf, unusableRegistry } from './registryOf.ts';
import { writeReleases } from './writeReleases.ts';

interface FetchRequest {
  /** `npm:zod@4`. */
  readonly path: string;
  readonly registryOf: RegistryOf;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  /** The folder that the user named for it: it may not be a symbolic link, nor have one. */
  readonly givenFolder?: string | undefined;
  /** Default: those of the documentation. */
  readonly limits?: FetchLimits | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the release before the registry is asked for its parts. */
  readonly onRelease?: ((release: Release, registry: string) => void) | undefined;
}

/**
 * Fetches a package from the registry, with the dependencies that its types may need, into a folder of the cache as npm would install them.
 * Files are only unpacked: no script of any package runs. An exact version that is in the cache needs no registry. Returns the package's folder.
 * Dependencies that cannot be had are named in a warning, and tried again by the next request.
 */
export async function fetchPackage(request: FetchRequest): Promise<Found<string | undefined>> {
  const { path, givenFolder } = request;
  const spec = parseNpmSpec(path);
  if (spec === undefined) return { value: undefined, problems: [notAName(path)] };
  if (givenFolder !== undefined && hasLinks(givenFolder))
    return failed(path, `the cache folder ${givenFolder} is a symbolic link, or has one`);
  const registry = request.registryOf(spec.name);
  if (registry === undefined) return failed(path, unusableRegistry);
  try {
    makeFolder(request.cacheFolder);
    return await fetchFrom(registry, { ...request, spec });
  } catch (error) {
    // The command reports a machine that refuses. Other failures of the system are those of a cache folder that cannot be one.
    if (isRefusal(error) || !(error instanceof Error && 'syscall' in error)) throw error;
    return failed(path, `the cache folder cannot be used (${error.message})`);
  }
}

async function fetchFrom(registry: string, request: FetchRequest & { readonly spec: NpmSpec }): Promise<Found<string | undefined>> {
  const { path, spec, registryOf, cacheFolder, limits = fetchLimits, signal } = request;
  const connection = { limits, deadline: AbortSignal.timeout(limits.allDownloads), signal };
  const place = { spec, registry, cacheFolder };
  const tell = memoize((release: Release) => request.onRelease?.(release, registry));
  const installing = (release: Release) => ({ registryOf, cacheFolder, connection, onRequest: () => tell(release) });
  const install = (set: PackageSet) => installSet(set, installing(set.release));
  const known = await readKnown(place);
  const reused = known && (await install({ ...known, missing: [] }));
  if (reused?.ok && reused.missing.length === 0) return { value: reused.folder, problems: [] };
  // What was known may be out of date: addresses of tarballs change.
  const importedBy = (release: Release) => {
    tell(release);
    return findImported(release, installing(release));
  };
  const set = await findPackageSet({ spec, registryOf, registry, connection, importedBy });
  if (!set.ok) return failed(path, set.reason);
  const installed = await install(set);
  if (!installed.ok) return failed(path, installed.reason);
  const { folder, missing } = installed;
  // The registry may have the rest by the next request.
  if (missing.length === 0) await keepKnown(set, place);
  return { value: folder, problems: missing.length === 0 ? [] : [missingDependencies({ path, missing })] };
}

interface InstallRequest extends Pick<FetchRequest, 'registryOf' | 'cacheFolder'> {
  readonly connection: Connection;
  /** Called before a registry is asked. */
  readonly onRequest: () => void;
}

type Installed =
  | {
      readonly ok: true;
      /** Absolute, of the package. */
      readonly folder: string;
      readonly missing: readonly MissingDependency[];
    }
  | { readonly ok: false; readonly reason: string };

/** Unpacks a package and its dependencies into a folder of the cache, if the cache does not have it yet. */
async function installSet(set: PackageSet, request: InstallRequest): Promise<Installed> {
  const complete = placeOf(set, request.cacheFolder);
  if (existsSync(complete.own)) return { ok: true, folder: complete.own, missing: set.missing };
  const fresh = `${complete.folder}.${process.pid}`;
  try {
    const written = await writeReleases({ ...set, ...request, modules: join(fresh, 'node_modules') });
    if (!written.ok) return written;
    // The name says what is in the folder, so one without a dependency never takes the place of a complete one.
    const { folder, own } = placeOf({ ...set, all: written.all }, request.cacheFolder);
    await mkdir(dirname(folder), { recursive: true });
    await rename(fresh, folder).catch((error: unknown) => {
      // Another process was faster.
      if (!existsSync(own)) throw error;
    });
    return { ok: true, folder: own, missing: [...set.missing, ...written.missing] };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Where a package and its dependencies are in the cache: the folder of all, and that of the package. */
function placeOf({ release: { name, version }, all }: Releases, cacheFolder: string): { readonly folder: string; readonly own: string } {
  const folder = join(cacheFolder, 'packages', `${safeSegment(`${name}-${version}`)}-${hashOf(all)}`);
  return { folder, own: requireInside(join(folder, 'node_modules'), name) };
}

function hashOf(releases: readonly Release[]): string {
  const all = releases.map(({ name, integrity }) => JSON.stringify([name, integrity])).toSorted();
  return createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16);
}

function failed(path: string, reason: string): Found<undefined> {
  return { value: undefined, problems: [notFetched({ path, reason })] };
}
