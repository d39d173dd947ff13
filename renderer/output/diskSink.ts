import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { OutputFile } from '../model/page.ts';
import type { Sink } from '../model/report.ts';

/**
 * Writes a build into a folder beside the output folder, and puts it in its place when it is published.
 *
 * Nothing that a reader or a deploy tool can see changes before that: a failed or interrupted build leaves the last good
 * output as it was. Publishing is two renames; what was there before is deleted afterwards.
 *
 * A file outside of the output folder is a bug of ours, never written: paths are checked with `path.relative`.
 */
export async function createDiskSink({ outDir }: { readonly outDir: string }): Promise<Sink> {
  await mkdir(dirname(outDir), { recursive: true });
  const staging = await mkdtemp(join(dirname(outDir), `.${basename(outDir)}-`));
  // `mkdtemp` makes a folder that only its owner may read; a web server is somebody else.
  await chmod(staging, 0o755);
  const folders = new Map<string, Promise<unknown>>();

  const ensureFolder = (folder: string): Promise<unknown> => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const made = mkdir(folder, { recursive: true });
    folders.set(folder, made);
    return made;
  };

  return {
    write: async ({ path, contents }: OutputFile) => {
      const file = join(staging, path);
      const inside = relative(staging, file);
      if (inside === '' || inside.split(sep)[0] === '..' || isAbsolute(inside))
        throw new Error(`Output path leaves the output folder: ${path}`);
      await ensureFolder(dirname(file));
      await writeFile(file, contents);
    },
    publish: async () => {
      const old = `${staging}-old`;
      const had = existsSync(outDir);
      if (had) await rename(outDir, old);
      try {
        await rename(staging, outDir);
      } catch (error) {
        if (had) await rename(old, outDir);
        throw error;
      }
      if (had) await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  };
}
