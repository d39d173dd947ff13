import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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

/** The pages in a folder of a release. */
export interface ReleasePages {
  /** Paths of all HTML files: `api/index.html`. */
  readonly files: readonly string[];
  /** Addresses below the folder of the pages that the release itself has, by file: `api/index.html` to `/api`. The other files are redirects. */
  readonly own: ReadonlyMap<string, string>;
}

/** Lists the pages in a folder of a release. None if there is no such folder. */
export async function readPages(folder: string): Promise<ReleasePages> {
  if (!existsSync(folder)) return { files: [], own: new Map() };
  const entries = await readdir(folder, { recursive: true });
  const files = entries.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.html'));
  const routes: unknown = JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8'));
  const own = Array.isArray(routes) ? routes.flatMap((route: unknown) => (isEntry(route) ? [[route.html, route.path] as const] : [])) : [];
  return { files: files.toSorted(), own: new Map(own) };
}

function isEntry(route: unknown): route is { readonly html: string; readonly path: string } {
  if (typeof route !== 'object' || route === null || !('html' in route && 'path' in route)) return false;
  return typeof route.html === 'string' && typeof route.path === 'string';
}
