import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPackageSite, type PackageSite, type SiteOptions } from './packageSite.ts';

/** Texts by their paths; an object is written as JSON. */
export type PackageFiles = Readonly<Record<string, string | object>>;

/** Writes a package into a temporary folder. */
export async function writePackage(files: PackageFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gqldocs-written-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Builds the site of a package that a test writes itself. */
export async function buildWrittenSite(files: PackageFiles, options: SiteOptions = {}): Promise<PackageSite> {
  const folder = await writePackage(files);
  const site = await buildPackageSite(folder, options);
  const close = async (): Promise<void> => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...site, close };
}
