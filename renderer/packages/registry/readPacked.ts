import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { download } from './download.ts';
import type { Release } from './findRelease.ts';

export interface PackedRequest {
  readonly release: Release;
  /** Absolute folder of earlier downloads. */
  readonly cacheFolder: string;
  readonly signal?: AbortSignal | undefined;
}

export type Packed = { readonly ok: true; readonly file: string } | { readonly ok: false; readonly reason: string };

/** The tarball of a release, from the cache or the registry. Only bytes that have the release's hash are taken, also from the cache. */
export async function readPacked({ release, cacheFolder, signal }: PackedRequest): Promise<Packed> {
  const check = checkOf(release.integrity);
  if (check === undefined) return { ok: false, reason: `the registry names no hash for ${release.name}@${release.version}` };
  const file = join(cacheFolder, 'tarballs', `${check.algorithm}-${check.hex}.tgz`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined && check.fits(known)) return { ok: true, file };
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
