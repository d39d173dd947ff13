import { goneAddresses } from '../checks/goneAddresses.ts';
import { redirectProblems } from '../checks/redirectProblems.ts';
import { siteAddresses } from '../checks/siteAddresses.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { ApiModel } from '../model/api.ts';
import type { Inventory } from '../model/inventory.ts';
import type { PageFacts } from '../model/page.ts';
import type { SitePlan } from '../model/plan.ts';
import type { Problem } from '../model/problem.ts';
import { makeInventory } from '../outputs/inventory/makeInventory.ts';
import { withImplied } from '../plan/redirects/copiedAddresses.ts';

interface AddressProblemsRequest {
  readonly loaded: LoadedConfig;
  readonly plan: SitePlan;
  readonly api: ApiModel;
  /** Inventory of the published site. Undefined: nothing to compare with. */
  readonly published: Inventory | undefined;
  readonly pages: readonly PageFacts[];
  /** Slugs of packages that the site omits because of an error. */
  readonly omitted: readonly string[];
}

/** Checks the redirects of the config, and the addresses of the published site. */
export function addressProblems({ loaded, plan, api, published, pages, omitted }: AddressProblemsRequest): readonly Problem[] {
  const { config, locate } = loaded;
  const site = siteAddresses(plan.links, pages);
  const hrefs = plan.routes.map(({ href }) => href);
  const wrong = redirectProblems({ config, locate, site, hrefs });
  if (published === undefined) return wrong;
  const whole = { ...config, addresses: withImplied(config.addresses, plan.implied) };
  return [...wrong, ...goneAddresses({ config: whole, locate, site, published, current: makeInventory({ config, plan, api }), omitted })];
}
