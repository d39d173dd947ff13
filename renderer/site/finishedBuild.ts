import type { Store } from '../engine/store.ts';
import { defineTask, type Task } from '../engine/task.ts';
import type { Config } from '../model/config.ts';
import type { BuildReport } from '../model/report.ts';
import { hashOfListing, hashOfOutput, type Place, readListing } from '../publish/readListing.ts';

/** The repeatable part of a build's report, and the published files. */
interface FinishedBuild {
  readonly report: Pick<BuildReport, 'pages' | 'verified' | 'files' | 'bytes' | 'problems'>;
  readonly output: string;
}

/**
 * The whole build as one task. If everything that it read and its output are the same, gqldocs skips the build without loading the code of
 * a stage.
 */
export function finishedBuild(place: { readonly outDir: string; readonly store: Store }): Task<Config, FinishedBuild> {
  return defineTask({
    name: 'finished',
    accepts: ({ output }) => output === hashOfOutput(place),
    run: (): FinishedBuild => {
      throw new Error('A whole build is looked up and kept, but not run as a task.');
    },
  });
}

/** The part of a report that the next build without changes repeats. */
export function withoutTimes({ pages, verified, files, bytes, problems }: BuildReport, place: Place): FinishedBuild {
  return { report: { pages, verified, files, bytes, problems }, output: hashOfListing(readListing(place)) };
}
