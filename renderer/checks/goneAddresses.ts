import type { LoadedConfig } from '../config/loadConfig.ts';
import { goneAddress, gonePackage, inventoryUnusable } from '../diagnostics/addresses.ts';
import { moduleHref } from '../model/addresses.ts';
import type { Inventory } from '../model/inventory.ts';
import type { Problem } from '../model/problem.ts';
import { formatAddress, isExternal, parseAddress } from '../plan/links/address.ts';
import { createResolver, isBelow, isPattern, prefixOf } from '../plan/redirects/createResolver.ts';
import { createPropose, namedAddresses } from './proposeAddress.ts';
import type { SiteAddresses } from './siteAddresses.ts';

interface GoneAddressesRequest extends Pick<LoadedConfig, 'config' | 'locate'> {
  readonly site: SiteAddresses;
  /** Of the site that was published last. */
  readonly published: Inventory;
  readonly current: Inventory;
  /** Slugs of packages that the site omits because of an error. */
  readonly omitted: readonly string[];
}

/** Every address that was published must exist, or have a redirect to an address that exists, or a note of removal. */
export function goneAddresses(request: GoneAddressesRequest): readonly Problem[] {
  const { config, locate, site, published, current, omitted } = request;
  const place = locate(['addresses']);
  const before = namedAddresses(published);
  if (published.project !== config.title && before.length > 0 && !before.some(({ address }) => site.has(address))) {
    const message = `The published inventory is of another site: it has the title "${published.project}", and none of its addresses is on "${config.title}".`;
    return [inventoryUnusable({ message, hint: 'Take `objects.json` of the published site.', place })];
  }
  const isKept = createIsKept(request);
  const gone = new Map(before.filter(({ address }) => !isKept(address)).map((one) => [one.address, one]));
  const roots = omitted.map((slug) => moduleHref({ api: config.api.route, slug, module: '' }));
  const propose = createPropose(before, namedAddresses(current));
  const counts = new Map<string, number>();
  for (const address of gone.keys()) counts.set(parseAddress(address).page, (counts.get(parseAddress(address).page) ?? 0) + 1);
  const problems = [...gone.values()].flatMap((one): readonly Problem[] => {
    const { page, anchor } = parseAddress(one.address);
    // The page's own problem covers its anchors, and an omitted package's all of its addresses.
    if ((anchor !== undefined && gone.has(page)) || roots.some((root) => isBelow(page, root))) return [];
    const count = anchor === undefined ? (counts.get(page) ?? 1) - 1 : 0;
    return [goneAddress({ address: one.address, anchors: count, proposal: propose(one), place })];
  });
  const packages = roots.flatMap((address) => {
    const count = [...gone.keys()].filter((one) => isBelow(parseAddress(one).page, address)).length;
    return count === 0 ? [] : [gonePackage({ address, count, place })];
  });
  return [...packages, ...problems];
}

function createIsKept({ config, site }: Pick<GoneAddressesRequest, 'config' | 'site'>): (address: string) => boolean {
  const { redirects, removed } = config.addresses;
  const resolve = createResolver(redirects, site.hasPage);
  const notes = Object.keys(removed);
  const exact = new Set(notes.filter((note) => !isPattern(note)).map((note) => formatAddress(parseAddress(note))));
  const prefixes = notes.filter(isPattern).map(prefixOf);
  return (address) => {
    if (site.has(address)) return true;
    const { page } = parseAddress(address);
    if (exact.has(address) || (!site.hasPage(page) && (exact.has(page) || prefixes.some((prefix) => isBelow(page, prefix))))) return true;
    const found = resolve(address);
    // `redirectProblems` reports loops and missing targets of redirects.
    if (found.kind === 'loop' || isExternal(found.address)) return true;
    return found.address !== address && (site.has(found.address) || !site.hasPage(parseAddress(found.address).page));
  };
}
