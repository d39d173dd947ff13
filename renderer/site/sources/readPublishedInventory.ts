import * as v from 'valibot';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { inventoryUnusable } from '../../diagnostics/addresses.ts';
import type { Reader } from '../../engine/reader.ts';
import type { Inventory } from '../../model/inventory.ts';
import { parseJson } from '../../model/parseJson.ts';
import type { Found } from '../../model/problem.ts';
import { relativePath } from '../../model/relativePath.ts';

/** Reads the inventory that was published last. Undefined if the config names none, or if it cannot be used. */
export function readPublishedInventory({ config, locate }: LoadedConfig, read: Pick<Reader, 'file'>): Found<Inventory | undefined> {
  const { published } = config.addresses;
  if (published === undefined) return { value: undefined, problems: [] };
  const contents = read.file(published);
  const value = contents && parsePublished(Buffer.from(contents).toString('utf8'));
  if (value !== undefined) return { value, problems: [] };
  const file = relativePath(config.root, published);
  const place = locate(['addresses', 'published']);
  const message =
    contents === undefined
      ? `Cannot read the published inventory ${file}.`
      : `The file ${file} is not an inventory of gqldocs, or it is damaged.`;
  const hint =
    contents === undefined
      ? 'Download `objects.json` from the published site. Before the first publication, leave `addresses.published` and `--against` out.'
      : 'Take `objects.json` of the published site, not `objects.inv`.';
  return { value: undefined, problems: [inventoryUnusable({ message, hint, place })] };
}

const uri = v.string();

const schema = v.object({
  format: v.literal(1),
  project: v.string(),
  version: v.string(),
  url: v.string(),
  packages: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      objects: v.array(v.object({ name: v.string(), kind: v.string(), module: v.string(), uri, signature: v.optional(v.string()) })),
    }),
  ),
  documents: v.array(v.object({ name: v.string(), title: v.string(), uri })),
  addresses: v.optional(v.array(uri)),
});

/** Undefined for other files. */
function parsePublished(text: string): Inventory | undefined {
  const { success, output } = v.safeParse(schema, parseJson(text));
  return success ? output : undefined;
}
