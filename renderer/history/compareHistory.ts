import type { Session } from '../engine/session.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { PackageHistory } from '../model/history.ts';
import type { Found } from '../model/problem.ts';
import { findSources, ownSource } from './sources/findSources.ts';
import { type KnownRelease, type ReadHistory, readHistoryTask } from './sources/readHistory.ts';
import { releaseTaker } from './sources/takeRelease.ts';
import { upgradePairs } from './upgrade/upgradePairs.ts';
import { upgradeTask } from './upgrade/upgradeTask.ts';

/** What the history of a package follows from, in addition to its config. */
export interface HistorySubject {
  readonly package: PackageConfig;
  /** Of the documented package. */
  readonly version: string;
  /** Major versions whose upgrades have notes. */
  readonly noted: readonly number[];
}

export interface CompareHistoryRequest {
  readonly config: Config;
  readonly session: Session;
}

/** As results of tasks, whose hashes are known. */
export interface ComparedHistory {
  readonly read: ReadHistory;
  readonly upgrades: NonNullable<PackageHistory['upgrades']>;
}

/**
 * The history up to the documented package, which is the last release whether or not the config names it:
 *
 * 1. Find the releases that the config names, and take the API of those that have no snapshot (`sources/`).
 * 2. Compute when each item was added, changed and deprecated (`compute/`).
 * 3. Compare the releases on both sides of a major version, for its upgrade page (`upgrade/`).
 */
export async function compareHistory(subject: HistorySubject, request: CompareHistoryRequest): Promise<Found<ComparedHistory>> {
  const { config, session } = request;
  const { package: pkg, version, noted } = subject;
  const { root } = config;
  const take = releaseTaker(session, pkg.history.length);
  const found = await findSources({ config, package: pkg, session, take });
  const task = readHistoryTask({ session, take });
  const earlier = await session.run(task, { root, sources: found.value, version });
  const isMissing = earlier.value.releases.length > 0 && earlier.value.releases.every((one) => one.version !== version);
  const own = isMissing ? await ownSource({ config, package: pkg, session, take }) : undefined;
  const sources = own === undefined ? found.value : [...found.value, own];
  const { value, problems } = own === undefined ? earlier : await session.run(task, { root, sources, version });
  const compareTask = upgradeTask({ session, take });
  const sourceOf = ({ source }: KnownRelease) => sources.slice(source, source + 1);
  const upgrades = await Promise.all(
    upgradePairs(value.releases, new Set(noted)).flatMap(({ from, to }) =>
      sourceOf(from).flatMap((old) =>
        sourceOf(to).map((next) => session.run(compareTask, { root, old, new: next, bases: [...new Set([pkg.path, root])] })),
      ),
    ),
  );
  return { value: { read: value, upgrades: upgrades.flatMap((upgrade) => upgrade ?? []) }, problems: [...found.problems, ...problems] };
}
