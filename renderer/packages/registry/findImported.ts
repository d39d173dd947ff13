import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { importedPackage } from '../../model/importedPackage.ts';
import type { Release } from './findRelease.ts';
import { type UnpackRequest, unpack } from './writeReleases.ts';

/** Names of the packages that the declarations of a release import. None if it cannot be unpacked, which is reported where it is installed. */
export async function findImported(release: Release, request: Omit<UnpackRequest, 'folder' | 'left'>): Promise<ReadonlySet<string>> {
  if (release.others.length === 0) return new Set();
  const { cacheFolder, connection } = request;
  const folder = await mkdtemp(join(cacheFolder, 'imports-'));
  try {
    await unpack(release, { ...request, folder, left: connection.limits });
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.d\.[cm]?ts$/.test(file));
    const found = new Set<string>();
    for (const file of files) for (const name of importsIn(await readFile(join(folder, file), 'utf8'))) found.add(name);
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A comment may have an import as well. It costs a download at most, of a package that the release names. */
function importsIn(text: string): readonly string[] {
  const specifiers = text.matchAll(/\b(?:from|import|require|types)\b\s*[(=]?\s*["']([^"'\n]+)["']/g);
  return [...specifiers].flatMap(([, specifier = '']) => importedPackage(specifier) ?? []);
}
