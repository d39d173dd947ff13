import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { MissingDependency } from '../../diagnostics/registry.ts';
import { requireInside } from '../../model/insideFolder.ts';
import { readTarball } from '../readTarball.ts';
import type { Connection } from './download.ts';
import type { Release } from './findRelease.ts';
import type { Releases } from './readKnown.ts';
import { readPacked } from './readPacked.ts';
import { type RegistryOf, unusableRegistry } from './registryOf.ts';

interface WriteRequest extends Releases {
  /** Absolute folder that gets a folder for each package, by its name. */
  readonly modules: string;
  readonly registryOf: RegistryOf;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  readonly connection: Connection;
  /** Called before a registry is asked. */
  readonly onRequest: () => void;
}

type Unpacked =
  | {
      readonly ok: true;
      /** The package and the dependencies that have a folder. */
      readonly all: readonly Release[];
      readonly missing: readonly MissingDependency[];
    }
  | { readonly ok: false; readonly reason: string };

/** Unpacks a package and its dependencies. A missing dependency only costs its types; the package itself is required. */
export async function writeReleases(request: WriteRequest): Promise<Unpacked> {
  const { limits } = request.connection;
  const unpacked: Release[] = [];
  const missing: MissingDependency[] = [];
  const left = { bytes: limits.bytes, files: limits.files };
  for (const release of request.all) {
    request.connection.signal?.throwIfAborted();
    const folder = requireInside(request.modules, release.name);
    const found = await unpack(release, { ...request, folder, left });
    left.bytes -= found.bytes;
    left.files -= found.files;
    if (found.ok) unpacked.push(release);
    else if (release === request.release) return { ok: false, reason: found.reason };
    else {
      missing.push({ name: release.name, reason: found.reason });
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { ok: true, all: unpacked, missing };
}

export interface UnpackRequest extends Omit<WriteRequest, keyof Releases | 'modules'> {
  /** Absolute. */
  readonly folder: string;
  /** What this and all further packages may take. */
  readonly left: { readonly bytes: number; readonly files: number };
}

/** Unpacks a release, and says how much of what was left it took. */
export async function unpack(release: Release, { folder, left, registryOf, cacheFolder, connection, onRequest }: UnpackRequest) {
  const nothing = { bytes: 0, files: 0 };
  const registry = registryOf(release.name);
  if (registry === undefined) return { ok: false, reason: unusableRegistry, ...nothing } as const;
  const { bytes, files, tarball } = connection.limits;
  const tooLarge = `the packages have more than ${Math.floor(bytes / 1024 / 1024)} MB or ${files} files`;
  if (left.bytes <= 0 || left.files <= 0) return { ok: false, reason: tooLarge, ...nothing } as const;
  const packed = await readPacked({ release, registry, cacheFolder, most: Math.min(left.bytes, tarball), connection, onRequest });
  if (!packed.ok) return { ...packed, ...nothing };
  const most = { bytes: left.bytes - packed.bytes, files: left.files };
  const found = await readTarball({ packed: createReadStream(packed.file), folder, most });
  const taken = { bytes: packed.bytes + found.bytes, files: found.files };
  if (found.bytes > most.bytes || found.files > most.files) return { ok: false, reason: tooLarge, ...taken } as const;
  return found.ok ? { ...found, ...taken } : { ...found, ...taken, reason: `its tarball cannot be unpacked, since ${found.reason}` };
}
