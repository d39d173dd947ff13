import { defineTask } from '../engine/task.ts';
import type { ApiModel } from '../model/api.ts';
import type { TypeUses } from '../model/backlinks.ts';
import type { ReferencePlan, Route } from '../model/plan.ts';
import type { SymbolId } from '../model/type.ts';
import { findTypeUses } from './backlinks/findTypeUses.ts';
import { byAddress, referenceLinks } from './links/linkSpace.ts';
import { referenceItems } from './referenceItems.ts';
import { planApiRoutes } from './routes/planApiRoutes.ts';
import type { PlanSettings } from './routes/planCategoryRoutes.ts';
import { planListRoutes } from './routes/planListRoutes.ts';
import { type HistoryRoutesRequest, historyRoutes } from './routes/planTextRoutes.ts';

export interface ReferenceRequest {
  readonly config: PlanSettings;
  readonly api: ApiModel;
}

/** In memory: it is most of the work of a plan, and stays the same while only documents change. */
export const planReference = defineTask({
  name: 'reference-plan',
  storage: { kind: 'memory' },
  run: ({ config, api }: ReferenceRequest): ReferencePlan => {
    const routes = planApiRoutes(config, api).toSorted(byAddress);
    return {
      routes,
      lists: planListRoutes(routes, config.messages),
      links: referenceLinks(routes, api),
      menus: new Map(api.packages.map((pkg) => [pkg.slug, referenceItems(config, pkg)])),
    };
  },
});

/** Pages that the histories of packages make, in the order of the packages. */
export const planHistory = defineTask({
  name: 'history-plan',
  storage: { kind: 'memory' },
  run: (request: HistoryRoutesRequest): readonly Route[] => request.api.packages.flatMap((pkg) => historyRoutes(pkg, request)),
});

/** On disk: finding the uses means visiting all declarations, and the result is small. */
export const typeUses = defineTask({
  name: 'type-uses',
  codec: {
    print: (uses: ReadonlyMap<SymbolId, TypeUses>) => [JSON.stringify([...uses])],
    parse: ([line = '']) => new Map(JSON.parse(line)),
  },
  run: (api: ApiModel): ReadonlyMap<SymbolId, TypeUses> => findTypeUses(api),
});
