import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config, PackageConfig } from '../model/config.ts';
import type { Found } from '../model/problem.ts';
import type { UpgradeNotes } from '../model/upgradeNotes.ts';
import { applyHistory } from './applyHistory.ts';
import type { HistoryOf } from './beginHistories.ts';
import { type ComparedHistory, compareHistory } from './compareHistory.ts';

interface AddHistoryRequest {
  readonly config: Config;
  readonly api: ApiModel;
  readonly notes: readonly UpgradeNotes[];
  readonly session: Session;
  /** Default: nothing was begun earlier. */
  readonly historyOf?: HistoryOf | undefined;
}

/**
 * The stage that adds the past of each package to the reference:
 *
 * 1. Find the releases, compute when each item was added, changed and deprecated, and what breaks (`compareHistory`). This needs
 *    nothing of the reference, so `beginHistories` begins it before that is extracted.
 * 2. Put the results into the symbols of the reference (`applyHistory`).
 */
export async function addHistory(request: AddHistoryRequest): Promise<Found<ApiModel>> {
  const { config, api, notes, session } = request;
  const configOf = ({ slug }: ApiPackage): PackageConfig | undefined =>
    config.api.packages.find((one) => one.slug === slug && one.history.length > 0);
  if (api.packages.every((pkg) => configOf(pkg) === undefined)) return { value: api, problems: [] };
  const { historyOf = (subject) => compareHistory(subject, { config, session }) } = request;
  const histories = await Promise.all(
    api.packages.map((pkg) => {
      const own = configOf(pkg);
      const noted = notes.flatMap((one) => (one.package === own?.slug ? [one.major] : []));
      return own === undefined ? undefined : historyOf({ package: own, version: pkg.version, noted });
    }),
  );
  const applied = await session.run(applyTask, { api, histories: histories.map((found) => found?.value ?? null) });
  const all = [...histories.flatMap((found) => found?.problems ?? []), ...applied.problems];
  const problems = all.map((problem) => ({ ...problem, severity: config.checks[problem.code] }));
  return { value: applied.value, problems };
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
