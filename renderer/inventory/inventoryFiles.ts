import { hashOfData } from '../cache/hashOf.ts';
import type { OutputFile } from '../model/page.ts';
import type { Route } from '../model/plan.ts';
import { formatObjectsInv } from './formatObjectsInv.ts';
import { type InventoryRequest, makeInventory } from './makeInventory.ts';

const names = { own: 'objects.json', sphinx: 'objects.inv' } as const;

/** What other sites need to link into this one: for those made with gqldocs, and for those made with Sphinx. A site's own files win. */
export function inventoryFiles(request: InventoryRequest): readonly OutputFile[] {
  const inventory = makeInventory(request);
  const files = [
    { path: names.own, contents: `${JSON.stringify(inventory)}\n` },
    { path: names.sphinx, contents: formatObjectsInv(inventory) },
  ];
  return files.filter(({ path }) => !request.plan.links.files.has(path));
}

/**
 * Hash of what an inventory is made from: the reference, the addresses of its symbols, which follow from those of its pages and from what
 * stands on these, and what others can link to in documents.
 */
export function inventoryKey({ config, plan }: InventoryRequest, apiHash: string): string {
  const { title, url, baseUrl } = config;
  const taken = Object.values(names).filter((name) => plan.links.files.has(name));
  return hashOfData('inventory', apiHash, title, url, baseUrl, taken, plan.routes.map(namedParts));
}

function namedParts(route: Route): readonly unknown[] {
  const { kind, href, title } = route;
  if (route.kind === 'document')
    return [kind, href, title, route.document.id, route.document.headings, route.document.frontMatter.unlisted];
  const items = 'items' in route ? route.items?.map(({ id }) => id) : undefined;
  return [kind, href, 'symbol' in route ? route.symbol.id : '', items];
}
