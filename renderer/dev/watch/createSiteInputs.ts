import { resolve } from 'node:path';
import type { Problem } from '../../model/problem.ts';

/** Gathers the files that a site is made from, build by build, and gives those that are worth watching. */
export type SiteInputs = (outcome: BuildOutcome) => readonly string[];

interface BuildOutcome {
  /** Absolute paths of what the build has read or looked for. A folder whose list of modules counts ends with a slash. */
  readonly read: readonly string[];
  /** Of the config. */
  readonly configFiles: readonly string[];
  readonly problems: readonly Problem[];
  /** Whether the build found no error. */
  readonly isGood: boolean;
}

/**
 * The inputs of a site. A failed build has usually not reached all of its inputs, and the files that a failed bundle has read are unknown.
 * So after a failure, the inputs of the last good build and the files with problems count, too.
 *
 * @param root absolute folder of the project: places of problems are relative to it
 */
export function createSiteInputs(root: string): SiteInputs {
  let good: readonly string[] = [];
  return ({ read, configFiles, problems, isGood }) => {
    const now = [...configFiles, ...read, ...problems.flatMap(({ place }) => (place === undefined ? [] : resolve(root, place.file)))];
    if (isGood) good = now;
    return isGood ? now : [...good, ...now];
  };
}
