import { defineTask } from '../engine/task.ts';
import { findCounterparts } from '../history/versions/findCounterparts.ts';
import type { ApiModel } from '../model/api.ts';
import type { Config } from '../model/config.ts';
import type { NavbarLink } from '../model/page.ts';
import type { SitePlan } from '../model/plan.ts';
import type { SiteSamples } from '../plan/links/sampleIndex.ts';
import { fieldsOf } from '../presentation/fieldsOf.ts';
import { entryLinks } from './entryLinks.ts';
import { readingPositions } from './readingPositions.ts';
import type { SiteTables } from './site.ts';

interface SiteTablesRequest {
  readonly config: Config;
  readonly plan: SitePlan;
  readonly api: ApiModel;
  readonly navbar: readonly NavbarLink[];
  readonly samples: SiteSamples;
}

/** In memory: while the plan is the same, so are the tables, and no page asks again. */
export const tablesTask = defineTask({ name: 'site-tables', storage: { kind: 'memory' }, run: siteTables });

export function siteTables({ config, plan, api, navbar, samples }: SiteTablesRequest): SiteTables {
  const reading = readingPositions({ plan, baseUrl: config.baseUrl, navbar });
  return {
    links: plan.links,
    titles: new Map(plan.routes.toReversed().map(({ href, title }) => [href, title])),
    sidebars: plan.sidebars,
    reading,
    backlinks: plan.backlinks,
    fields: fieldsById(api),
    unexported: new Map(api.packages.map(({ slug, unexported }) => [slug, new Map(unexported.map((symbol) => [symbol.id, symbol]))])),
    packages: api.packages.map(({ name, slug, version }) => ({ name, slug, version })),
    counterparts: findCounterparts(api),
    replacements: new Map(plan.redirects.pages.map(({ from, to }) => [from, to])),
    samples: { documents: samples.documents, packages: samples.packages },
    entryLinks: entryLinks({ config, plan, api, order: [...reading.keys()] }),
  };
}

function fieldsById({ packages }: ApiModel): SiteTables['fields'] {
  return new Map(
    packages.flatMap(({ symbols }) =>
      symbols.flatMap((symbol) => {
        const fields = fieldsOf(symbol);
        return fields === undefined ? [] : [[symbol.id, fields] as const];
      }),
    ),
  );
}
