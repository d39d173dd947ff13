import type { OutputFile } from '../model/page.ts';
import { formatObjectsInv } from './formatObjectsInv.ts';
import { type InventoryRequest, makeInventory } from './makeInventory.ts';

/** What other sites need to link into this one: for those made with gqldocs, and for those made with Sphinx. */
export function inventoryFiles(request: InventoryRequest): readonly OutputFile[] {
  const inventory = makeInventory(request);
  return [
    { path: 'objects.json', contents: `${JSON.stringify(inventory)}\n` },
    { path: 'objects.inv', contents: formatObjectsInv(inventory) },
  ];
}
