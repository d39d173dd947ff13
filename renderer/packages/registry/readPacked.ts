import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shownAddress } from './addresses.ts';
import { type Connection, download } from './download.ts';
import type { Release } from './findRelease.ts';

interface PackedRequest {
  readonly release: Release;
  /** Address of the package's registry. */
  readonly registry: string;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  /** Bytes of the tarball. */
  readonly most: number;
  readonly connection: Connection;
  /** Called before the registry is asked. */
  readonly onRequest: () => void;
}

type Packed =
  | {
      readonly ok: true;
      /** Absolute. */
      readonly file: string;
      readonly bytes: number;
    }
  | { readonly ok: false; readonly reason: string };

/** The tarball of a release, from the cache or the registry. Only bytes that have the release's hash are taken, also from the cache. */
export async function readPacked(request: PackedRequest): Promise<Packed> {
  const { release, registry, cacheFolder, most, connection, onRequest } = request;
  const check = checkOf(release.integrity);
  if (check === undefined) return { ok: false, reason: `the registry names no hash for ${release.name}@${release.version}` };
  const file = join(cacheFolder, 'tarballs', `${check.algorithm}-${check.hex}.tgz`);
  if ((await hashOfFile(file, check.algorithm)) === check.hex) return { ok: true, file, bytes: (await stat(file)).size };
  onRequest();
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  const hash = createHash(check.algorithm);
  const handle = await open(fresh, 'w');
  try {
    const take = async (part: Uint8Array): Promise<void> => {
      hash.update(part);
      await handle.appendFile(part);
    };
    const answer = await download({ url: release.tarball, registry, most, take }, connection);
    if (!answer.ok) return answer;
    if (hash.digest('hex') !== check.hex)
      return { ok: false, reason: `${shownAddress(release.tarball)} does not have the ${check.algorithm} hash that the registry names` };
    await handle.close();
    await rename(fresh, file);
    return { ok: true, file, bytes: (await stat(file)).size };
  } finally {
    await handle.close().catch(() => undefined);
    await rm(fresh, { force: true });
  }
}

async function hashOfFile(file: string, algorithm: string): Promise<string | undefined> {
  const hash = createHash(algorithm);
  try {
    for await (const part of createReadStream(file)) hash.update(part);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

const algorithms = ['sha512', 'sha384', 'sha256', 'sha1'];

/** The strongest hash of several. */
function checkOf(integrity: string): { readonly algorithm: string; readonly hex: string } | undefined {
  const all = integrity.split(/\s+/);
  const found = algorithms.flatMap((algorithm) => {
    const written = all.find((one) => one.startsWith(`${algorithm}-`));
    return written === undefined ? [] : [{ algorithm, hex: Buffer.from(written.slice(algorithm.length + 1), 'base64').toString('hex') }];
  })[0];
  // It becomes the name of a file.
  return found?.hex.length === 2 * createHash(found?.algorithm ?? 'sha1').digest().length ? found : undefined;
}
