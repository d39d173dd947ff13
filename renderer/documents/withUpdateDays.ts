import { join, relative, sep } from 'node:path';
import { hashOf } from '../cache/hashOf.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { UpdateDays } from './readUpdateDays.ts';

/** Documents with the day of their last change, as their front matter says, else as Git does. It is shown, so it is part of their hash. */
export function withUpdateDays(
  documents: readonly Document[],
  { config, days }: { readonly config: Config; readonly days: UpdateDays },
): readonly Document[] {
  const folder = config.documents;
  if (folder?.lastUpdated !== true) return documents;
  return documents.map((document) => {
    const file = relative(folder.path, join(config.root, document.source)).replaceAll(sep, '/');
    const lastUpdated = document.frontMatter.last_update ?? days.get(file);
    return lastUpdated === undefined ? document : { ...document, lastUpdated, hash: hashOf(document.hash, lastUpdated).slice(0, 16) };
  });
}
