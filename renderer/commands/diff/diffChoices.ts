import { resolve } from 'node:path';
import { readDiffConfig } from '../../config/readDiffConfig.ts';
import type { Found } from '../../model/problem.ts';
import { isRegularFile, realPath } from '../../packages/readRegularFile.ts';
import type { Policy } from '../../release/diffEntry.ts';
import type { PackageChoice } from '../../release/take/readRelease.ts';

interface ChoicesRequest {
  /** Absolute. */
  readonly cwd: string;
  /** Releases, relative to `cwd`. */
  readonly given: readonly string[];
}

interface DiffChoices {
  /** How a package is read, by its folder. */
  readonly configOf: (folder: string) => PackageChoice;
  readonly policy?: Policy | undefined;
}

/** What the config file in `cwd` says about releases. It is not run for files alone. */
export async function diffChoices({ cwd, given }: ChoicesRequest): Promise<Found<DiffChoices>> {
  if (given.every((one) => isRegularFile(resolve(cwd, one)))) return { value: { configOf: () => ({}) }, problems: [] };
  const { value, problems } = await readDiffConfig(cwd);
  const { tsconfigs, policy } = value;
  return { value: { configOf: (folder) => ({ tsconfig: tsconfigs.get(realPath(folder)) }), policy }, problems };
}
