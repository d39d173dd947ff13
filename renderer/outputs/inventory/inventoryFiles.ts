import type { OutputFile } from '../../model/page.ts';
import { formatObjectsInv } from './formatObjectsInv.ts';
import { type InventoryRequest, makeInventory } from './makeInventory.ts';

const names = { own: 'objects.json', sphinx: 'objects.inv' } as const;

/**
 * Inventories for sites that link to this one: for those made with gqldocs, and for those made with Sphinx. A static file of the same name
 * wins.
 */
export function inventoryFiles(request: InventoryRequest): readonly OutputFile[] {
  const inventory = makeInventory(request);
  const files = [
    { path: names.own, contents: `${JSON.stringify(inventory)}\n` },
    { path: names.sphinx, contents: formatObjectsInv(inventory) },
  ];
  return files.filter(({ path }) => !request.plan.links.files.has(path));
}
