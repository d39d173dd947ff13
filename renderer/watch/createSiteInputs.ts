import { resolve } from 'node:path';
import type { Cache } from '../cache/openCache.ts';
import type { Problem } from '../model/problem.ts';

/** The files that a site is made from, as far as its builds tell. */
export interface SiteInputs {
  /** What a build that begins shall tell its inputs. */
  readonly listen: () => NonNullable<Cache['noteInputs']>;
  /** All that is worth looking at after a build, or after it was found that none can be made. Absolute. */
  readonly after: (outcome: BuildOutcome) => readonly string[];
}

export interface BuildOutcome {
  /** Of the config. */
  readonly configFiles: readonly string[];
  readonly problems: readonly Problem[];
  /** Whether the site is now what was built. */
  readonly isPublished: boolean;
}

/**
 * Gathers inputs build by build. A build that fails has mostly not come to all of its inputs, and of a bundle that fails nobody knows them:
 * then those of the last good build count, too, and the files that something is wrong with.
 *
 * @param root absolute folder of the project: places of problems are relative to it
 */
export function createSiteInputs(root: string): SiteInputs {
  let good: readonly string[] = [];
  let told: string[] = [];
  return {
    listen: () => {
      const heard: string[] = [];
      told = heard;
      return (files = []) => {
        for (const input of files) heard.push(typeof input === 'string' ? input : input.file);
      };
    },
    after: ({ configFiles, problems, isPublished }) => {
      const now = [...configFiles, ...told, ...problems.flatMap(({ place }) => (place === undefined ? [] : resolve(root, place.file)))];
      if (isPublished) good = now;
      return isPublished ? now : [...good, ...now];
    },
  };
}
