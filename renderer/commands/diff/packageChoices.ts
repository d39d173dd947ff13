import { resolve } from 'node:path';
import { configuredTsconfigs } from '../../config/configuredTsconfigs.ts';
import type { Found } from '../../model/problem.ts';
import { isRegularFile, realPath } from '../../packages/readRegularFile.ts';
import type { PackageChoice } from '../../release/take/readRelease.ts';

interface ChoicesRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Releases, relative to `cwd`. */
  readonly given: readonly string[];
}

/** How the config file in `cwd` says that packages are read, by their folders. It is not run for files alone. */
export async function packageChoices({ cwd, given }: ChoicesRequest): Promise<Found<(folder: string) => PackageChoice>> {
  if (given.every((one) => isRegularFile(resolve(cwd, one)))) return { value: () => ({}), problems: [] };
  const { value: tsconfigs, problems } = await configuredTsconfigs(cwd);
  return { value: (folder) => ({ tsconfig: tsconfigs.get(realPath(folder)) }), problems };
}
