import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedManifest } from '../../diagnostics/releases.ts';
import type { Found } from '../../model/problem.ts';
import { manifestFile, versionsFolder } from '../../model/releases.ts';
import { findForeignFiles } from '../../publish/findForeignFiles.ts';
import { isReleaseName, parseManifest } from './releaseManifest.ts';

/** The releases in a folder. */
interface KnownReleases {
  /** Names that the list has, without those whose folder is gone. If there is no list: all names of releases. */
  readonly listed: readonly string[];
  /** Names of the other folders with a release. */
  readonly unlisted: readonly string[];
  /** Names of all entries. */
  readonly entries: readonly string[];
}

/** Reads which releases a folder has, and which of them its list has. */
export async function findReleases(folder: string): Promise<Found<KnownReleases>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.map(({ name }) => name).toSorted();
  const folders = entries.flatMap((entry) => (entry.isDirectory() && isReleaseName(entry.name) ? [entry.name] : [])).toSorted();
  const file = join(folder, manifestFile);
  const manifest = existsSync(file) ? parseManifest(await readFile(file, 'utf8')) : { releases: [] };
  const problems = manifest === undefined ? [damagedManifest(file)] : [];
  const listed = folders.filter((name) => manifest?.releases.includes(name));
  const unlisted: string[] = [];
  for (const name of folders) if (!listed.includes(name) && (await isRelease(folder, name))) unlisted.push(name);
  const value = existsSync(file) ? { listed, unlisted } : { listed: unlisted, unlisted: [] };
  return { value: { ...value, entries: names }, problems };
}

/** Whether a folder is a site that was built as a release: its pages have a link to the list of releases. */
async function isRelease(folder: string, name: string): Promise<boolean> {
  if (await findForeignFiles(join(folder, name))) return false;
  const page = await readFile(join(folder, name, '404.html'), 'utf8').catch(() => '');
  return page.includes(`/${name}/"`) && page.includes(`/${versionsFolder}/"`);
}
