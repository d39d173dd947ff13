import { realpathSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { movePlaces } from '../artefacts/movePlaces.ts';
import type { ApiPackage } from '../model/api.ts';
import type { PackageConfig, PackageRef } from '../model/config.ts';
import { writeSnapshot } from '../packages/writeSnapshot.ts';
import { extractionFailed } from '../problems/api.ts';
import { incompleteRef } from '../problems/refs.ts';
import type { PackageRequest } from './extractPackage.ts';
import { readPictures } from './readPictures.ts';
import type { ExtractionResult } from './runExtraction.ts';

export interface ExtractRefRequest {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly config: PackageConfig & { readonly ref: PackageRef };
  readonly signal: AbortSignal | undefined;
  readonly extract: (request: PackageRequest) => Promise<ExtractionResult>;
  /** Told of the snapshot's folder, which then stays. Default: it is removed. */
  readonly onKept?: ((folder: string) => void) | undefined;
}

/**
 * Extracts a package as a commit has it: from a snapshot in a temporary folder, which is gone afterwards, whatever
 * happens, unless somebody wants to look at it. Nothing of the
 * result tells of that folder: places are in the package's own, with the ref behind its name (`packages/core@v16.8.0/src/index.ts`), since
 * the file may be another one there, and pictures are in the result.
 */
export async function extractRef({ root, config, signal, extract, onKept }: ExtractRefRequest): Promise<ExtractionResult> {
  const { ref, path, slug } = config;
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'gqldocs-ref-'));
  try {
    const written = await writeSnapshot({ ...ref, folder, signal });
    if (!written.ok)
      return { value: undefined, problems: [{ ...incompleteRef({ ref: ref.name, reason: written.reason }), leavesOut: slug }] };
    const inSnapshot = join(folder, ref.directory);
    // Git gives its folder without links, through which the project may have been reached.
    const inRepository = (file: string): string => relative(ref.top, join(realpathSync(root), relative(root, file)));
    const tsconfig = config.tsconfig && join(folder, inRepository(config.tsconfig));
    const result = await extract({ root: inSnapshot, config: { ...config, path: inSnapshot, tsconfig } });
    const value = result.value && withPictures(result.value, await readPictures(result.value, inSnapshot));
    movePlaces([value, result.problems], `${relative(root, path).replaceAll('\\', '/') || '.'}@${ref.name}`);
    const files = result.files?.filter((file) => !file.startsWith(`${folder}${sep}`));
    return { ...result, value, files };
  } catch (error) {
    signal?.throwIfAborted();
    return { value: undefined, problems: [{ ...extractionFailed({ slug, error }), leavesOut: slug }] };
  } finally {
    if (onKept === undefined) await rm(folder, { recursive: true, force: true });
    else onKept(folder);
  }
}

function withPictures(pkg: ApiPackage, contents: Readonly<Record<string, string>>): ApiPackage {
  return pkg.files === undefined ? pkg : { ...pkg, files: { ...pkg.files, contents } };
}
