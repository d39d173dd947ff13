import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { PackageHistory } from '../model/history.ts';
import type { Found } from '../model/problem.ts';
import type { UpgradeNotes } from '../model/upgradeNotes.ts';
import { applyHistory } from './applyHistory.ts';
import { findSources, ownSource } from './sources/findSources.ts';
import { type KnownRelease, type ReadHistory, readHistoryTask } from './sources/readHistory.ts';
import { releaseTaker } from './sources/takeRelease.ts';
import { upgradePairs } from './upgrade/upgradePairs.ts';
import { upgradeTask } from './upgrade/upgradeTask.ts';

interface AddHistoryRequest {
  readonly config: Config;
  readonly api: ApiModel;
  readonly notes: readonly UpgradeNotes[];
  readonly session: Session;
}

/**
 * The stage that adds the past of each package to the reference:
 *
 * 1. Find the releases that the config names, and take the API of those that have no snapshot (`sources/`).
 * 2. Compute when each item was added, changed and deprecated (`compute/`).
 * 3. Compare the releases on both sides of a major version, for its upgrade page (`upgrade/`).
 * 4. Put the results into the symbols of the reference (`applyHistory`).
 */
export async function addHistory(request: AddHistoryRequest): Promise<Found<ApiModel>> {
  const { config, api, session } = request;
  const configOf = ({ slug }: ApiPackage): PackageConfig | undefined =>
    config.api.packages.find((one) => one.slug === slug && one.history.length > 0);
  if (api.packages.every((pkg) => configOf(pkg) === undefined)) return { value: api, problems: [] };
  const histories = await Promise.all(
    api.packages.map((pkg) => {
      const own = configOf(pkg);
      return own === undefined ? undefined : historyOf(own, { ...request, version: pkg.version });
    }),
  );
  const applied = await session.run(applyTask, { api, histories: histories.map((found) => found?.value ?? null) });
  const all = [...histories.flatMap((found) => found?.problems ?? []), ...applied.problems];
  const problems = all.map((problem) => ({ ...problem, severity: config.checks[problem.code] }));
  return { value: applied.value, problems };
}

interface HistoryOfRequest extends AddHistoryRequest {
  /** Of the documented package. */
  readonly version: string;
}

/** The history up to the documented package, which is the last release whether or not the config names it. */
async function historyOf(pkg: PackageConfig, request: HistoryOfRequest): Promise<Found<ComparedHistory>> {
  const { config, notes, session, version } = request;
  const { root } = config;
  const take = releaseTaker(session, pkg.history.length);
  const found = await findSources({ config, package: pkg, session, take });
  const task = readHistoryTask(take);
  const earlier = await session.run(task, { root, sources: found.value, version });
  const isMissing = earlier.value.releases.length > 0 && earlier.value.releases.every((one) => one.version !== version);
  const own = isMissing ? await ownSource({ config, package: pkg, session, take }) : undefined;
  const sources = own === undefined ? found.value : [...found.value, own];
  const { value, problems } = own === undefined ? earlier : await session.run(task, { root, sources, version });
  const noted = new Set(notes.flatMap((one) => (one.package === pkg.slug ? [one.major] : [])));
  const compareTask = upgradeTask({ session, take });
  const sourceOf = ({ source }: KnownRelease) => sources.slice(source, source + 1);
  const upgrades = await Promise.all(
    upgradePairs(value.releases, noted).flatMap(({ from, to }) =>
      sourceOf(from).flatMap((old) =>
        sourceOf(to).map((next) => session.run(compareTask, { root, old, new: next, bases: [...new Set([pkg.path, root])] })),
      ),
    ),
  );
  return { value: { read: value, upgrades: upgrades.flatMap((upgrade) => upgrade ?? []) }, problems: [...found.problems, ...problems] };
}

/** As results of tasks, whose hashes are known. */
interface ComparedHistory {
  readonly read: ReadHistory;
  readonly upgrades: NonNullable<PackageHistory['upgrades']>;
}

interface ApplyRequest {
  readonly api: ApiModel;
  /** Of each package; null for one without earlier releases. */
  readonly histories: readonly (ComparedHistory | null)[];
}

/** In memory, so that a session that builds again recognizes the symbols. */
const applyTask = defineTask({
  name: 'applied-history',
  storage: { kind: 'memory' },
  run: ({ api, histories }: ApplyRequest): Found<ApiModel> => {
    const applied = api.packages.map((pkg, index): Found<ApiPackage> => {
      const history = histories[index] ?? undefined;
      return history === undefined
        ? { value: pkg, problems: [] }
        : applyHistory(pkg, { ...history.read.history, upgrades: history.upgrades });
    });
    return { value: { packages: applied.map(({ value }) => value) }, problems: applied.flatMap(({ problems }) => problems) };
  },
});
