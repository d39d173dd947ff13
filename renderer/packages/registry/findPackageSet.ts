import type { MissingDependency } from '../../diagnostics/registry.ts';
import type { Connection } from './download.ts';
import { type FoundRelease, findRelease, type Release, type ReleaseFacts } from './findRelease.ts';
import type { NpmSpec } from './npmSpec.ts';
import type { Releases } from './readKnown.ts';
import { type RegistryOf, unusableRegistry } from './registryOf.ts';

interface PackageSetRequest {
  readonly spec: NpmSpec;
  readonly registryOf: RegistryOf;
  /** Address of the package's registry. */
  readonly registry: string;
  readonly connection: Connection;
  /** Called with the release before the registry is asked for its dependencies. Returns the packages that its declarations import. */
  readonly importedBy: (release: Release) => Promise<ReadonlySet<string>>;
}

export interface PackageSet extends Releases {
  /** Dependencies that are not among them. */
  readonly missing: readonly MissingDependency[];
}

type FoundSet = (PackageSet & { readonly ok: true }) | { readonly ok: false; readonly reason: string };

/** Asks the registry for a release and its dependencies. */
export async function findPackageSet(request: PackageSetRequest): Promise<FoundSet> {
  const { spec, registry, connection } = request;
  const found = await findRelease({ ...spec, registry }, connection);
  if (!found.ok) return found;
  return { ok: true, ...(await withDependencies(found, request)) };
}

/** How many packages a registry is asked for at a time. */
const atOnce = 8;

/**
 * One version of each package, that of the package nearest to the first. Types of peer dependencies may be in DefinitelyTyped. Requests run in
 * batches, and answers are taken in the order of their requests, so that limits are reached at the same package each time.
 */
async function withDependencies(own: ReleaseFacts, { registryOf, connection, importedBy }: PackageSetRequest): Promise<PackageSet> {
  const { packages: mostPackages, allMetadata } = connection.limits;
  const all: Release[] = [];
  const missing = new Map<string, string>();
  /** Names by their folders. */
  const taken = new Map([[folderKey(own.release.name), own.release.name]]);
  const queue: NpmSpec[] = [];
  const ask = (spec: NpmSpec): void => {
    const key = folderKey(spec.name);
    const other = taken.get(key);
    if (other === undefined) queue.push(spec);
    else if (other !== spec.name) missing.set(spec.name, `its folder would be that of "${other}"`);
    taken.set(key, other ?? spec.name);
  };
  const take = ({ release, refused }: ReleaseFacts): void => {
    all.push(release);
    for (const name of refused) missing.set(name, 'npm allows no such name');
    for (const spec of release.dependencies) ask(spec);
  };
  take(own);
  const { peers, others } = own.release;
  const imported = await importedBy(own.release);
  const typesOfImported = new Set([...imported].map(typesName));
  const needed = others.filter(({ name }) => imported.has(name) || typesOfImported.has(name));
  for (const spec of [...peers, ...needed]) ask(spec);
  const guesses = typesOf([...peers, ...needed]);
  for (const spec of guesses) ask(spec);
  const isGuess = new Set(guesses.map(({ name }) => name));
  let bytes = 0;
  while (queue.length > 0 && all.length < mostPackages && bytes <= allMetadata) {
    const batch = queue.splice(0, Math.min(atOnce, mostPackages - all.length));
    const found = await Promise.all(batch.map((spec) => findDependency(spec, registryOf, connection)));
    for (const [index, { name }] of batch.entries()) {
      const one = found[index];
      if (one === undefined) continue;
      bytes += one.bytes;
      if (one.ok) take(one);
      else if (!(one.isGone && isGuess.has(name))) missing.set(name, one.reason);
    }
  }
  const reason = bytes > allMetadata ? 'its registries describe too many releases' : `there are more than ${mostPackages} packages`;
  for (const { name } of queue) missing.set(name, reason);
  return { release: own.release, all, missing: [...missing].map(([name, why]) => ({ name, reason: why })) };
}

async function findDependency(spec: NpmSpec, registryOf: RegistryOf, connection: Connection): Promise<FoundRelease> {
  const registry = registryOf(spec.name);
  if (registry === undefined) return { ok: false, reason: unusableRegistry, isGone: false, bytes: 0 };
  return findRelease({ ...spec, registry }, connection);
}

function typesOf(peers: readonly NpmSpec[]): readonly NpmSpec[] {
  const others = peers.filter(({ name }) => !name.startsWith('@types/'));
  return others.map(({ name }) => ({ name: typesName(name), range: 'latest' }));
}

function typesName(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

/** On macOS and Windows, the folders `Zod` and `zod` are one; on Windows, so are `zod.` and `zod`. */
function folderKey(name: string): string {
  return name.toLowerCase().replace(/\.+(?=$|\/)/g, '');
}
