import { join, relative, sep } from 'node:path';
import { hashOf, rememberHash } from '../engine/hash.ts';
import type { Config } from '../model/config.ts';
import type { Document } from '../model/document.ts';
import type { UpdateDays } from './readUpdateDays.ts';

/** Documents with the day of their last change, as their front matter says, else as Git does. */
export function withUpdateDays(
  documents: readonly Document[],
  { config, days }: { readonly config: Config; readonly days: UpdateDays },
): readonly Document[] {
  const folder = config.documents;
  if (folder?.lastUpdated !== true) return documents;
  return documents.map((document) => {
    const file = relative(folder.path, join(config.root, document.source)).replaceAll(sep, '/');
    const lastUpdated = document.frontMatter.last_update ?? days.get(file);
    if (lastUpdated === undefined) return document;
    const dated = { ...document, lastUpdated };
    rememberHash(dated, () => hashOf(hashOf(document), lastUpdated));
    return dated;
  });
}
