import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damagedManifest } from '../diagnostics/releases.ts';
import type { Found } from '../model/problem.ts';
import { manifestFile, type ReleaseManifest } from '../model/releases.ts';
import { parseManifest } from './releaseManifest.ts';

/** Reads the list of releases in a folder. Undefined if the folder has none yet. A release whose folder is gone is left out. */
export async function readReleaseManifest(folder: string): Promise<Found<ReleaseManifest | undefined>> {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) return { value: undefined, problems: [] };
  const manifest = parseManifest(await readFile(file, 'utf8'));
  if (manifest === undefined) return { value: undefined, problems: [damagedManifest(file)] };
  const releases = manifest.releases.filter((name) => existsSync(join(folder, name)));
  return { value: releases.length === 0 ? undefined : { ...manifest, releases }, problems: [] };
}
