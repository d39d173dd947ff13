import type { Session } from '../engine/session.ts';
import { defineTask } from '../engine/task.ts';
import type { ApiModel, ApiPackage } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { PackageHistory } from '../model/history.ts';
import type { Found } from '../model/problem.ts';
import { applyHistory } from './applyHistory.ts';
import { readHistory } from './readHistory.ts';

export interface AddHistoryRequest {
  readonly config: Config;
  readonly api: ApiModel;
  readonly session: Session;
}

/** The stage that adds the past of each package to the reference, from the snapshots that the config names. */
export async function addHistory({ config, api, session }: AddHistoryRequest): Promise<Found<ApiModel>> {
  const pathsOf = ({ slug }: ApiPackage): readonly string[] => config.api.packages.find((one) => one.slug === slug)?.history ?? [];
  if (api.packages.every((pkg) => pathsOf(pkg).length === 0)) return { value: api, problems: [] };
  const { root } = config;
  const histories = await Promise.all(
    api.packages.map((pkg) => {
      const paths = pathsOf(pkg);
      return paths.length === 0 ? undefined : session.run(readHistory, { root, paths, version: pkg.version });
    }),
  );
  const applied = await session.run(applyTask, { api, histories: histories.map((found) => found?.value ?? null) });
  const all = [...histories.flatMap((found) => found?.problems ?? []), ...applied.problems];
  const problems = all.map((problem) => ({ ...problem, severity: config.checks[problem.code] }));
  return { value: applied.value, problems };
}

interface ApplyRequest {
  readonly api: ApiModel;
  /** Of each package; null for one without snapshots. */
  readonly histories: readonly (PackageHistory | null)[];
}

/** In memory, so that a session that builds again recognizes the symbols. */
const applyTask = defineTask({
  name: 'applied-history',
  storage: { kind: 'memory' },
  run: ({ api, histories }: ApplyRequest): Found<ApiModel> => {
    const applied = api.packages.map((pkg, index): Found<ApiPackage> => {
      const history = histories[index] ?? undefined;
      return history === undefined ? { value: pkg, problems: [] } : applyHistory(pkg, history);
    });
    return { value: { packages: applied.map(({ value }) => value) }, problems: applied.flatMap(({ problems }) => problems) };
  },
});
