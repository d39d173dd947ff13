import { realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { incompleteRef } from '../diagnostics/refs.ts';
import { makeTemporaryFolder } from '../engine/makeTemporaryFolder.ts';
import type { RunOnce } from '../engine/session.ts';
import { defineTask, type Task } from '../engine/task.ts';
import type { ApiPackage } from '../model/api.ts';
import type { PackageConfig, PackageRef } from '../model/config.ts';
import { relativePath } from '../model/relativePath.ts';
import { movePlaces } from '../packages/artifacts/movePlaces.ts';
import { writeCheckout } from '../packages/writeCheckout.ts';
import type { ExtractedPackage, PackageRequest } from './extractPackage.ts';
import { packageCodec } from './extractTask.ts';

export interface ExtractRefOptions {
  readonly extract: (request: PackageRequest) => Promise<RunOnce<ExtractedPackage>>;
  readonly signal?: AbortSignal | undefined;
  /** Called with the folder of the checkout, which then stays. Default: it is removed. */
  readonly onKept?: ((folder: string) => void) | undefined;
}

interface RefRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly config: PackageConfig & { readonly ref: PackageRef };
}

/**
 * Extracts a package at a commit, from a checkout in a temporary folder. The folder is always removed afterwards, unless `onKept` asks to
 * keep it. The result does not depend on that folder. Places are in the package's own folder with the ref after its name
 * (`packages/core@v16.8.0/src/index.ts`), since the file may differ there, and pictures are part of the result.
 */
export function extractRefTask({ extract, signal, onKept }: ExtractRefOptions): Task<RefRequest, ExtractedPackage> {
  return defineTask({
    name: 'api-at-ref',
    codec: packageCodec,
    // A stored result has no checkout to look at.
    accepts: () => onKept === undefined,
    run: async ({ root, config }, read) => {
      const { ref, path, slug } = config;
      const folder = await makeTemporaryFolder({ purpose: 'ref', isKept: onKept !== undefined });
      try {
        const written = await writeCheckout({ ...ref, folder, signal });
        if (!written.ok) {
          read.untracked();
          return { value: undefined, problems: [{ ...incompleteRef({ ref: ref.name, reason: written.reason }), leavesOut: slug }] };
        }
        const inSnapshot = join(folder, ref.directory);
        // Git gives its folder without links, through which the project may have been reached.
        const inRepository = (file: string): string => relative(ref.top, join(realpathSync(root), relative(root, file)));
        const tsconfig = config.tsconfig && join(folder, inRepository(config.tsconfig));
        const { output, paths } = await extract({
          root: inSnapshot,
          repository: folder,
          config: { ...config, path: inSnapshot, tsconfig },
        });
        read.note(paths.filter((one) => !one.startsWith(`${folder}${sep}`)));
        const value = output.value && { ...(await withPictures(output.value, inSnapshot)), commit: ref.commit };
        movePlaces([value, output.problems], `${relativePath(root, path) || '.'}@${ref.name}`);
        return { ...output, value };
      } finally {
        if (onKept === undefined) await rm(folder, { recursive: true, force: true });
        else onKept(folder);
      }
    },
  });
}

/** With the pictures of its texts in base64, by path. Pictures outside of the package's folder are omitted. */
async function withPictures(pkg: ApiPackage, folder: string): Promise<ApiPackage> {
  if (pkg.files === undefined) return pkg;
  const paths = pkg.files.pictures.filter((path) => !path.startsWith('..'));
  const pairs = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'base64')] as const));
  return { ...pkg, files: { ...pkg.files, contents: Object.fromEntries(pairs) } };
}
