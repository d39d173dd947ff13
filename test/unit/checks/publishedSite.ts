import { siteAddresses } from '../../../renderer/checks/siteAddresses.ts';
import type { AddressesConfig } from '../../../renderer/model/config.ts';
import type { Inventory } from '../../../renderer/model/inventory.ts';
import { makeConfig } from '../make.ts';

/** What the checks of addresses get of a site: pages with their anchors, by address; undefined for a page that failed to render. */
export function makeSite(pages: Readonly<Record<string, readonly string[] | undefined>>, addresses: Partial<AddressesConfig> = {}) {
  const hrefs = Object.keys(pages);
  const rendered = hrefs.flatMap((href) => {
    const anchors = pages[href];
    return anchors === undefined ? [] : [{ href, links: [], anchors: new Set(anchors) }];
  });
  return {
    config: makeConfig({ title: 'Site', addresses }),
    locate: (path: readonly (string | number)[]) => ({ file: path.join(' ') }),
    site: siteAddresses({ byHref: new Map(hrefs.map((href) => [href, { kind: 'page' }])), files: new Set(['logo.svg']) }, rendered),
    hrefs,
  };
}

/** An inventory with these addresses, without names. */
export function makeInventory(addresses: readonly string[], project = 'Site'): Inventory {
  const uris = addresses.map((address) => address.slice(1));
  return { format: 1, project, version: '', url: '', packages: [], documents: [], addresses: uris };
}
