import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import semver from 'semver';
import * as v from 'valibot';
import { safeSegment } from '../../model/addresses.ts';
import type { Release } from './findRelease.ts';
import { isPackageName } from './isPackageName.ts';
import type { NpmSpec } from './npmSpec.ts';

interface KnownRequest {
  readonly spec: NpmSpec;
  /** Address of the package's registry. */
  readonly registry: string;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
}

/** A release with the dependencies that its types may need. */
export interface Releases {
  readonly release: Release;
  /** The package itself first. */
  readonly all: readonly Release[];
}

/**
 * The releases that an earlier request got for an exact version. A published version never changes, so
 * the registry need not be asked again. Undefined for a range or a tag.
 */
export async function readKnown(request: KnownRequest): Promise<Releases | undefined> {
  const version = semver.valid(request.spec.range);
  if (version === null) return undefined;
  try {
    const all = v.parse(schema, JSON.parse(await readFile(fileOf(request, version), 'utf8')));
    const [release] = all;
    return release?.name === request.spec.name && release.version === version ? { release, all } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the registry said of a release and all of its dependencies. */
export async function keepKnown({ release, all }: Releases, request: KnownRequest): Promise<void> {
  const file = fileOf(request, release.version);
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(all));
  await rename(fresh, file);
}

/**
 * Registries may have different packages of one name. Sets of earlier versions are in other folders, and
 * lack packages that only the declarations name.
 */
function fileOf({ spec, registry, cacheFolder }: KnownRequest, version: string): string {
  const source = createHash('sha256').update(registry).digest('hex').slice(0, 16);
  return join(cacheFolder, 'imported-sets', `${safeSegment(`${spec.name}-${version}`)}-${source}.json`);
}

const spec = v.object({ name: v.pipe(v.string(), v.check(isPackageName)), range: v.string() });

const schema = v.array(
  v.object({
    ...{ name: v.pipe(v.string(), v.check(isPackageName)), version: v.string(), tarball: v.string(), integrity: v.string() },
    ...{ dependencies: v.array(spec), peers: v.array(spec), others: v.array(spec) },
  }),
);
